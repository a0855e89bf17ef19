// Somebody at a browser.
import type { BrowserContext, Page } from 'playwright-core';

/** Somebody at a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Asks the server as this person, past the screen. */
  readonly post: <T>(path: string, body: unknown) => Promise<T>;
  /** Goes to a path of the site. */
  readonly visit: (path: string) => Promise<void>;
  /** Complaints that are expected from now on, such as those about a server that is down. */
  readonly overlook: (noise: RegExp) => void;
}
