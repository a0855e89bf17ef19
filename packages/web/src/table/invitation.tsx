// A game that waits for its second player: for the one who is invited, and for the one who waits.
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { GuestName } from '../account/guest-name.tsx';
import { NameField } from '../account/name-field.tsx';
import type { Failure } from '../api/client.ts';
import { Commitment } from '../fair/commitment.tsx';
import { Sheet } from '../house/sheet.tsx';
import { ratedNameOfSeat } from '../lobby/seat-name.ts';
import { SideChoice } from '../lobby/side-choice.tsx';
import { TermsList } from '../lobby/terms-list.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { QrCode } from '../parts/qr-code.tsx';
import { MannersTowards } from '../people/manners.tsx';
import { beCalled, useMe } from '../state/me.ts';
import { joinGame } from '../state/own-bytes.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import './invitation.css';

export function Invitation({
  summary,
  invitation,
}: {
  readonly summary: GameSummary;
  readonly invitation: string | null;
}): ReactElement {
  const { t, locale } = useText();
  const { status, mySide, seats, guestChooses } = summary;
  const host = mySide === null ? SIDES.find((side) => seats[side].kind !== 'free') : undefined;
  const title =
    status === 'cancelled'
      ? t('invitation.cancelled')
      : host === undefined
        ? t('invitation.title')
        : t('invitation.invited', {
            name: ratedNameOfSeat(seats[host], guestChooses ? null : host, t, locale),
          });
  return (
    <Sheet title={title} place="halifax" layout="beside" className="invitation">
      {status === 'cancelled' ? (
        <p className="buttons">
          <Link href={PATHS.lobby} className="button">
            {t('home.people.go')}
          </Link>
        </p>
      ) : mySide === null ? (
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
  return (
    <>
      <p>{t('home.what')}</p>
      <TermsList game={summary} side={free} />
      <Commitment />
      {summary.rated && isKnown && me?.guest !== false ? (
        <ForAccounts />
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
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
          {failure !== null && <FailureLine failure={failure} />}
          <p className="buttons">
            <button type="submit" className="primary large" data-testid="join" disabled={isJoining}>
              {t('invitation.join', { side: viewerName(guestChooses ? side : free, locale) })}
            </button>
          </p>
        </form>
      )}
      {host.kind === 'person' && <MannersTowards person={host.person} game={null} />}
    </>
  );
}

/** Guests cannot join a rated game: they are told before they have chosen and named anything. */
function ForAccounts(): ReactElement {
  const { t } = useText();
  return (
    <>
      <p>{t('invitation.rated')}</p>
      <p className="buttons">
        <Link href={PATHS.account} className="button primary large">
          {t('account.title')}
        </Link>
      </p>
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
