import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { type JobList, jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const STATED = 7;
const UNSTATED = 5;
const FREE_WEEKENDS = { freeWeekendsOfFour: 4 };

beforeAll(async () => {
  await createPlaces(db);
  const employer = await createEmployer(db);
  for (let each = 1; each <= STATED; each += 1) {
    await createJob(db, employer, { title: `Hebamme früh ${each}`, shifts: ['early'] });
  }
  await createJob(db, employer, { title: 'Hebamme nachts', shifts: ['night'] });
  for (let each = 1; each <= UNSTATED; each += 1) {
    await createJob(db, employer, { title: `Hebamme ohne Angabe ${each}`, shifts: [] });
  }
  await createJob(db, employer, { title: 'Logopädin, Wochenende frei', shifts: [], ...FREE_WEEKENDS });
  await createJob(db, employer, { title: 'Logopädin früh, Wochenende frei', shifts: ['early'], ...FREE_WEEKENDS });
  await createJob(db, employer, { title: 'Logopädin früh', shifts: ['early'] });
  await createJob(db, employer, { title: 'Logopädin spät', shifts: ['late'], ...FREE_WEEKENDS });
  await createJob(db, employer, {
    title: 'Logopädin früh, ein Wochenende frei',
    shifts: ['early'],
    freeWeekendsOfFour: 1,
  });
});

async function list(query: Record<string, string>): Promise<JobList> {
  const response = await app.inject({ url: '/api/jobs', query: { includeUnknown: 'true', ...query } });
  expect(response.statusCode, response.body).toBe(200);
  return jobListSchema.parse(response.json());
}

const groupsOf = ({ items }: JobList) => ({
  stated: items
    .filter((job) => !job.isRosterUnknown)
    .map(({ title }) => title)
    .sort(),
  unknown: items
    .filter((job) => job.isRosterUnknown)
    .map(({ title }) => title)
    .sort(),
});

describe('a search that asks about shifts', () => {
  test.each([
    ['chosen by hand', { q: 'hebamme', shift: 'early' }],
    ['written in words', { q: 'hebamme frühdienst' }],
    ['excluded in words', { q: 'hebamme ohne nachtdienst' }],
  ])('lists jobs that do not state them behind the others: %s', async (_how, query) => {
    const found = await list(query);
    expect([found.total, found.unknown]).toEqual([STATED, UNSTATED]);
    const groups = found.items.map(({ isRosterUnknown = false }) => isRosterUnknown);
    expect(groups).toEqual([...Array(STATED).fill(false), ...Array(UNSTATED).fill(true)]);
    expect(found.items.map(({ title }) => title)).not.toContain('Hebamme nachts');
  });

  test('counts only the stated ones in facets, and omits the others unless they are requested', async () => {
    const query = { q: 'hebamme', shift: 'early' };
    const [grouped, plain] = [await list(query), await list({ ...query, includeUnknown: 'false' })];
    expect(grouped.facets).toEqual(plain.facets);
    expect(plain.unknown).toBeUndefined();
    expect(plain.items).toHaveLength(STATED);
  });
});

test.each([1, 3, 4, 5, 7, 8, 12])(
  'pages of %i continue from one group into the other without a gap',
  async (pageSize) => {
    const query = { q: 'hebamme', shift: 'early' };
    const whole = (await list({ ...query, pageSize: '20' })).items.map(({ id, isRosterUnknown }) => [
      id,
      isRosterUnknown,
    ]);
    const paged: unknown[] = [];
    for (let page = 1; page <= Math.ceil((STATED + UNSTATED) / pageSize); page += 1) {
      const { items, total, unknown } = await list({ ...query, pageSize: String(pageSize), page: String(page) });
      expect([total, unknown]).toEqual([STATED, UNSTATED]);
      paged.push(...items.map(({ id, isRosterUnknown }) => [id, isRosterUnknown]));
    }
    expect(paged).toEqual(whole);
    const beyond = Math.ceil((STATED + UNSTATED) / pageSize) + 1;
    expect((await list({ ...query, pageSize: String(pageSize), page: String(beyond) })).items).toEqual([]);
  },
);

test('of several wishes for the roster a job must meet those it states', async () => {
  const found = groupsOf(await list({ q: 'logopädin', shift: 'early', weekendFree: 'true' }));
  expect(found).toEqual({
    stated: ['Logopädin früh, Wochenende frei'],
    unknown: ['Logopädin früh', 'Logopädin, Wochenende frei'],
  });
});

test('a wider search is offered where it finds more than both groups', async () => {
  const employer = await createEmployer(db);
  await createJob(db, employer, { title: 'Podologin', shifts: [] });
  const offers = async (query: Record<string, string>) => {
    const { relaxations } = await list({ q: 'podologin', ...query });
    return relaxations.map(({ value, count }) => `${value} ${count}`);
  };
  expect(await offers({ shift: 'early' })).toEqual([]);
  await createJob(db, employer, { title: 'Podologin spät', shifts: ['late'] });
  expect(await offers({ shift: 'early' })).toEqual(['shift 2']);
});

test('a search that asks nothing about the roster has no second group', async () => {
  const found = await list({ q: 'hebamme' });
  expect(found.unknown).toBeUndefined();
  expect(found.items.some(({ isRosterUnknown }) => isRosterUnknown)).toBe(false);
});

test('where every job leaves a wish open, the second group is the list', async () => {
  const employer = await createEmployer(db);
  await createJob(db, employer, { title: 'Ergotherapeutin', shifts: [] });
  for (const shift of SHIFTS) {
    const found = await list({ q: 'ergotherapeutin', shift });
    expect([found.total, found.unknown, found.items.length]).toEqual([0, 1, 1]);
  }
});
