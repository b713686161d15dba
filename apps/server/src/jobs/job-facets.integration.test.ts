import { EMPLOYER_KINDS, OWNERSHIPS } from '@stellenvisite/contract/employers/employers';
import { COMPANY_SIZES } from '@stellenvisite/contract/employers/employers.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { ON_CALL_KINDS, SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { FURTHER_TRAINING, GERMAN_LEVELS } from '@stellenvisite/contract/jobs/job-conditions';
import {
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_STARTS,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/jobs/job-fields';
import { JOB_FACETS, JOB_SORTS, type JobFacet, POSTED_WITHIN } from '@stellenvisite/contract/jobs/job-search';
import { type JobList, jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { fillRandomMarket } from '../testing/random-market.ts';

const { app, database } = await buildTestApp();

beforeAll(async () => {
  await fillRandomMarket(database.db);
});

type Query = Record<string, string>;

async function search(query: Query): Promise<JobList> {
  const response = await app.inject({ url: '/api/jobs', query });
  expect(response.statusCode, response.body).toBe(200);
  return jobListSchema.parse(response.json());
}

const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }).map((list) => list.join(','));
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

/** Each filter is absent in half of the queries, so that most queries find something. */
const queryArbitrary: fc.Arbitrary<Query> = fc
  .record({
    q: maybe(fc.constantFrom('pflege', 'chirurgie', 'haus', 'leitung_', '%', 'pflegefachkraft', '-hebamme')),
    location: maybe(fc.constantFrom('München', '80331', 'Bayern', 'Schweiz', 'Wien, Österreich')),
    radius: maybe(fc.constantFrom('5', '200')),
    category: maybe(some(JOB_CATEGORIES)),
    employmentType: maybe(some(EMPLOYMENT_TYPES)),
    experienceLevel: maybe(some(EXPERIENCE_LEVELS)),
    specialty: maybe(some(SPECIALTIES)),
    department: maybe(some(['its', 'op', 'chirurgie', 'innere'])),
    contract: maybe(some(CONTRACTS)),
    start: maybe(some(JOB_STARTS)),
    remote: maybe(some(REMOTE_OPTIONS)),
    ownership: maybe(some(OWNERSHIPS)),
    employerType: maybe(some([...EMPLOYER_KINDS, 'practice', 'company'])),
    companySize: maybe(some(COMPANY_SIZES)),
    country: maybe(some(COUNTRIES)),
    shift: maybe(some(SHIFTS)),
    weekendFree: maybe(fc.constantFrom('true', 'false')),
    training: maybe(fc.constantFrom('true', 'false')),
    recognition: maybe(fc.constantFrom('true', 'false')),
    germanLevel: maybe(fc.constantFrom(...GERMAN_LEVELS)),
    visaHelp: maybe(fc.constantFrom('true', 'false')),
    housingHelp: maybe(fc.constantFrom('true', 'false')),
    onCallDuty: maybe(some(ON_CALL_KINDS)),
    furtherTraining: maybe(some(FURTHER_TRAINING)),
    postedWithin: maybe(fc.constantFrom(...POSTED_WITHIN.map(String))),
    salaryMin: maybe(fc.constantFrom('0', '3000', '4200', '5500')),
    salaryMax: maybe(fc.constantFrom('3500', '6000')),
    featured: maybe(fc.constant('true')),
    sort: maybe(fc.constantFrom(...JOB_SORTS)),
  })
  .chain((query) => fc.subarray(Object.keys(query), { maxLength: 5 }).map((names) => pickFilters(query, names)));

function pickFilters(query: Record<string, string | undefined>, names: readonly string[]): Query {
  const chosen = Object.entries(query).filter(([name, value]) => names.includes(name) && value !== undefined);
  return Object.fromEntries(chosen) as Query;
}

test('each count is the total found by choosing that value alone in its facet', async () => {
  const facetAndIndex = fc.tuple(fc.constantFrom(...JOB_FACETS.filter((facet) => facet !== 'salary')), fc.nat());
  await fc.assert(
    fc.asyncProperty(queryArbitrary, facetAndIndex, async (query, [facet, index]) => {
      const counts = (await search(query)).facets[facet];
      const chosen = counts[index % counts.length];
      if (!chosen) throw new Error(`${facet} has no value`);
      expect((await search({ ...query, [facet]: chosen.value })).total).toBe(chosen.count);
    }),
    { numRuns: 100 },
  );
});

test('the bars of the pay facet from a bound upwards add up to what that bound finds', async () => {
  await fc.assert(
    fc.asyncProperty(queryArbitrary, fc.integer({ min: 1, max: 16 }), async (query, bar) => {
      const bound = bar * 500;
      const { facets } = await search({ ...query, salaryMax: '' });
      const above = facets.salary.filter(({ value }) => Number(value) >= bound);
      const { total } = await search({ ...query, salaryMin: String(bound), salaryMax: '' });
      expect(above.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }),
    { numRuns: 40 },
  );
});

test('the pages of any search hold every hit once, in the same order as one long page', async () => {
  await fc.assert(
    fc.asyncProperty(queryArbitrary, fc.integer({ min: 1, max: 60 }), async (query, pageSize) => {
      const pages = [];
      const { total } = await search(query);
      for (let page = 1; page <= Math.ceil(total / pageSize) && page <= 6; page += 1) {
        pages.push(await search({ ...query, page: String(page), pageSize: String(pageSize) }));
      }
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      const whole = await search({ ...query, pageSize: '100' });
      expect(new Set(ids).size).toBe(Math.min(total, pageSize * 6));
      expect(ids.slice(0, 100)).toEqual(whole.items.map(({ id }) => id).slice(0, ids.length));
    }),
    { numRuns: 25 },
  );
});

test('every facet is there even when nothing is found', async () => {
  const { total, facets } = await search({ q: 'gibtesnicht' });
  expect(total).toBe(0);
  expect(Object.keys(facets)).toEqual([...JOB_FACETS] satisfies JobFacet[]);
});
