// Whether the person looks at this page, as far as the browser tells.
import { useEffect, useState } from 'react';

export const isLookedAt = (): boolean =>
  document.visibilityState === 'visible' && document.hasFocus();

/** Whether the page has been looked at since whatever asks was first shown. */
export function useLookedAt(): boolean {
  const [wasLookedAt, setLookedAt] = useState(isLookedAt);
  useEffect(() => {
    if (wasLookedAt) return;
    const look = (): void => {
      setLookedAt(isLookedAt());
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [wasLookedAt]);
  return wasLookedAt;
}
