import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED_READS, findClaimedReads, isAccessFile } from './claimed-columns.ts';
import { ROOT } from './run-step.ts';

const columnsOf = (text: string) => findClaimedReads({ path: 'sample.ts', text }).map(({ column }) => column);

test.each([
  ['db.select({ name: employers.name }).from(employers)', ['name']],
  [`eq(sql\`lower(\${employers.email})\`, email)`, ['email']],
  ['const { website, id } = employers;', ['website']],
  ['const { website: host, ...rest } = employers;', ['website', '*']],
  ['db.select().from(employers).where(isOwn)', ['*']],
  ['db.select().from(jobs).innerJoin(employers, isOwn)', []],
  ['db.select({ employer: employers, id: jobs.id }).from(jobs)', ['*']],
  ['tx.update(employers).set({ accountEmail: null }).where(isOwn).returning()', ['*']],
  ['getTableColumns(employers)', ['*']],
  ['sql`select e.name, e.verified_domain from employers e`', ['name']],
  [`sql\`select e.id from \${employers} e where e.website_host = \${host}\``, ['websiteHost']],
  ['sql`select employers.owner from employers`', ['owner']],
  ["import { departments, employers } from '@stellenvisite/db/schema/employers/employers';", ['departments']],
  ['db.select({ id: employers.id, at: employers.verifiedAt, to: employers.accountEmail }).from(employers)', []],
  ['sql`select p.name from profiles p`', []],
])('%s reads %j', (text, expected) => {
  expect(columnsOf(text)).toEqual(expected);
});

const sources = globSync('packages/core/src/**/*.ts', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isAccessFile)
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));
const reads = sources
  .flatMap(findClaimedReads)
  .map((read) => ({ ...read, path: read.path.replace('packages/core/src/', '') }));

test('queries that decide access read proven columns of employers alone', () => {
  expect(sources.length).toBeGreaterThan(40);
  const refused = reads.filter(({ path, column }) => ALLOWED_READS[path]?.[column] === undefined);
  expect(refused.map(({ path, line, column }) => `${path}:${line} reads ${column}, which an employer claims`)).toEqual(
    [],
  );
});

test('an exception that is no longer needed is removed', () => {
  const unneeded = Object.entries(ALLOWED_READS).flatMap(([path, columns]) =>
    Object.keys(columns)
      .filter((column) => !reads.some((read) => read.path === path && read.column === column))
      .map((column) => `${path}: ${column}`),
  );
  expect(unneeded).toEqual([]);
});
