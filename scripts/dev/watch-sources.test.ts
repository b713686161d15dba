import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SourceWatcher, watchSources } from './watch-sources.ts';

let folder: string;
let source: string;
let watcher: SourceWatcher;
let changes: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stellenvisite-watch-'));
  mkdirSync(join(folder, 'jobs'));
  source = join(folder, 'jobs/list-jobs.ts');
  writeFileSync(source, 'export const first = 1;\n');
  changes = [];
  watcher = await watchSources([folder], (paths) => changes.push(...paths));
});

afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

function replace(content: string): void {
  const temporary = join(folder, 'jobs/sedA1b2C3');
  writeFileSync(temporary, content);
  renameSync(temporary, source);
}

const expectChange = async (path: string) => {
  await expect.poll(() => changes, { timeout: 10_000 }).toContain(path);
  changes.length = 0;
};

test('a file that is written is a change', async () => {
  writeFileSync(source, 'export const second = 2;\n');
  await expectChange(source);
});

test('a file that is replaced by a rename is a change, each time', async () => {
  replace('export const second = 2;\n');
  await expectChange(source);
  replace('export const third = 3;\n');
  await expectChange(source);
});

test('a file in a new folder is a change', async () => {
  mkdirSync(join(folder, 'feeds'));
  const added = join(folder, 'feeds/read-feed.ts');
  writeFileSync(added, 'export const feed = 1;\n');
  await expectChange(added);
});

test('tests and temporary files of editors are no change', async () => {
  writeFileSync(join(folder, 'jobs/list-jobs.test.ts'), 'export {};\n');
  writeFileSync(join(folder, 'jobs/.list-jobs.ts.swp'), '');
  writeFileSync(source, 'export const second = 2;\n');
  await expect.poll(() => changes, { timeout: 10_000 }).toContain(source);
  expect(changes).toEqual([source]);
});
