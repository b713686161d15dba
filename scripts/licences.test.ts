import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRefusedLicences, type Lock, listLicences, toLicenceList } from './licences.ts';

const lock: Lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('production installs nothing whose licence is not allowed', () => {
  const licensed = listLicences(lock);
  expect(licensed.length).toBeGreaterThan(300);
  expect(findRefusedLicences(licensed)).toEqual([]);
});

const lockOf = (path: string, license: string | undefined, more: object = {}): Lock => ({
  packages: { [path]: { version: '1.0.0', ...(license ? { license } : {}), ...more } },
});
const refusedOf = (license: string | undefined, name = 'some') =>
  findRefusedLicences(listLicences(lockOf(`node_modules/${name}`, license)));

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'SSPL-1.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
  'MPL-2.0',
  'EUPL-1.2',
  'MIT AND GPL-3.0-only',
  'GPL-2.0-only OR AGPL-3.0-only',
  '(MIT OR ISC) AND GPL-3.0-only',
  undefined,
])('%s is refused for a package nobody has decided about', (license) => {
  expect(refusedOf(license)).toEqual([expect.stringContaining(`some@1.0.0 has the licence ${license ?? 'unknown'}`)]);
});

test.each([
  ['MIT', 'some'],
  ['(MIT OR GPL-3.0-only)', 'some'],
  ['MIT AND ISC', 'some'],
  ['MPL-2.0', 'satori'],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64'],
])('%s of %s is allowed', (license, name) => {
  expect(refusedOf(license, name)).toEqual([]);
});

test('a nested package counts by its own name, tools and links do not count', () => {
  expect(listLicences(lockOf('node_modules/a/node_modules/@b/c', 'ISC'))).toEqual([
    { name: '@b/c', version: '1.0.0', licence: 'ISC' },
  ]);
  expect(listLicences(lockOf('node_modules/a', 'GPL-3.0-only', { dev: true }))).toEqual([]);
  expect(listLicences(lockOf('node_modules/own', undefined, { link: true }))).toEqual([]);
});

test('the list names each package below its licence', () => {
  const listed = [
    { name: 'b', version: '2.0.0', licence: 'MIT' },
    { name: 'satori', version: '1.0.0', licence: 'MPL-2.0' },
  ];
  expect(toLicenceList(listed)).toBe('MIT (1)\n  b 2.0.0\n\nMPL-2.0 (1): its files are unchanged\n  satori 1.0.0\n');
});
