// The tab itself says that something waits for the player: in its title and by a spot on its icon.
import { opponentOf } from '@arpents/engine';
import { useEffect } from 'react';
import type { GameModel } from '../state/model.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { useLookedAt } from './looked-at.ts';

const NAME = 'Arpents';
const ICON = `${import.meta.env.BASE_URL}favicon.svg`;
const ICON_WITH_SPOT = `${import.meta.env.BASE_URL}favicon-turn.svg`;

export function useTurnSign(isMyTurn: boolean, unread: number): void {
  const { t } = useText();
  const question = useGame(questionOf);
  const hasBegun = useGame(hasBegunHere);
  const isUnseen = !useLookedAt();
  const other = unread > 0 ? 'message' : hasBegun && isUnseen ? 'game-started' : null;
  const sign = isMyTurn ? 'your-decision' : (question ?? other);
  const what = sign === null ? null : t(`notice.${sign}`);
  useEffect(() => {
    show(what === null ? NAME : `● ${what} · ${NAME}`, what === null ? ICON : ICON_WITH_SPOT);
    return () => {
      show(NAME, ICON);
    };
  }, [what]);
}

/** Whoever waited for a second player had this page open when nothing had been played yet. */
const hasBegunHere = ({ summary, openedVersion }: GameModel): boolean =>
  summary?.status === 'running' && summary.mySide !== null && openedVersion === 0;

/** What the other side has asked and this one has not answered. */
function questionOf({
  summary,
  table,
  news,
}: GameModel): 'rematch' | 'draw-offered' | 'take-back-asked' | null {
  const side = summary?.mySide ?? null;
  if (summary === null || side === null) return null;
  // Told to whoever is asked, and only to them.
  if (news?.news.kind === 'rematch' && news.news.rematch === summary.rematch) return 'rematch';
  const other = opponentOf(side);
  if (table?.offers.draw === other) return 'draw-offered';
  return table?.offers.takeBack?.side === other ? 'take-back-asked' : null;
}

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
}
