// What a side did in its last turn, behind its panel: the sentences with their cards, and a button that shows it on the map.
import type { Side, Viewer } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../text/use-text.ts';
import { EntryTold } from './entry-told.tsx';
import { lastTurnOf, type TurnNow } from './turns.ts';

export interface LastTurnProps {
  readonly side: Side;
  readonly viewer: Viewer;
  readonly entries: readonly LogEntry[];
  readonly now: TurnNow;
  readonly onShow: (entries: readonly LogEntry[]) => void;
  readonly onClose: () => void;
}

export function LastTurn(props: LastTurnProps): ReactElement {
  const { side, viewer, entries, now, onShow, onClose } = props;
  const { t, locale } = useText();
  const told = lastTurnOf(entries, viewer, now, side);
  return (
    <Dialog title={`${viewerName(side, locale)} · ${t('last.title')}`} isBeside onClose={onClose}>
      <div className={`last-turn stack ${side}`} data-testid="last-turn">
        {told.length === 0 ? (
          <p>{t('last.none')}</p>
        ) : (
          <>
            {told.map((entry) => (
              <EntryTold key={entry.version} entry={entry} />
            ))}
            <p className="buttons">
              <button
                type="button"
                onClick={() => {
                  onClose();
                  onShow(told);
                }}
              >
                {t('last.show')}
              </button>
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
