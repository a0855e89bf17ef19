// Compiles the message catalogue and bundles the command-line program and its worker threads.
// `build.mjs messages` compiles the catalogue only, which is what the checks need; `build.mjs programs` leaves out the
// web client, which only the server needs.

import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUNDLE, writeBundle } from './bundle.mjs';
import { ROOT, latestChange } from './files.mjs';

const MESSAGES = join(ROOT, 'packages/messages');
const CATALOGUE = join(MESSAGES, 'catalogue');
const SETTINGS = join(MESSAGES, 'project.inlang/settings.json');
const GENERATED = join(MESSAGES, 'src/generated');
/** Written last, so that its time says when a compilation was complete. */
const GENERATED_STAMP = join(GENERATED, '.compiled');

async function compileMessages() {
  if (!existsSync(CATALOGUE)) {
    console.error(`no message catalogue in ${relative(ROOT, CATALOGUE)}: nothing to compile`);
    return;
  }
  const inputs = Math.max(latestChange(CATALOGUE), latestChange(SETTINGS));
  if (existsSync(GENERATED_STAMP) && latestChange(GENERATED_STAMP) >= inputs) return;

  const { compile } = await import('@inlang/paraglide-js');
  rmSync(GENERATED_STAMP, { force: true });
  await compile({
    project: dirname(SETTINGS),
    outdir: GENERATED,
    // Callers name the language, or set it once per program: a server speaks to several players.
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure: 'locale-modules',
    disableAsyncLocalStorage: true,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
  // Paraglide compiles nothing, and says nothing, when it cannot load its plugin.
  const compiled = await import(join(GENERATED, 'messages.js'));
  if (Object.keys(compiled.m).length === 0) {
    throw new Error(`paraglide found no messages; look at ${relative(ROOT, SETTINGS)}`);
  }
  writeTypes();
  writeFileSync(GENERATED_STAMP, '');
}

/**
 * Types of the compiled catalogue, from the English texts. The declarations that the compiler makes of the JavaScript
 * itself are broken wherever the name of a message has a dot.
 */
function writeTypes() {
  const files = readdirSync(CATALOGUE).filter((name) => /(^|\.)en\.json$/.test(name));
  const texts = Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(join(CATALOGUE, name), 'utf8'))),
  );
  const lines = Object.entries(texts).map(([key, text]) => {
    const words = [
      ...new Set([...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
    ];
    const fields = words.map((name) => `readonly ${name}: string | number`).join('; ');
    return `  readonly ${JSON.stringify(key)}: Message<${words.length > 0 ? `{ ${fields} }` : 'object'}>;`;
  });
  write(
    'types.ts',
    `type Message<Words extends object> = (
  words: Words,
  options: { readonly locale: 'en' | 'fr' },
) => string;

export interface Catalogue {
${lines.join('\n')}
}
`,
  );
  // Compiled for Node, read as it stands in a browser: a condition of the package decides.
  write(
    'catalogue.ts',
    `import { m as compiled } from '#texts';
import type { Catalogue } from './types.ts';

export const m: Catalogue = compiled;
`,
  );
  write(
    'messages.d.ts',
    "import type { Catalogue } from './types.ts';\nexport const m: Catalogue;\n",
  );
}

/** @param {string} name @param {string} text */
function write(name, text) {
  const head = '// Written by scripts/build.mjs from the catalogue; do not edit.\n';
  writeFileSync(join(GENERATED, name), head + text);
}

async function bundleCli() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build(BUNDLE);
  writeBundle(outputFiles);
}

/** The web client, if anything that it is made of is newer than what was made last. */
async function buildWeb() {
  const sources = [
    ...['web', 'engine', 'messages', 'session', 'protocol', 'bots'].flatMap((name) => [
      join(ROOT, 'packages', name, 'src'),
      join(ROOT, 'packages', name, 'catalogue'),
    ]),
    ...['index.html', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json'].map((name) =>
      join(ROOT, 'packages/web', name),
    ),
    join(ROOT, 'tsconfig.base.json'),
    join(ROOT, 'package-lock.json'),
  ];
  const built = latestChange(join(ROOT, 'packages/web/dist/index.html'));
  if (sources.every((source) => latestChange(source) <= built)) return;
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'packages/web'), logLevel: 'warn' });
}

const part = process.argv[2];
try {
  await compileMessages();
  if (part !== 'messages') await bundleCli();
  if (part === undefined) await buildWeb();
} catch (error) {
  // esbuild has already printed the errors of the code itself.
  if (!(error instanceof Error && 'errors' in error)) console.error(error);
  process.exitCode = 1;
}
