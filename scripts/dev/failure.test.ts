import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { errorPage } from './error-page.ts';
import { readFailure } from './failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'stellenvisite-failure-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runBroken(name: string, content: string) {
  const file = join(folder, name);
  const main = join(folder, `main-of-${name}`);
  writeFileSync(file, content);
  writeFileSync(main, `import './${name}';\n`);
  const { stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8' });
  return { file, failure: readFailure(stderr) };
}

test('a syntax error is shown with its file, its line and the lines around it', () => {
  const { file, failure } = runBroken('broken.mts', 'export const a: number = 1;\n\nexport const b = );\n');
  expect(failure.message).toMatch(/^SyntaxError/);
  expect(failure.location).toMatchObject({ file, line: 3 });
  expect(failure.location?.frame).toContain('  1 | export const a: number = 1;');
  expect(failure.location?.frame).toContain('> 3 | export const b = );');
});

test('an error that is thrown while a module is loaded is shown with its place', () => {
  const { file, failure } = runBroken('throwing.mts', "export const a = 1;\nthrow new TypeError('no such table');\n");
  expect(failure.message).toBe('TypeError: no such table');
  expect(failure.location).toMatchObject({ file, line: 2 });
});

test('a sentence without a place is shown as it was printed', () => {
  expect(readFailure('Port 3000 is already in use.\n')).toEqual({
    message: 'Port 3000 is already in use.',
    details: 'Port 3000 is already in use.',
  });
});

test('the page names the place, escapes what it shows, and reloads when the error is fixed', () => {
  const { file, failure } = runBroken('markup.mts', "export const tag = '<script>';\nexport const b = );\n");
  const page = errorPage(failure);
  expect(page).toContain(`${file}:2`);
  expect(page).toContain('&#60;script&#62;');
  expect(page).not.toContain("'<script>'");
  expect(page).toContain('location.reload()');
});
