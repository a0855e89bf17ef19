// A language is two files and one row: in a copy of the sources, a made-up one is added just so and then spoken.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Texts } from '@arpents/messages';
import { build as bundle, type Plugin } from 'esbuild';
import { build as buildWeb } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, formsOf, readTexts } from './support/catalogue.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'arpents-language-'));
const messages = join(copy, 'packages/messages');

const FORGOTTEN = 'rule.free-fur.sentence';

/** English with a mark before every text; one has been forgotten. */
function marked(file: string): Texts {
  const texts = Object.entries(readTexts(file)).filter(([key]) => key !== FORGOTTEN);
  const mark = (text: Texts[string]): Texts[string] =>
    typeof text === 'string' ? `~${text}` : { one: `~${text.one}`, other: `~${text.other}` };
  return Object.fromEntries(texts.map(([key, text]) => [key, mark(text)]));
}

beforeAll(() => {
  for (const name of ['messages', 'web']) {
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules|test|tsconfig\.json)$/.test(path),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');

  // The two files …
  for (const [file, from] of [
    ['qx.json', 'en.json'],
    ['web.qx.json', 'web.en.json'],
  ] as const) {
    writeFileSync(join(messages, 'catalogue', file), JSON.stringify(marked(from)));
  }
  // … and the row.
  const rows = join(messages, 'src/locales.ts');
  const row = "  { locale: 'qx', name: 'Quxish', tag: 'en' },\n";
  writeFileSync(rows, readFileSync(rows, 'utf8').replace('] as const', `${row}] as const`));
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Takes the copy for the package of texts; packages from npm stay where they are. */
const speakingTheCopy: Plugin = {
  name: 'speaking-the-copy',
  setup: (build) => {
    build.onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) => {
      if (path === '@arpents/messages') return { path: join(messages, 'src/index.ts') };
      return kind === 'entry-point' || path.startsWith('@arpents/')
        ? null
        : { path, external: true };
    });
  },
};

describe('a language that is added by two files and one row', () => {
  it('can be chosen on the command line, and a text it lacks is said in English', async () => {
    await bundle({
      entryPoints: [join(ROOT, 'packages/cli/src/main.ts')],
      outdir: join(copy, 'cli'),
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      plugins: [speakingTheCopy],
    });
    const arpents = (args: readonly string[], env = {}): string =>
      spawnSync(process.execPath, [join(copy, 'cli/main.js'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, ...env },
      }).stdout;

    const [title = '', sentence = ''] = ['rule.free-fur.title', FORGOTTEN].flatMap((key) =>
      formsOf(readTexts('en.json')[key] ?? ''),
    );
    for (const said of [
      arpents(['rules', 'free-fur', '--lang', 'qx']),
      arpents(['rules', 'free-fur'], { LC_ALL: 'qx_QX.UTF-8' }),
    ]) {
      expect(said).toContain(`~${title}`);
      expect(said.replaceAll(/\s+/g, ' ')).toMatch(
        new RegExp(`(?<!~)${sentence.replaceAll(/[^\w ]/g, '.')}`),
      );
    }
    expect(arpents(['rules', '--help'])).toContain('|qx]');
  });

  it('is offered by the web client, and has its texts fetched by themselves', async () => {
    await buildWeb({
      root: join(copy, 'packages/web'),
      configFile: join(ROOT, 'packages/web/vite.config.ts'),
      logLevel: 'error',
      resolve: { alias: { '@arpents/messages': join(messages, 'src/index.ts') } },
    });
    const assets = join(copy, 'packages/web/dist/assets');
    const files = readdirSync(assets);
    const scripts = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(assets, name), 'utf8'));
    expect(scripts.some((script) => script.includes('Quxish'))).toBe(true);
    for (const kind of ['qx', 'web.qx']) {
      const file = files.find((name) => name.startsWith(`${kind}-`))!;
      expect(file).toMatch(/\.json$/);
      expect(scripts.some((script) => script.includes(file))).toBe(true);
    }
  });

  it('is told what it lacks', () => {
    const original = readTexts('en.json');
    expect(faultsOf('en', marked('en.json'), original)).toEqual([`missing: ${FORGOTTEN}`]);
  });
});
