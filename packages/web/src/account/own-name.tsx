// The hidden name that tells a password manager whose password it is.
import type { ReactElement } from 'react';
import { useMe } from '../state/me.ts';

export function OwnName(): ReactElement {
  const name = useMe((state) => state.me?.name ?? '');
  return <input hidden readOnly autoComplete="username" value={name} />;
}
