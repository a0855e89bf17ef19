// Tips for a page, fetched after it.
import { Suspense, lazy, type ReactElement } from 'react';
import { loadLater } from '../parts/load-later.ts';
import './tips.css';

const Tips = lazy(async () => ({
  default: (await loadLater(() => import('./tips.tsx'), 'tip')).Tips,
}));

export const TipsLater = (): ReactElement => (
  <Suspense>
    <Tips />
  </Suspense>
);
