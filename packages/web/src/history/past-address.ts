// The moment on screen in the address of the page, so that it survives a reload and can be passed on.
import { serverless } from '../api/serverless.ts';
import { withPast } from './address.ts';
import type { Moment } from './moments.ts';
import type { Viewpoint } from './viewpoints.ts';

/** Whoever drags through a game passes hundreds of moments; browsers allow about a hundred changes in half a minute. */
const REST_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** null: the present. */
export function keepAddress(moment: Moment | null, as: Viewpoint | null): void {
  clearTimeout(timer);
  const { pathname } = location;
  const write = (): void => {
    const search = withPast(location.search, moment, as);
    // Elsewhere by now, another page's address is none of this one's business.
    if (search === location.search || location.pathname !== pathname) return;
    history.replaceState(history.state, '', `${pathname}${search}${location.hash}`);
  };
  if (moment === null) write();
  else timer = setTimeout(write, REST_MS);
}

/** The whole address of a moment of the game at this page. */
export function addressOf(moment: Moment, as: Viewpoint | null): string {
  const search = withPast(location.search, moment, as);
  const hash = serverless ? location.hash : '';
  return `${location.origin}${location.pathname}${search}${hash}`;
}

/** The page is left. Where addresses stand behind the #, what stands before it would stay. */
export function leaveAddress(): void {
  clearTimeout(timer);
  if (serverless) keepAddress(null, null);
}
