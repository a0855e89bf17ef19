// The browser's own notices of what happens in the person's games while they look elsewhere; only if they were asked for.
import type { Locale } from '@arpents/messages';
import type { PersonEvent, PersonNews } from '@arpents/protocol';
import { pathOfGame } from '../parts/paths.ts';
import { useSettings } from '../state/settings.ts';
import { textIn } from '../text/use-text.ts';
import { isLookedAt } from './looked-at.ts';

/** Browsers have them only with HTTPS, or on the machine itself. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window;

/** Asks the browser, which asks the person; to be called by a click. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** What is said of news; null: nothing that anybody must be called for. */
export function noticeText({ kind }: PersonNews, locale: Locale): string | null {
  return kind === 'game-cancelled' ? null : textIn(locale, `notice.${kind}`);
}

/** The number of the last one that was shown: after a break the stream tells some things twice. */
let last = 0;

export function notify(event: PersonEvent): void {
  const { notices, locale } = useSettings.getState();
  const text = noticeText(event.news, locale);
  if (text === null || event.number <= last) return;
  last = event.number;
  if (!notices || !canNotify() || Notification.permission !== 'granted') return;
  // Whoever looks at the page sees it there.
  if (isLookedAt()) return;
  try {
    const notice = new Notification(textIn(locale, 'home.title'), {
      body: text,
      icon: `${import.meta.env.BASE_URL}favicon-turn.svg`,
      tag: event.game,
    });
    notice.onclick = () => {
      window.focus();
      if (location.pathname !== pathOfGame(event.game)) location.assign(pathOfGame(event.game));
    };
  } catch {
    // Some browsers of phones let only installed pages do this.
  }
}
