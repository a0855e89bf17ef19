// Where the repository is, seen from the program: for commands that measure or read what lies in it.
import { fileURLToPath } from 'node:url';

/** The root folder; this file lies in packages/cli/src, and its bundle in packages/cli/dist. */
const ROOT = new URL('../../../', import.meta.url);

/** The path of something in the repository. */
export const pathInRepository = (path: string): string => fileURLToPath(new URL(path, ROOT));
