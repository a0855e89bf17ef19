// A game that waits for its second player: for the one who is invited, and for the one who waits.
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { GuestName } from '../account/guest-name.tsx';
import { NameField } from '../account/name-field.tsx';
import { SignInPanel } from '../account/sign-in-panel.tsx';
import type { Failure } from '../api/client.ts';
import { Commitment } from '../fair/commitment.tsx';
import { DeadEnd } from '../house/dead-end.tsx';
import { Sheet } from '../house/sheet.tsx';
import { ratedNameOfSeat } from '../lobby/seat-name.ts';
import { SideChoice } from '../lobby/side-choice.tsx';
import { TermsList } from '../lobby/terms-list.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { QrCode } from '../parts/qr-code.tsx';
import { useMedia } from '../parts/use-media.ts';
import { MannersTowards } from '../people/manners.tsx';
import { beCalled, useMe } from '../state/me.ts';
import { joinGame } from '../state/own-bytes.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import './invitation.css';

/** The text lies beside its plate: the condition of house.css. */
const ROOMY = '(min-width: 901px)';

export function Invitation({
  summary,
  invitation,
}: {
  readonly summary: GameSummary;
  readonly invitation: string | null;
}): ReactElement {
  const { t, locale } = useText();
  const { status, mySide, seats, guestChooses } = summary;
  if (status === 'cancelled') {
    return <DeadEnd title={t('invitation.cancelled')} place="halifax" emblem="ships" />;
  }
  const host = mySide === null ? SIDES.find((side) => seats[side].kind !== 'free') : undefined;
  const title =
    host === undefined
      ? t('invitation.title')
      : t('invitation.invited', {
          name: ratedNameOfSeat(seats[host], guestChooses ? null : host, t, locale),
        });
  return (
    <Sheet title={title} place="halifax" layout="beside" className="invitation">
      {mySide === null ? (
        <Invited summary={summary} />
      ) : (
        <Waiting summary={summary} side={mySide} invitation={invitation} />
      )}
    </Sheet>
  );
}

function Invited({ summary }: { readonly summary: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const { me, isKnown } = useMe();
  const [name, setName] = useState(me?.named === true ? me.name : '');
  const [isJoining, setJoining] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const hasRoom = useMedia(ROOMY);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, seats, guestChooses } = summary;
  const commitment = useGame((game) => game.commitment);
  const free = SIDES.find((side) => seats[side].kind === 'free') ?? 'british';
  const host = seats[opponentOf(free)];
  const [side, setSide] = useState<Side>(free);
  const join = async (): Promise<void> => {
    setJoining(true);
    const problem = await beCalled(name);
    const joined =
      problem === null
        ? await joinGame(
            id,
            commitment,
            new URLSearchParams(location.search).get('invitation'),
            guestChooses ? side : null,
          )
        : null;
    setJoining(false);
    if (joined?.ok === true) location.reload();
    else setFailure(problem ?? (joined?.ok === false ? joined.error : null));
  };
  const terms = (
    <>
      <TermsList game={summary} side={free} />
      <Commitment isOpen={hasRoom} />
    </>
  );
  return (
    <>
      {summary.rated && isKnown && (me?.guest !== false || isSigningIn) ? (
        <div className="invitation-answer">
          {terms}
          <ForAccounts isSigningIn={isSigningIn} onSigningIn={setSigningIn} />
        </div>
      ) : (
        <form
          className="invitation-answer"
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          {terms}
          <div className="leaf stack">
            {guestChooses && (
              <SideChoice
                label={t('invitation.choose')}
                side={side}
                options={SIDES}
                onPick={setSide}
              />
            )}
            {me?.guest !== false && (
              <NameField
                label={t('guest-name.as')}
                name={name}
                autoComplete="nickname"
                isRequired={false}
                onName={setName}
              />
            )}
            <div className="invitation-end in-reach">
              {failure !== null && <FailureLine failure={failure} />}
              <button
                type="submit"
                className="primary large"
                data-testid="join"
                disabled={isJoining}
              >
                {t('invitation.join', { side: viewerName(guestChooses ? side : free, locale) })}
              </button>
            </div>
          </div>
        </form>
      )}
      <p>{t('home.what')}</p>
      {host.kind === 'person' && <MannersTowards person={host.person} game={null} />}
    </>
  );
}

/**
 * Guests cannot join a rated game: they are told before they have chosen and named anything. They sign in or register
 * right here, since who has to find the way back may not find it.
 */
function ForAccounts({
  isSigningIn,
  onSigningIn,
}: {
  /** Until new recovery codes have been seen, which is after the person has an account. */
  readonly isSigningIn: boolean;
  readonly onSigningIn: (isSigningIn: boolean) => void;
}): ReactElement {
  const { t } = useText();
  if (isSigningIn) {
    return (
      <div className="leaf">
        <SignInPanel
          onDone={() => {
            onSigningIn(false);
          }}
        />
      </div>
    );
  }
  return (
    <div className="leaf stack">
      <p>{t('invitation.rated')}</p>
      <div className="invitation-end in-reach">
        <button
          type="button"
          className="primary large"
          onClick={() => {
            onSigningIn(true);
          }}
        >
          {t('account.title')}
        </button>
      </div>
    </div>
  );
}

function Waiting({
  summary,
  side,
  invitation,
}: {
  readonly summary: GameSummary;
  readonly side: Side;
  readonly invitation: string | null;
}): ReactElement {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { authority } = useTable();
  const link = `${location.origin}${pathOfGame(summary.id)}${invitation === null ? '' : `?invitation=${invitation}`}`;
  const cancel = async (): Promise<void> => {
    const cancelled = await authority.callOff();
    if (cancelled.ok) go(PATHS.lobby);
    else setFailure(cancelled.error);
  };
  return (
    <>
      <p role="status">
        {summary.guestChooses
          ? t('invitation.nobody.guest')
          : t('invitation.nobody', { side: viewerName(side, locale) })}
      </p>
      <div className="invitation-ways">
        <div className="stack">
          <p>{t(summary.opponent === 'open' ? 'invitation.open' : 'invitation.send')}</p>
          <p className="copy">
            <input readOnly value={link} aria-label={t('invitation.link')} />
            <CopyButton text={link} />
          </p>
          <p className="buttons">
            {'share' in navigator && (
              <button
                type="button"
                onClick={() => {
                  // Whoever thinks better of it has shared nothing.
                  navigator.share({ title: t('home.title'), url: link }).catch(() => undefined);
                }}
              >
                {t('invitation.share')}
              </button>
            )}
            <Link href={PATHS.home} className="button">
              {t('invitation.meanwhile')}
            </Link>
          </p>
        </div>
        <QrCode text={link} label={t('invitation.qr')} />
      </div>
      <TermsList game={summary} side={side} />
      <GuestName />
      <Commitment />
      {failure !== null && <FailureLine failure={failure} />}
      <p>
        <button
          type="button"
          className="quiet danger"
          onClick={() => {
            void cancel();
          }}
        >
          {t('invitation.cancel')}
        </button>
      </p>
    </>
  );
}
