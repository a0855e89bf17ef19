// The keys that programs name in their source, written out or with a gap that is filled in: `rule.${rule}.title`.
import { readFileSync, readdirSync } from 'node:fs';

const PACKAGES = new URL('../../../', import.meta.url);

function sourcesOf(name: string): string {
  const folder = new URL(`${name}/src/`, PACKAGES);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.gen)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

const GAP = /(\$\{[^}]*\})/;

/** A variable fills in one part of a key, a function perhaps several. */
const gapPattern = (gap: string): string => (gap.includes('(') ? '[\\w.:-]+' : '[\\w:-]+');

/** Whether some source of these packages names a key. What fills a gap is proven by the compiler. */
export function spokenKeys(packages: readonly string[]): (key: string) => boolean {
  const sources = packages.map(sourcesOf).join('\n');
  const written = new Set([...sources.matchAll(/'([\w.:-]+)'/g)].map(([, key]) => key));
  const patterns = [...sources.matchAll(/`([\w-]+\.[^`\s]*(?:, [^`]*)?)`/g)]
    .map(([, pattern = '']) => pattern.split(GAP))
    .filter((parts) => parts.length > 1)
    .map((parts) =>
      parts.map((part, i) => (i % 2 === 1 ? gapPattern(part) : part.replaceAll('.', '\\.'))),
    )
    .map((parts) => new RegExp(`^${parts.join('')}$`));
  return (key) => written.has(key) || patterns.some((pattern) => pattern.test(key));
}
