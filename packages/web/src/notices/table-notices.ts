// News that come over the stream of a table: of this game and of the person's others.
import { useEffect } from 'react';
import { useTable } from '../state/table.ts';
import { notify } from './notify.ts';

export function useTableNotices(): void {
  const { game } = useTable();
  useEffect(
    () =>
      game.subscribe(({ news }, before) => {
        if (news !== null && news !== before.news) notify(news);
      }),
    [game],
  );
}
