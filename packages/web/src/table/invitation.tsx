// A game that waits for its second player: for the one who is invited, and for the one who waits.
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { GuestName } from '../account/guest-name.tsx';
import { NameField } from '../account/name-field.tsx';
import { ask, type Failure } from '../api/client.ts';
import { Commitment } from '../fair/commitment.tsx';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { TermsList } from '../lobby/terms-list.tsx';
import { Ground } from '../map/ground.tsx';
import { Lettering } from '../map/lettering.tsx';
import { OpeningPieces } from '../map/opening-pieces.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { QrCode } from '../parts/qr-code.tsx';
import { MannersTowards } from '../people/manners.tsx';
import { beCalled, useMe } from '../state/me.ts';
import { joinGame } from '../state/own-bytes.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import './invitation.css';

export function Invitation({
  summary,
  invitation,
}: {
  readonly summary: GameSummary;
  readonly invitation: string | null;
}): ReactElement {
  const { t } = useText();
  return (
    <>
      <PageHead />
      <main className="page narrow invitation">
        <svg viewBox="120 130 1360 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Ground />
          <Lettering />
          <OpeningPieces />
        </svg>
        {summary.status === 'cancelled' ? (
          <h1>{t('invitation.cancelled')}</h1>
        ) : summary.mySide === null ? (
          <Invited summary={summary} />
        ) : (
          <Waiting summary={summary} side={summary.mySide} invitation={invitation} />
        )}
      </main>
    </>
  );
}

function Invited({ summary }: { readonly summary: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const me = useMe((state) => state.me);
  const [name, setName] = useState(me?.named === true ? me.name : '');
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, seats } = summary;
  const commitment = useGame((game) => game.commitment);
  const free = SIDES.find((side) => seats[side].kind === 'free') ?? 'british';
  const host = seats[opponentOf(free)];
  const join = async (): Promise<void> => {
    setJoining(true);
    const problem = await beCalled(name);
    const joined =
      problem === null
        ? await joinGame(id, commitment, new URLSearchParams(location.search).get('invitation'))
        : null;
    setJoining(false);
    if (joined?.ok === true) location.reload();
    else setFailure(problem ?? (joined?.ok === false ? joined.error : null));
  };
  return (
    <>
      <h1>{t('invitation.invited', { name: nameOfSeat(host, t, locale) })}</h1>
      <p>{t('home.what')}</p>
      <TermsList game={summary} side={free} />
      <Commitment />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        {me?.guest !== false && (
          <NameField
            label={t('guest-name.as')}
            name={name}
            autoComplete="nickname"
            isRequired={false}
            onName={setName}
          />
        )}
        {failure !== null && <FailureLine failure={failure} />}
        <p className="buttons">
          <button type="submit" className="primary large" data-testid="join" disabled={isJoining}>
            {t('invitation.join', { side: viewerName(free, locale) })}
          </button>
        </p>
      </form>
      {host.kind === 'person' && <MannersTowards person={host.person} game={null} />}
    </>
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
  const link = `${location.origin}${pathOfGame(summary.id)}${invitation === null ? '' : `?invitation=${invitation}`}`;
  const cancel = async (): Promise<void> => {
    const cancelled = await ask('POST /api/games/:game/cancel', {
      params: { game: summary.id },
      body: {},
    });
    if (cancelled.ok) go(PATHS.lobby);
    else setFailure(cancelled.error);
  };
  return (
    <>
      <h1>{t('invitation.title')}</h1>
      <p role="status">{t('invitation.nobody', { side: viewerName(side, locale) })}</p>
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
