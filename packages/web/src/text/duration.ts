// A length of time in words and figures, as clocks and lists show it.
import type { Locale } from '@arpents/messages';
import { textIn } from './use-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `3:07`, `2:00:15`, `2 d 5 h`; nothing below zero. */
export function durationText(milliseconds: number, locale: Locale): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return textIn(locale, 'clock.days', { days, hours });
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
