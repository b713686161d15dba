import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import {
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
} from '@stellenvisite/contract/jobs/job-fields';
import { type JobSearch, jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchDocs } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestContext } from '../../testing/create-test-context.ts';
import { fillRandomMarket } from '../../testing/random-market.ts';

const database = await createTestDatabase();
const { db } = database;
const { search } = await createTestContext({ database });
const employerIds = await fillRandomMarket(db);
await search.refresh();
const docs = (await db.select({ doc: searchDocs.doc }).from(searchDocs)).map(({ doc }) => doc);

const WORDS = [
  'pflege',
  'Oberärztin',
  'chirurgie',
  'mfa berlin',
  'hebamme wien',
  'pflegefachkraft nacht münchen',
  'intensiv',
  '"Leitung_Pflege"',
  '-pflege',
  'pflegfachkarft',
  'teilzeit ohne wochenende',
  'hebamme kardiologie xyz',
];
const PLACES = ['Berlin', 'München', 'Bayern', 'Österreich', '80331', 'Atlantis'];
const some = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(2, values.length) });
const FILTERS = {
  q: fc.constantFrom(...WORDS),
  location: fc.constantFrom(...PLACES),
  radius: fc.constantFrom(5, 25, 100),
  category: some(JOB_CATEGORIES),
  employmentType: some(EMPLOYMENT_TYPES),
  experienceLevel: some(EXPERIENCE_LEVELS),
  contract: some(CONTRACTS),
  country: some(COUNTRIES),
  shift: some(SHIFTS),
  weekendFree: fc.boolean(),
  featured: fc.boolean(),
  postedWithin: fc.constantFrom(1, 7, 30),
  salaryMin: fc.integer({ min: 2000, max: 6000 }),
  employerId: some(employerIds),
  employerType: some(['hospital', 'private_practices']),
  companySize: some(['51-200']),
  start: some(['now', 'soon']),
};
const FILTER_NAMES = Object.keys(FILTERS) as (keyof typeof FILTERS)[];
/** Few at a time, so that most find something. */
const criteria = fc
  .subarray(FILTER_NAMES, { minLength: 1, maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, FILTERS[name] as fc.Arbitrary<unknown>]))))
  .map((filters) => jobSearchSchema.parse({ ...filters, pageSize: 100 }));

/** Returns all documents of a search; none where it had to leave out words to find any. */
async function searchAll(query: JobSearch): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; ; page += 1) {
    const { hits, total, understood } = await search.search({ ...query, page }, { language: 'de' });
    if (understood.some(({ isLeftOut }) => isLeftOut)) return [];
    found.push(...hits.map(({ doc }) => doc));
    if (found.length >= total) return found.sort((a, b) => a - b);
  }
}

test('a stored search matches exactly the jobs that the search finds', async () => {
  const [queries = []] = fc.sample(fc.array(criteria, { minLength: 400, maxLength: 400 }), { numRuns: 1, seed: 14 });
  const matched = await search.match(queries, docs);
  let hits = 0;
  for (const [index, query] of queries.entries()) {
    const expected = await searchAll(query);
    hits += expected.length;
    expect(
      [...(matched[index] ?? [])].sort((a, b) => a - b),
      JSON.stringify(query),
    ).toEqual(expected);
  }
  expect(hits).toBeGreaterThan(1000);
});

test('of a few jobs it matches those that the search finds among them, also after they changed', async () => {
  const [queries = []] = fc.sample(fc.array(criteria, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 41 });
  const [job] = await db.select().from(jobs).where(eq(jobs.status, 'published')).limit(1);
  await db
    .update(jobs)
    .set({ title: 'Hebamme Wien (m/w/d)', featured: true })
    .where(eq(jobs.id, job?.id ?? ''));
  await search.refresh();
  const [changed] = await db
    .select()
    .from(searchDocs)
    .where(eq(searchDocs.jobId, job?.id ?? ''));
  const few = [...docs.slice(0, 3), changed?.doc ?? -1];
  const matched = await search.match(queries, few);
  for (const [index, query] of queries.entries()) {
    const expected = (await searchAll(query)).filter((doc) => few.includes(doc));
    expect(
      [...(matched[index] ?? [])].sort((a, b) => a - b),
      JSON.stringify(query),
    ).toEqual(expected);
  }
});

test('jobs that ended or never were match nothing', async () => {
  const all = [jobSearchSchema.parse({})];
  const [closed] = await db.select().from(jobs).where(eq(jobs.status, 'published')).limit(1);
  const [doc] = await db
    .select()
    .from(searchDocs)
    .where(eq(searchDocs.jobId, closed?.id ?? ''));
  await db
    .update(jobs)
    .set({ status: 'closed' })
    .where(eq(jobs.id, closed?.id ?? ''));
  expect(await search.match(all, [doc?.doc ?? -1, 9_999_999])).toEqual([[]]);
  expect(await search.match([], docs)).toEqual([]);
  expect(await search.match(all, [])).toEqual([[]]);
});
