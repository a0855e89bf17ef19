// What a person sets for this browser: language, look, motion, sound. Kept in local storage.
import { DEFAULT_LOCALE, LOCALES, preferredLocale, type Locale } from '@arpents/messages';
import { create } from 'zustand';

export const LOOKS = ['auto', 'day', 'candle'] as const;
export type Look = (typeof LOOKS)[number];

interface Settings {
  readonly locale: Locale;
  readonly look: Look;
  /** null: as the system prefers. */
  readonly motion: boolean | null;
  readonly sound: boolean;
}

const KEY = 'arpents.settings';

function read(): Settings {
  const fallback: Settings = {
    locale: preferredLocale(navigator.languages),
    look: 'auto',
    motion: null,
    sound: false,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      locale: LOCALES.find((locale) => locale === stored.locale) ?? fallback.locale,
      look: LOOKS.find((look) => look === stored.look) ?? fallback.look,
      motion: typeof stored.motion === 'boolean' ? stored.motion : null,
      sound: stored.sound === true,
    };
  } catch {
    return { ...fallback, locale: DEFAULT_LOCALE };
  }
}

export const useSettings = create<Settings>(read);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  const { locale, look, motion, sound } = useSettings.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ locale, look, motion, sound }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  showSettings();
}

const prefersCandle = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts language and look on the document. */
function showSettings(): void {
  const { locale, look } = useSettings.getState();
  document.documentElement.lang = locale;
  const isCandle = look === 'candle' || (look === 'auto' && prefersCandle().matches);
  document.documentElement.dataset.look = isCandle ? 'candle' : 'day';
}

/** Shows the settings from now on, also when the system goes over to the other look. */
export function followSettings(): void {
  showSettings();
  prefersCandle().addEventListener('change', showSettings);
}

/** Whether things may move on the screen. */
export const hasMotion = (): boolean =>
  useSettings.getState().motion ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
