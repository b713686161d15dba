import { jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { problemSchema } from '@stellenvisite/contract/platform/problems.schema';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { fillRandomMarket } from '../testing/random-market.ts';

const { app, database } = await buildTestApp();

beforeAll(async () => {
  await fillRandomMarket(database.db, { jobCount: 20 });
});

test.each([
  'page=0',
  'page=-1',
  'page=1e9',
  'page=abc',
  'page=1.5',
  'page=NaN',
  'page=1&page=2',
  'pageSize=0',
  'pageSize=101',
  'pageSize=Infinity',
  'category=unicorns',
  'category=nursing,unicorns',
  'category=__proto__',
  'employmentType=toString',
  'country=FR',
  'sort=random',
  'shift=morning',
  'postedWithin=3',
  'postedWithin=abc',
  'radius=0',
  'radius=201',
  'radius=ten',
  'salaryMin=-1',
  'salaryMin=1e99',
  'weekendFree=maybe',
  'featured=2',
  'germanLevel=B3',
  'visaHelp=maybe',
  'onCallDuty=often',
  'furtherTraining=half',
  'employerId=abc',
  `employerId=${'1,'.repeat(60)}`,
  'q=%00',
  'q=pflege%00kraft',
  `q=${'a'.repeat(5000)}`,
  'q=a&q=b',
  'location=%00',
  `location=${'b'.repeat(101)}`,
])('GET /api/jobs?%s is refused with a problem that names the value', async (query) => {
  const response = await app.inject(`/api/jobs?${query}`);
  expect(response.statusCode, response.body).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  const problem = problemSchema.parse(response.json());
  expect(problem.code).toBe('request.invalid');
  expect(problem.errors?.length).toBeGreaterThan(0);
});

test.each([
  'q=%ED%A0%80',
  'q=%',
  'q=%zz',
  'q=%F0%9F%A9%BA',
  'location=%ED%A0%80',
  '__proto__=1',
  '__proto__[x]=1&constructor=2',
  'constructor[prototype][q]=x',
  'unknown=1',
  'page=10000',
  'category=nursing,,nursing,',
  'companySize=1000%2B',
  'companySize=1000+',
  '&&&==&',
  `${'x=1&'.repeat(1500)}`,
])('GET /api/jobs?%s is answered', async (query) => {
  const response = await app.inject(`/api/jobs?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  expect(jobListSchema.safeParse(response.json()).success).toBe(true);
});

test('no query makes the server fail', async () => {
  const names = ['q', 'location', 'radius', 'page', 'pageSize', 'category', 'sort', 'salaryMin', 'employerId', 'x'];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '%',
      '_',
      '\\',
      "'",
      '"',
      '-',
      '--',
      '"-"',
      '()',
      ':*',
      '&',
      '!',
      '|',
      '<->',
      '80331',
      '12345 x',
      ',',
    ),
    fc.double().map(String),
  );
  const raw = fc.string({ unit: fc.constantFrom(...'%=&+;,01aF "\\\'#'), maxLength: 40 });
  const query = fc.oneof(
    fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 }).map(encode),
    fc.tuple(fc.constantFrom(...names), raw).map(([name, value]) => `${name}=${value.replaceAll('#', '%23')}`),
  );
  await fc.assert(
    fc.asyncProperty(query, async (search) => {
      const response = await app.inject(`/api/jobs?${search}`);
      expect([200, 400]).toContain(response.statusCode);
    }),
    { numRuns: 250 },
  );
});

function encode(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
}
