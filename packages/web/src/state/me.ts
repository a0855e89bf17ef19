// Who is signed in on this browser.
import type { MeAnswer } from '@arpents/protocol';
import { create } from 'zustand';
import { ask, type Failure } from '../api/client.ts';

type Me = MeAnswer['me'];

export const useMe = create<{ readonly me: Me; readonly isKnown: boolean }>(() => ({
  me: null,
  isKnown: false,
}));

export async function findMe(): Promise<void> {
  const answer = await ask('GET /api/me');
  useMe.setState({ me: answer.ok ? answer.value.me : null, isKnown: true });
}

export const nowSignedInAs = (me: Me): void => {
  useMe.setState({ me, isKnown: true });
};

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
