// The table's menu: orders, rules, keys, messages, settings, resignation, the way home.
import type { PlayerView } from '@arpents/engine';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Settings } from '../home/settings-panel.tsx';
import { StandingOrdersPanel } from '../orders/standing-orders-panel.tsx';
import { send, useGame } from '../state/game.ts';
import { useText } from '../text/use-text.ts';
import { Dialog } from './dialog.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Offers } from './offers.tsx';
import { RulesInForce } from './rules-in-force.tsx';
import { Messages } from './messages.tsx';

const ITEMS = ['orders', 'rules', 'messages', 'keys', 'settings', 'end'] as const;
type Item = (typeof ITEMS)[number];

export function TableMenu({ view }: { readonly view: PlayerView }): ReactElement {
  const { t } = useText();
  const [open, setOpen] = useState<Item | null>(null);
  const id = useGame((game) => game.id);
  const isPlayer = view.viewer !== 'spectator';
  const items = ITEMS.filter(
    (item) => isPlayer || (item !== 'orders' && item !== 'messages' && item !== 'end'),
  ).filter((item) => item !== 'end' || view.outcome === null);
  return (
    <nav className="table-menu" aria-label={t('menu.label')}>
      <Link href="/" className="home-link">
        Arpents
      </Link>
      {items.map((item) => (
        <button
          key={item}
          type="button"
          className="chip"
          onClick={() => {
            setOpen(item);
          }}
        >
          {t(`menu.${item}`)}
        </button>
      ))}
      <Offers />
      {open !== null && (
        <Dialog
          title={t(`menu.${open}`)}
          onClose={() => {
            setOpen(null);
          }}
        >
          {open === 'orders' && id !== null && view.viewer !== 'spectator' && (
            <StandingOrdersPanel game={id} side={view.viewer} view={view} />
          )}
          {open === 'rules' && <RulesInForce view={view} />}
          {open === 'messages' && <Messages />}
          {open === 'keys' && <KeysHelp />}
          {open === 'settings' && <Settings />}
          {open === 'end' && (
            <EndGame
              onDone={() => {
                setOpen(null);
              }}
            />
          )}
        </Dialog>
      )}
    </nav>
  );
}

/** Resigning asks again; a draw needs the other side's word. */
function EndGame({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useText();
  const takeBackTo = useGame((game) => game.table?.takeBackTo ?? null);
  return (
    <div className="stack">
      <p>{t('end.note')}</p>
      <button
        type="button"
        onClick={() => {
          send({ kind: 'offer-draw' });
          onDone();
        }}
      >
        {t('end.draw')}
      </button>
      {takeBackTo !== null && (
        <button
          type="button"
          onClick={() => {
            send({ kind: 'ask-take-back', to: takeBackTo });
            onDone();
          }}
        >
          {t('end.take-back')}
        </button>
      )}
      <button
        type="button"
        className="danger"
        data-testid="resign"
        onClick={() => {
          send({ kind: 'resign' });
          onDone();
        }}
      >
        {t('end.resign')}
      </button>
    </div>
  );
}
