// Who is signed in on this browser.
import type { MeAnswer } from '@arpents/protocol';
import { create } from 'zustand';
import { ask, type Failure } from '../api/client.ts';
import { useConnection } from '../api/connection.ts';
import { serverless } from '../api/serverless.ts';

type Me = MeAnswer['me'];

interface MeKnown {
  readonly me: Me;
  /** False: the server has not said yet. */
  readonly isKnown: boolean;
  /** The sign-in of this page was ended elsewhere. */
  readonly hasEnded: boolean;
}

export const useMe = create<MeKnown>(() => ({ me: null, isKnown: false, hasEnded: false }));

export async function findMe(): Promise<void> {
  if (serverless) {
    nowSignedInAs(null);
    return;
  }
  const answer = await ask('GET /api/me');
  if (answer.ok) nowSignedInAs(answer.value.me);
  else findMeLater();
}

/** As long as the server cannot be asked, nobody knows: whoever reaches it again finds out. */
function findMeLater(): void {
  const stop = useConnection.subscribe(({ isReached }) => {
    if (!isReached) return;
    stop();
    void findMe();
  });
}

export const nowSignedInAs = (me: Me): void => {
  useMe.setState(me === null ? { me, isKnown: true } : { me, isKnown: true, hasEnded: false });
};

/** Another tab, another browser or the operator has ended the sign-in; whoever comes back to the page may be signed in again. */
export function nowSignedOut(): void {
  useMe.setState({ me: null, isKnown: true, hasEnded: true });
  const lookAgain = async (): Promise<void> => {
    if (useMe.getState().me === null) await findMe();
    if (useMe.getState().me !== null) window.removeEventListener('focus', look);
  };
  const look = (): void => void lookAgain();
  window.addEventListener('focus', look);
}

/** Gives a guest this name, also one who comes only now; an empty one changes nothing. */
export async function beCalled(name: string): Promise<Failure | null> {
  const wanted = name.trim();
  const problem = await beSomebody();
  const { me } = useMe.getState();
  if (problem !== null || wanted === '' || me?.guest !== true) return problem;
  if (me.named && me.name === wanted) return null;
  const answer = await ask('PUT /api/me/name', { body: { name: wanted } });
  if (!answer.ok) return answer.error;
  nowSignedInAs(answer.value.me);
  return null;
}

/** Makes sure that somebody is signed in: a guest, if nobody else. */
export async function beSomebody(): Promise<Failure | null> {
  if (useMe.getState().me !== null) return null;
  const answer = await ask('POST /api/guests', { body: {} });
  if (!answer.ok) return answer.error;
  nowSignedInAs(answer.value.me);
  return null;
}
