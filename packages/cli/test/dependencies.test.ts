// What the project builds on: named to the last digit, with a reason, held by a hash, and nothing that runs by itself
// when it is installed where people play.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathInRepository } from '../src/repository.ts';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const read = (path: string): string => readFileSync(pathInRepository(path), 'utf8');

const manifests = [
  'package.json',
  ...readdirSync(pathInRepository('packages')).map((name) => `packages/${name}/package.json`),
].map((path) => JSON.parse(read(path)) as Manifest);

/** Of all packages of the project, without the packages themselves. */
const direct = manifests
  .flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  .filter(([name]) => !name.startsWith('@arpents/'));

const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
);

describe('dependencies', () => {
  it('have an exact version each, the same everywhere', () => {
    const versions = new Map<string, string>();
    for (const [name, version] of direct) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(versions.get(name) ?? version, name).toBe(version);
      versions.set(name, version);
    }
    expect(versions.size).toBeGreaterThan(20);
  });

  it('have a reason each in docs/decisions.md', () => {
    const decisions = read('docs/decisions.md');
    const rows = decisions.slice(decisions.indexOf('| package | why |')).split('\n');
    const named = rows
      .flatMap((row) => row.split('|')[1]?.split(',') ?? [])
      .map((one) => one.trim());
    // Types of a package come with it.
    const unexplained = direct
      .map(([name]) => name)
      .filter((name) => !named.includes(name) && !/^@types\/(?!node$)/.test(name));
    expect(unexplained).toEqual([]);
  });

  it('are held by a hash, and none that runs in production has a script that installing runs', () => {
    expect(installed.length).toBeGreaterThan(100);
    const withoutHash = installed.filter(([, { integrity }]) => integrity === undefined);
    expect(withoutHash.map(([path]) => path)).toEqual([]);
    const scripts = installed.filter(
      ([, { dev, hasInstallScript }]) => dev !== true && hasInstallScript === true,
    );
    expect(scripts.map(([path]) => path)).toEqual([]);
  });
});
