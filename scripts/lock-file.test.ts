import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

/** Where Node would find a dependency of the package at a path: beside it, or in any folder above. */
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
