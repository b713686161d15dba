import { type ErrorReportList, errorReportListSchema } from '@stellenvisite/contract/support/error-reports.schema';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { removeOldErrorReportsJob } from '@stellenvisite/core/support/error-reports/act-on-error-reports';
import { MAX_ROWS_PER_SOURCE, writeErrorReports } from '@stellenvisite/core/support/error-reports/write-error-reports';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { errorReports } from '@stellenvisite/db/schema/support/error-reports';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, signInAdmin } from '../../testing/people.ts';

const clock = { now: NOW };
const { app, database, services } = await buildTestApp({ now: () => clock.now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');

const MAIL = 'schwester.anna@praxis.example';
const inBrowser = {
  type: 'TypeError',
  message: `no mail to ${MAIL}`,
  page: '/jobs/4711?q=anna',
  frames: [{ function: 'render', file: 'https://www.example.org/assets/root-abcdefgh.js?x=anna', line: 1, column: 2 }],
};

beforeEach(async () => {
  clock.now = NOW;
  await db.delete(errorReports);
});

const send = (report: object, remoteAddress = '203.0.113.9') =>
  app.inject({ method: 'POST', url: '/api/error-reports', payload: report, remoteAddress });

async function list(query = ''): Promise<ErrorReportList> {
  await services.features.errors.flush();
  return errorReportListSchema.parse((await ada.call('GET', `/api/admin/error-reports${query}`)).json());
}

test('what a browser tells is retained without anything of a person, once for all of one cause', async () => {
  expect((await send(inBrowser)).statusCode).toBe(204);
  expect((await send({ ...inBrowser, page: '/jobs/4712' })).statusCode).toBe(204);
  const { items, total } = await list();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    source: 'browser',
    place: '/jobs/…',
    type: 'TypeError',
    message: 'no mail to …',
    count: 2,
    solvedAt: null,
  });
  const one = (await ada.call('GET', `/api/admin/error-reports/${items[0]?.id}`)).json();
  expect(one.frames).toEqual([{ function: 'render', file: 'assets/root-abcdefgh.js', line: 1, column: 2 }]);
  const [row] = await db.execute(sql`select error_reports::text as kept from error_reports`).then(({ rows }) => rows);
  expect(row?.kept).not.toMatch(/anna|203\.0/);
});

test('a browser cannot send without end, nor anything large', async () => {
  const answers = [];
  for (let index = 0; index < 22; index += 1) answers.push((await send(inBrowser, '203.0.113.10')).statusCode);
  expect(answers.filter((status) => status === 204)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
  const large = await send({ ...inBrowser, message: 'x'.repeat(20_000) }, '203.0.113.11');
  expect(large.statusCode).toBe(413);
});

test('an answer of the API that fails is listed with its route and without its values', async () => {
  await db.execute(sql`alter table admin_views rename to admin_views_away`);
  try {
    const answer = await ada.call('GET', `/api/admin/views?screen=users`);
    expect(answer.statusCode).toBe(500);
  } finally {
    await db.execute(sql`alter table admin_views_away rename to admin_views`);
  }
  const { items } = await list('?source=api');
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ place: 'GET /api/admin/views', count: 1 });
  expect(items[0]?.message).toMatch(/^Failed query: relation "admin_views" does not exist/);
});

test('a solved error stays solved until it is seen again, and the log knows who solved it', async () => {
  await send(inBrowser, '203.0.113.12');
  const [error] = (await list()).items;
  const solved = await ada.call('POST', '/api/admin/error-reports/acts', { act: 'solve', ids: [error?.id] });
  expect(solved.json()).toEqual({ done: 1, skipped: 0 });
  expect((await list('?status=open')).total).toBe(0);
  const acts = await db.select().from(adminActs).where(eq(adminActs.action, 'error_report.solved'));
  expect(acts).toMatchObject([{ subjectId: error?.id, before: { isSolved: false }, after: { isSolved: true } }]);

  clock.now = new Date(NOW.getTime() + 60_000);
  await send(inBrowser, '203.0.113.12');
  const [again] = (await list('?status=open')).items;
  expect(again).toMatchObject({
    id: error?.id,
    count: 2,
    firstSeenAt: NOW.toISOString(),
    lastSeenAt: clock.now.toISOString(),
    reopenedAt: clock.now.toISOString(),
  });
});

test('the list can be searched and sorted', async () => {
  await send({ ...inBrowser, message: 'first' }, '203.0.113.13');
  await send({ ...inBrowser, message: 'second' }, '203.0.113.13');
  await send({ ...inBrowser, message: 'second' }, '203.0.113.13');
  expect((await list('?sort=-count')).items.map(({ message }) => message)).toEqual(['second', 'first']);
  expect(await list('?q=FIRST')).toMatchObject({ total: 1, all: 2, items: [{ message: 'first' }] });
  const file = await ada.call('GET', '/api/admin/error-reports/file?q=first');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.trim().split('\r\n')).toHaveLength(2);
  expect(file.body).toContain('first');
  const acts = await db.select().from(adminActs).where(eq(adminActs.action, 'error_reports.exported'));
  expect(acts).toMatchObject([{ area: 'errors', after: { q: 'first', rows: 1 } }]);
});

test('the list has an end, and what is old goes', async () => {
  const day = 86_400_000;
  const errors = Array.from({ length: MAX_ROWS_PER_SOURCE + 5 }, (_, index) => ({
    source: 'job' as const,
    place: 'mails.send',
    type: 'Error',
    message: `kind ${index}`,
    frames: [],
    fingerprint: String(index).padStart(6, '0'),
    count: 1,
    seenAt: new Date(NOW.getTime() - index * day),
  }));
  await writeErrorReports({ db, version: '1' }, errors);
  expect(await db.$count(errorReports)).toBe(MAX_ROWS_PER_SOURCE);
  await removeOldErrorReportsJob.handler(createContext(services), {});
  expect(await db.$count(errorReports)).toBe(91);
});
