// Whether the page is seen by day or by candlelight, as the document says.
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-look'] });
  return () => {
    observer.disconnect();
  };
}

const lookNow = (): string => document.documentElement.dataset.look ?? 'day';

export const useLook = (): string => useSyncExternalStore(subscribe, lookNow);
