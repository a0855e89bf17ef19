// News of the person's games on pages without a table, which have no stream of their own.
import { formatPosition, type StreamPosition } from '@arpents/protocol';
import { useEffect } from 'react';
import { openStream } from '../api/stream.ts';
import { useMe } from '../state/me.ts';
import { useSettings } from '../state/settings.ts';
import { notify } from './notify.ts';

export function usePageNotices(): void {
  const isWanted = useSettings((settings) => settings.notices);
  const isSomebody = useMe((state) => state.me !== null);
  useEffect(() => {
    if (!isWanted || !isSomebody) return;
    let position: StreamPosition | null = null;
    return openStream(null, () => (position === null ? null : formatPosition(position)), {
      connection: () => undefined,
      hello: ({ person, version }) => {
        position = { person, version };
      },
      person: (event) => {
        position = { person: event.number, version: position?.version ?? 0 };
        notify(event);
      },
    });
  }, [isWanted, isSomebody]);
}
