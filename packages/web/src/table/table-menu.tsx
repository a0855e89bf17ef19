// The table's menu: everything that is not on the table itself, in dialogs that are loaded when they are opened.
import type { PlayerView } from '@arpents/engine';
import { Suspense, lazy, memo, useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Announcer } from '../announce/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { PATHS } from '../parts/paths.ts';
import { TableMotion } from '../motion/table-motion.ts';
import { TableSounds } from '../sound/table-sounds.tsx';
import { useMe } from '../state/me.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { CloseAbandoned } from './close-abandoned.tsx';
import type { MenuItem } from '../parts/menu-names.ts';
import { AT_HAND, BESIDE_MAP, menuItemsFor } from './menu-items.ts';
import { Offers } from './offers.tsx';
import { TimeRunOut } from './time-run-out.tsx';
import './table-menu.css';

const loadContent = () => import('./menu-content.tsx');
const MenuContent = lazy(async () => ({ default: (await loadContent()).MenuContent }));

/** Once the table has come to rest, the dialogs are fetched, so that none has to be waited for. */
const PREFETCH_MS = 3000;

export const TableMenu = memo(function TableMenu({
  view,
  isHinting,
  onHints,
}: {
  readonly view: PlayerView;
  readonly isHinting: boolean;
  /** Hints have no dialog: they open beside the map, and close again. */
  readonly onHints: () => void;
}): ReactElement {
  const { t } = useText();
  const [open, setOpen] = useState<Exclude<MenuItem, 'hints'> | 'menu' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const summary = useGame((game) => game.summary);
  const me = useMe((state) => state.me);
  const items = menuItemsFor(view, summary, me !== null && !me.guest);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection they are asked for again when one is opened.
      loadContent().catch(() => undefined);
    }, PREFETCH_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const close = (): void => {
    setOpen(null);
    // The focus goes back to the button that led there; a line of the menu, which may be between, is gone.
    setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus();
    });
  };
  const choose = (item: MenuItem): void => {
    setOpen(item === 'hints' ? null : item);
    if (item === 'hints') onHints();
  };
  return (
    <nav className="table-menu" aria-label={t('menu.label')}>
      <h1>
        <Link href={PATHS.home} className="home-link">
          Arpents
        </Link>
      </h1>
      <button
        type="button"
        className="chip"
        data-menu="menu"
        onClick={(event) => {
          opener.current = event.currentTarget;
          setOpen('menu');
        }}
      >
        <span aria-hidden="true">☰</span> {t('menu.open')}
      </button>
      {items
        .filter((item) => AT_HAND.includes(item))
        .map((item) => (
          <button
            key={item}
            type="button"
            className="chip"
            data-menu={item}
            aria-expanded={item === 'hints' ? isHinting : undefined}
            onClick={(event) => {
              opener.current = event.currentTarget;
              choose(item);
            }}
          >
            {t(`menu.${item}`)}
          </button>
        ))}
      <Offers />
      <TimeRunOut view={view} />
      <CloseAbandoned view={view} />
      <Announcer />
      <TableSounds />
      <TableMotion />
      {open !== null && (
        <Dialog
          key={open}
          title={t(open === 'menu' ? 'menu.label' : `menu.${open}`)}
          isBeside={open !== 'menu' && BESIDE_MAP.includes(open)}
          onClose={close}
        >
          {open === 'menu' ? (
            <ul className="menu-items">
              {items.map((item) => (
                <li key={item}>
                  <button
                    type="button"
                    data-menu-item={item}
                    onClick={() => {
                      choose(item);
                    }}
                  >
                    {t(`menu.${item}`)}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <ErrorBoundary>
              <Suspense fallback={<p role="status">{t('menu.loading')}</p>}>
                <MenuContent item={open} view={view} onDone={close} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Dialog>
      )}
    </nav>
  );
});
