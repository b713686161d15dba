import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every slice is in the list of slices', () => {
  const list = readFileSync(`${import.meta.dirname}/slices.ts`, 'utf8');
  const files = globSync('**/*.slice.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(0);
  expect(
    files
      .filter((file) => !list.includes(`'./${file}'`))
      .map((file) => `${file} is used by nobody: import its slice in apps/server/src/slices.ts and add it to SLICES`),
  ).toEqual([]);
});
