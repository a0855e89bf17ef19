// What a person sets for this browser: language, look, motion, sound, notices. Kept in local storage.
import { LOCALES, preferredLocale, type Locale } from '@arpents/messages';
import { create } from 'zustand';
import { recall, remember } from './browser-memory.ts';

export const LOOKS = ['auto', 'day', 'candle'] as const;
export type Look = (typeof LOOKS)[number];

interface Settings {
  readonly locale: Locale;
  readonly look: Look;
  /** null: as the system prefers. */
  readonly motion: boolean | null;
  readonly sound: boolean;
  /** Whether the browser may call its person while the page is not in front. */
  readonly notices: boolean;
}

const KEY = 'arpents.settings';

function read(): Settings {
  const fallback: Settings = {
    locale: preferredLocale(navigator.languages),
    look: 'auto',
    motion: null,
    sound: false,
    notices: false,
  };
  const kept = recall(KEY);
  if (typeof kept !== 'object' || kept === null) return fallback;
  const { locale, look, motion, sound, notices } = kept as Readonly<
    Record<keyof Settings, unknown>
  >;
  return {
    locale: LOCALES.find((one) => one === locale) ?? fallback.locale,
    look: LOOKS.find((one) => one === look) ?? fallback.look,
    motion: typeof motion === 'boolean' ? motion : null,
    sound: sound === true,
    notices: notices === true,
  };
}

export const useSettings = create<Settings>(read);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  const { locale, look, motion, sound, notices } = useSettings.getState();
  remember(KEY, { locale, look, motion, sound, notices });
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
