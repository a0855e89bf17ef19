// The paces that games are offered at, and how each is called.
import type { Locale } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { textIn } from '../text/use-text.ts';

type Pace = GameSummary['pace'];

export const NO_CLOCK: Pace = { kind: 'none' };
const live = (minutes: number, incrementSeconds: number): Pace => ({
  kind: 'live',
  minutes,
  incrementSeconds,
});
/** What is saved up is kept up to a week, at the slowest up to two. */
const slow = (daysPerTurn: number): Pace => ({
  kind: 'days',
  daysPerTurn,
  capDays: daysPerTurn < 7 ? 7 : 14,
});

export const PACES: readonly Pace[] = [
  NO_CLOCK,
  live(10, 15),
  live(20, 20),
  live(30, 20),
  live(60, 30),
  slow(1),
  slow(2),
  slow(3),
  slow(7),
];

export function paceText(pace: Pace, locale: Locale): string {
  switch (pace.kind) {
    case 'none':
      return textIn(locale, 'pace.none');
    case 'live':
      return textIn(locale, 'pace.live', { minutes: pace.minutes, seconds: pace.incrementSeconds });
    case 'days':
      return textIn(locale, 'pace.days', { count: pace.daysPerTurn });
  }
}
