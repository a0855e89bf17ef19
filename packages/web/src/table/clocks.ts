// Clocks as the table shows them: the server's last word, running on by this browser's clock.
import type { Side } from '@arpents/engine';
import type { TableView } from '@arpents/protocol';
import { useEffect, useState } from 'react';

/** The time now, told anew every second while clocks run. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  return now;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

export function clockText(clocks: TableView['clocks'], side: Side, now: number): string | null {
  if (clocks === null) return null;
  const { remaining, running, since, answer } = clocks;
  if (answer?.side === side) return durationText(answer.due - now);
  const spent = running === side ? Math.max(0, now - since) : 0;
  return durationText(remaining[side] - spent);
}
