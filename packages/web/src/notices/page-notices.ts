// News of the person's games on pages without a table of the server's; such a table hears of them by its own stream.
import { formatPosition, type StreamPosition } from '@arpents/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { openStream } from '../api/stream.ts';
import { serverless } from '../api/serverless.ts';
import { isLocalId } from '../local/local-id.ts';
import { gameAt } from '../parts/paths.ts';
import { nowSignedOut, useMe } from '../state/me.ts';
import { useSettings } from '../state/settings.ts';
import { notify } from './notify.ts';

/** Shows nothing on the page itself. */
export function PageNotices(): null {
  const [path] = useLocation();
  const isSwitchedOn = useSettings((settings) => settings.notices);
  const game = gameAt(path);
  const isWanted = isSwitchedOn && !serverless && (game === null || isLocalId(game));
  const isSomebody = useMe((state) => state.me !== null);
  useEffect(() => {
    if (!isWanted || !isSomebody) return;
    let position: StreamPosition | null = null;
    return openStream(null, () => (position === null ? null : formatPosition(position)), {
      connection: () => undefined,
      isSomebody: () => true,
      signedOut: nowSignedOut,
      hello: ({ person, version }) => {
        position = { person, version };
      },
      person: (event) => {
        position = { person: event.number, version: position?.version ?? 0 };
        notify(event);
      },
    });
  }, [isWanted, isSomebody]);
  return null;
}
