// How large the built clients are: what a browser keeps of the one, and the folder of the other.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathInRepository } from '../../repository.ts';

const WORKER = 'service-worker.js';

export interface FolderFigures {
  /** What a browser keeps of the client for times without a connection, and in how many files. */
  readonly precacheGzipBytes: number;
  readonly precacheBytes: number;
  readonly precacheFiles: number;
  /** The folder of `npm run build:static`, as it lies on a disk. */
  readonly staticFolderBytes: number;
  readonly staticFolderGzipBytes: number;
}

interface Weight {
  readonly files: number;
  readonly bytes: number;
  /** Fonts and pictures are compressed already. */
  readonly gzipBytes: number;
}

function weightOf(folder: string, isCounted: (name: string) => boolean): Weight {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isCounted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map((file) => ({ file, body: readFileSync(file) }));
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);
  return {
    files: files.length,
    bytes: sum(contents.map(({ body }) => body.length)),
    gzipBytes: sum(
      contents.map(({ file, body }) =>
        /\.(woff2|png)$/.test(file) ? body.length : gzipSync(body, { level: 9 }).length,
      ),
    ),
  };
}

/** Both folders have been built before. */
export function foldersWeighed(): FolderFigures {
  // The service worker keeps everything beside itself.
  const kept = weightOf(pathInRepository('packages/web/dist'), (name) => name !== WORKER);
  const folder = weightOf(pathInRepository('dist/static'), () => true);
  return {
    precacheGzipBytes: kept.gzipBytes,
    precacheBytes: kept.bytes,
    precacheFiles: kept.files,
    staticFolderBytes: folder.bytes,
    staticFolderGzipBytes: folder.gzipBytes,
  };
}
