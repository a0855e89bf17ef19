// Who plays a side. The name of another person is a button: there one learns of them, and can mute, block or report them.
import type { PersonName, SeatShown } from '@arpents/protocol';
import { Suspense, lazy, type ReactElement } from 'react';
import { nameOfLevel } from '../lobby/levels.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { nameOfPerson } from '../text/person-name.ts';
import { useText } from '../text/use-text.ts';

const AboutPlayer = lazy(async () => ({
  default: (await import('./about-player.tsx')).AboutPlayer,
}));

export function PlayerName({
  seat,
  isOwn,
  onPerson,
}: {
  readonly seat: SeatShown | null;
  readonly isOwn: boolean;
  readonly onPerson: (person: PersonName) => void;
}): ReactElement {
  const { t, locale } = useText();
  if (seat?.kind === 'person' && !isOwn) {
    const { person } = seat;
    const name = nameOfPerson(person, t);
    return (
      <button
        type="button"
        className="player-name"
        data-note={t('manners.about', { name })}
        data-testid="player-name"
        onClick={() => {
          onPerson(person);
        }}
      >
        {name}
      </button>
    );
  }
  return (
    <span className="player-name">
      {seat === null || seat.kind === 'free'
        ? t('player.free')
        : seat.kind === 'person'
          ? nameOfPerson(seat.person, t)
          : seat.kind === 'here' || seat.kind === 'unknown'
            ? t(`player.${seat.kind}`)
            : t('player.computer', { level: nameOfLevel(seat.level, locale) })}
    </span>
  );
}

export function PlayerDialog({
  person,
  onClose,
}: {
  readonly person: PersonName;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useText();
  return (
    <Dialog title={nameOfPerson(person, t)} onClose={onClose}>
      <ErrorBoundary>
        <Suspense fallback={<p role="status">{t('menu.loading')}</p>}>
          <AboutPlayer person={person} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
