// How memory is collected is asked of V8 by flags that no release promises to keep.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['--concurrent-marking-max-worker-num', '--heap-growing-percent'])(
  'V8 knows %s',
  (flag) => {
    expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(flag);
  },
);
