// Whether the server speaks the version of the interface that this page was made for. A page that was open while the
// server was upgraded would read new answers by old tables; it is loaded anew instead.
import { INTERFACE_VERSION } from '@arpents/protocol';

const RELOADED_FOR = 'arpents:reloaded-for';

/** False: nothing that came with this version may be read. An answer without one is not the server's own. */
export function speaksOurVersion(theirs: string | null): boolean {
  if (theirs === null || theirs === INTERFACE_VERSION) return true;
  reloadOnceFor(theirs);
  return false;
}

/** If loading the page anew did not help, doing it again would not either. */
function reloadOnceFor(version: string): void {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === version) return;
    sessionStorage.setItem(RELOADED_FOR, version);
  } catch {
    // Without a memory nobody can tell whether it was tried.
    return;
  }
  location.reload();
}
