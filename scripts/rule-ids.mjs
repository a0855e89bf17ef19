// The ids of the scenario rules, from the engine itself, for scripts and the linter.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './files.mjs';

/** @returns {Promise<readonly string[]>} */
export async function readRuleIds() {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'packages/engine/src/rules/vocabulary.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const [file] = outputFiles;
  const module = await import(`data:text/javascript,${encodeURIComponent(file?.text ?? '')}`);
  return module.RULE_IDS;
}
