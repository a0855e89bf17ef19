// What a person sets for this browser: language, look, playback, sound, notices. Kept in local storage.
import { LOCALES, preferredLocale, type Locale } from '@arpents/messages';
import { create } from 'zustand';
import { recall, remember } from './browser-memory.ts';

export const LOOKS = ['auto', 'day', 'candle'] as const;
export type Look = (typeof LOOKS)[number];

/** How long each action of the other side is shown. */
export const PLAYBACKS = ['off', 'slow', 'normal', 'fast'] as const;
export type Playback = (typeof PLAYBACKS)[number];
const PLAYBACK_MS: Readonly<Record<Playback, number>> = {
  off: 0,
  slow: 1200,
  normal: 600,
  fast: 300,
};

interface Settings {
  readonly locale: Locale;
  readonly look: Look;
  /** null: as the system prefers. */
  readonly playback: Playback | null;
  readonly sound: boolean;
  /** Whether the browser may call its person while the page is not in front. */
  readonly notices: boolean;
  /** Whether the turn ends by itself after the last action. */
  readonly endsTurn: boolean;
  /** Whether somebody's first games against the computer have a coach. */
  readonly coach: boolean;
}

const KEY = 'arpents.settings';

function read(): Settings {
  const fallback: Settings = {
    locale: preferredLocale(navigator.languages),
    look: 'auto',
    playback: null,
    sound: false,
    notices: false,
    endsTurn: false,
    coach: true,
  };
  const kept = recall(KEY);
  if (typeof kept !== 'object' || kept === null) return fallback;
  const { locale, look, motion, playback, sound, notices, endsTurn, coach } = kept as Readonly<
    Record<keyof Settings | 'motion', unknown>
  >;
  return {
    locale: LOCALES.find((one) => one === locale) ?? fallback.locale,
    look: LOOKS.find((one) => one === look) ?? fallback.look,
    // Up to version 0.1.0 it could only be switched off, as `motion`.
    playback: PLAYBACKS.find((one) => one === playback) ?? (motion === false ? 'off' : null),
    sound: sound === true,
    notices: notices === true,
    endsTurn: endsTurn === true,
    coach: coach !== false,
  };
}

export const useSettings = create<Settings>(read);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  remember(KEY, useSettings.getState());
  showSettings();
}

const prefersCandle = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts language and look on the document. */
function showSettings(): void {
  const { locale, look } = useSettings.getState();
  document.documentElement.lang = locale;
  const isCandle = look === 'candle' || (look === 'auto' && prefersCandle().matches);
  document.documentElement.dataset.look = isCandle ? 'candle' : 'day';
  // What the browser draws around the page, or above it where Arpents is installed, is of the same wood.
  const desk = getComputedStyle(document.documentElement).getPropertyValue('--desk');
  if (desk !== '')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', desk);
}

/** Shows the settings from now on, also when the system goes over to the other look. */
export function followSettings(): void {
  showSettings();
  prefersCandle().addEventListener('change', showSettings);
}

/** Whether whoever looks has asked their system for less motion. */
export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How the other side's actions are shown in this browser. */
export const playbackOf = ({ playback }: Pick<Settings, 'playback'>): Playback =>
  playback ?? (prefersStillness() ? 'off' : 'normal');

/** How long an action of the other side stays on the screen by itself; 0: it is not played back. */
export const playbackMs = (): number => PLAYBACK_MS[playbackOf(useSettings.getState())];
