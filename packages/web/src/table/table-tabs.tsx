// The tabs of a phone: one part of the table at a time below the map.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const TABS = ['hand', 'sides', 'log'] as const;
export type Tab = (typeof TABS)[number];

export function TableTabs({
  tab,
  unread,
  onTab,
}: {
  readonly tab: Tab;
  /** How many messages nobody has read yet. */
  readonly unread: number;
  readonly onTab: (tab: Tab) => void;
}): ReactElement {
  const { t } = useText();
  return (
    <nav className="table-tabs" aria-label={t('table.tabs')}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={tab === one}
          onClick={() => {
            onTab(one);
          }}
        >
          {t(`table.tab.${one}`)}
          {one === 'log' && unread > 0 && (
            <span className="unread" data-testid="unread">
              <span aria-hidden="true">{unread}</span>
              <span className="said">{t('table.unread', { count: unread })}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
