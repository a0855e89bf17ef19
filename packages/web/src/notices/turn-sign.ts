// The tab itself says that something waits for the player: in its title and by a spot on its icon.
import { useEffect } from 'react';
import { useText } from '../text/use-text.ts';

const NAME = 'Arpents';
const ICON = `${import.meta.env.BASE_URL}favicon.svg`;
const ICON_WITH_SPOT = `${import.meta.env.BASE_URL}favicon-turn.svg`;

export function useTurnSign(isMyTurn: boolean, unread: number): void {
  const { t } = useText();
  const what = isMyTurn ? t('notice.your-decision') : unread > 0 ? t('notice.message') : null;
  useEffect(() => {
    show(what === null ? NAME : `● ${what} · ${NAME}`, what === null ? ICON : ICON_WITH_SPOT);
    return () => {
      show(NAME, ICON);
    };
  }, [what]);
}

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
}
