// Which of the open games somebody wants to see: by pace, rating and rules.
import type { ListGamesQuery } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Pick } from '../parts/pick.tsx';
import { useText } from '../text/use-text.ts';

export type LobbyFilters = globalThis.Pick<ListGamesQuery, 'pace' | 'rated' | 'rules'>;

const ANY = 'any';
const PACES = [ANY, 'none', 'live', 'days'] as const;
const RATED = [ANY, 'yes', 'no'] as const;
const RULES = [ANY, 'none', 'some'] as const;

/** What is not looked for is not asked for. */
const chosen = <T extends string>(value: T | typeof ANY): T | undefined =>
  value === ANY ? undefined : value;

export function LobbyFilterBar({
  filters,
  onFilters,
}: {
  readonly filters: LobbyFilters;
  readonly onFilters: (filters: LobbyFilters) => void;
}): ReactElement {
  const { t } = useText();
  return (
    <div className="filters" role="group" aria-label={t('lobby.filter')}>
      <Pick
        label={t('new.pace')}
        value={filters.pace ?? ANY}
        options={PACES}
        name={(pace) => t(`lobby.pace.${pace}`)}
        onPick={(pace) => {
          onFilters({ ...filters, pace: chosen(pace) });
        }}
      />
      <Pick
        label={t('lobby.rated')}
        value={filters.rated ?? ANY}
        options={RATED}
        name={(rated) => t(`lobby.rated.${rated}`)}
        onPick={(rated) => {
          onFilters({ ...filters, rated: chosen(rated) });
        }}
      />
      <Pick
        label={t('new.rules')}
        value={filters.rules ?? ANY}
        options={RULES}
        name={(rules) => t(`lobby.rules.${rules}`)}
        onPick={(rules) => {
          onFilters({ ...filters, rules: chosen(rules) });
        }}
      />
    </div>
  );
}
