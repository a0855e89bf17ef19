// Beside a game of this browser in a list: what else can be done with it.
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../text/use-text.ts';
import { LocalGamePanel } from './local-game-panel.tsx';

export function MoreButton({ game }: { readonly game: GameSummary }): ReactElement {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="quiet game-more"
        aria-label={t('menu.keeping')}
        title={t('menu.keeping')}
        data-testid="game-more"
        onClick={() => {
          setOpen(true);
        }}
      >
        ⋯
      </button>
      {isOpen && (
        <Dialog title={t('menu.keeping')} onClose={close}>
          <LocalGamePanel game={game} onHandedOver={close} onRemoved={close} />
        </Dialog>
      )}
    </>
  );
}
