// Whether the server speaks the version of the interface that this page was made for. A page that was open while the
// server was upgraded, or that the browser kept, would read new answers by old tables: it reads none of them.
import { INTERFACE_VERSION } from '@arpents/protocol';
import { needRenewal } from '../renewal/renewal.ts';

/** False: nothing that came with this version may be read. An answer without one is not the server's own. */
export function speaksOurVersion(theirs: string | null): boolean {
  if (theirs === null || theirs === INTERFACE_VERSION) return true;
  needRenewal();
  return false;
}
