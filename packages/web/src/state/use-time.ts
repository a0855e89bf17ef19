// The time, told anew every so often, for what must not stand still on the screen.
import { useEffect, useState } from 'react';

/** Milliseconds since 1970 by this browser's clock; with null it stands still. */
export function useTime(everyMilliseconds: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (everyMilliseconds === null) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, everyMilliseconds);
    return () => {
      clearInterval(timer);
    };
  }, [everyMilliseconds]);
  return now;
}
