// Files with games that were opened in this browser, kept while somebody looks at them and for some time after.
import { smallStore } from './small-store.ts';

const files = smallStore<string>('arpents-files', 20);

export const keepFile = (id: string, text: string): Promise<void> => files.keep(id, text);

/** The text of a file; null: it is not kept here, or no longer. */
export const keptFile = (id: string): Promise<string | null> => files.find(id);
