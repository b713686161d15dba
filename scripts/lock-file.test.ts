import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

/** Checks whether Node would find a dependency of the package at a path: in its own folder, or in any folder above. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

test('the lock file holds the binaries of every platform, not only of the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address', () => {
  expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([]);
});

/** An override that the lock file does not follow is an error of `npm ls`, and `npm sbom` writes nothing. */
test('the lock file follows the overrides of packages', () => {
  const { overrides }: { overrides: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const nested = Object.entries(overrides).flatMap(([parent, wanted]) =>
    typeof wanted === 'string' ? [] : Object.entries(wanted).map(([name, version]) => ({ parent, name, version })),
  );
  expect(nested.length).toBeGreaterThan(0);
  const wrong = nested.flatMap(({ parent, name, version }) => {
    const found = packages[`node_modules/${parent}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return found?.version === version ? [] : [`${parent} → ${name} is ${found?.version}, not ${version}`];
  });
  expect(wrong).toEqual([]);
});
