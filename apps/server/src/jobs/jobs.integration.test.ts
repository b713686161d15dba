import { randomUUID } from 'node:crypto';
import { type JobList, jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { jobDetailSchema } from '@stellenvisite/contract/jobs/jobs.schema';
import {
  createEmployer,
  createJob,
  createPlaces,
  daysAgo,
  MONTHLY_EUR,
  testHtml,
} from '@stellenvisite/db/testing-market';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const MUNICH = { placeId: 2, city: 'München', region: 'Bayern', country: 'DE', lat: 48.137, lon: 11.575 } as const;
const DACHAU = { placeId: 3, city: 'Dachau', region: 'Bayern', country: 'DE', lat: 48.26, lon: 11.434 } as const;
const VIENNA = { placeId: 4, city: 'Wien', region: 'Wien', country: 'AT', lat: 48.208, lon: 16.372 } as const;

const ids: Record<'nurse' | 'surgeon' | 'midwife' | 'expired' | 'closed' | 'draft' | 'paused' | 'tomorrow', string> = {
  nurse: '',
  surgeon: '',
  midwife: '',
  expired: '',
  closed: '',
  draft: '',
  paused: '',
  tomorrow: '',
};

beforeAll(async () => {
  await createPlaces(db);
  const park = await createEmployer(db);
  const praxis = await createEmployer(db, {
    name: 'Geburtshaus 50%_Sonne',
    type: 'practice',
    kinds: ['private_practices'],
    companySize: '1-50',
  });
  ids.nurse = await createJob(db, park, {
    title: 'Pflegefachkraft (m/w/d) Innere Medizin',
    employmentType: 'both',
    contract: 'permanent',
    shifts: ['early', 'late', 'night'],
    ...MONTHLY_EUR,
    payMin: 342_000,
    payMax: 415_050,
    hoursMin: 20,
    hoursMax: 38.5,
    startsOn: '2026-12-01',
    tariff: 'TVöD-P',
    tariffGrade: 'P8',
    conditions: { germanLevel: 'B1', isRecognitionPendingWelcome: true, hasVisaHelp: true },
    introHtml: testHtml('<p>Die Station behandelt Herzkrankheiten.</p>'),
    contactName: 'Frau Winter',
    postedAt: daysAgo(1),
    ...MUNICH,
  });
  ids.surgeon = await createJob(db, park, {
    title: 'Oberarzt Chirurgie',
    category: 'doctors',
    specialty: 'surgery',
    employmentType: 'full_time',
    freeWeekendsOfFour: 4,
    conditions: { germanLevel: 'C1', hasHousingHelp: true, furtherTraining: 'full' },
    onCall: 'standby',
    contract: 'fixed_term',
    startsOn: '2026-11-01',
    startFlexible: true,
    payMin: 9_600_000,
    payMax: 12_000_000,
    payCurrency: 'EUR',
    payPeriod: 'year',
    postedAt: daysAgo(10),
    ...DACHAU,
  });
  ids.midwife = await createJob(db, praxis, {
    title: 'Hebamme',
    category: 'medical',
    employmentType: 'part_time',
    contract: 'permanent',
    payMin: 2450,
    payMax: 2890,
    payCurrency: 'EUR',
    payPeriod: 'hour',
    hoursMax: 20,
    featured: true,
    postedAt: daysAgo(20),
    ...VIENNA,
  });
  ids.expired = await createJob(db, park, { title: 'Vergangene Pflege', validThrough: daysAgo(1) });
  ids.closed = await createJob(db, park, { title: 'Geschlossene Pflege', status: 'closed' });
  ids.draft = await createJob(db, park, { title: 'Entworfene Pflege', status: 'draft' });
  ids.paused = await createJob(db, park, { title: 'Ruhende Pflege', status: 'paused' });
  ids.tomorrow = await createJob(db, park, { title: 'Morgige Pflege', postedAt: daysAgo(-1) });
});

async function search(query: Record<string, string>): Promise<JobList> {
  const response = await app.inject({ url: '/api/jobs', query });
  expect(response.statusCode, response.body).toBe(200);
  return jobListSchema.parse(response.json());
}

async function titles(query: Record<string, string>): Promise<string[]> {
  return (await search({ sort: 'newest', ...query })).items.map(({ title }) => title);
}

const NURSE = 'Pflegefachkraft (m/w/d) Innere Medizin';
const SURGEON = 'Oberarzt Chirurgie';
const MIDWIFE = 'Hebamme';

describe('searching', () => {
  test('finds live jobs only: no draft, nothing closed, expired or of tomorrow', async () => {
    expect(await titles({})).toEqual([NURSE, SURGEON, MIDWIFE]);
  });

  test('shows a job as the contract says, money in whole units', async () => {
    const { items } = await search({ q: 'Pflegefachkraft' });
    expect(items).toMatchObject([
      {
        id: ids.nurse,
        employer: { name: 'Klinikum am Park', type: 'hospital' },
        location: { city: 'München', region: 'Bayern', country: 'DE' },
        salary: { min: 3420, max: 4151, currency: 'EUR', period: 'month' },
        tariff: { name: 'TVöD-P', grade: 'P8', steps: null },
        hoursPerWeek: { min: 20, max: 38.5 },
        shifts: ['early', 'late', 'night'],
        week: null,
      },
    ]);
    expect(items[0]).not.toHaveProperty('distanceKm');
  });

  test.each([
    ['a part of a title word', 'pflege', [NURSE]],
    ['a word inside a compound', 'arzt', [SURGEON]],
    ['an inflected word of the text', 'Herzkrankheit', [NURSE]],
    ['an employer by part of the name', 'geburtshaus', [MIDWIFE]],
    ['every word, wherever it stands', 'pflegefachkraft münchen', [NURSE]],
    ['only jobs with all words', 'pflegefachkraft wien', []],
    ['around words that carry nothing', 'Hebamme in der', [MIDWIFE]],
    ['a phrase as it stands', '"innere medizin"', [NURSE]],
    ['no phrase in another order', '"medizin innere"', []],
    ['everything but what is excluded', '-hebamme', [NURSE, SURGEON]],
    ['everything but an excluded phrase', '-"innere medizin"', [SURGEON, MIDWIFE]],
    ['what says the words of an excluded phrase otherwise', '-"medizin innere"', [NURSE, SURGEON, MIDWIFE]],
    ['a percent sign as itself', '50%_sonne', [MIDWIFE]],
    ['everything where no word was said', '%', [NURSE, SURGEON, MIDWIFE]],
    ['no wildcard in an underscore', '5__s', []],
    ['no harm in a backslash', '\\', [NURSE, SURGEON, MIDWIFE]],
    ['no harm in quotes', `'"; drop table jobs; --`, []],
    ['no harm in query operators', 'pflege & !( | :*', [NURSE]],
  ])('by keyword finds %s', async (_, q, expected) => {
    expect(await titles({ q })).toEqual(expected);
  });

  test.each([
    ['München', '30', [NURSE, SURGEON]],
    ['münchen', '5', [NURSE]],
    ['Munich', '5', [NURSE]],
    ['80331', '5', [NURSE]],
    ['80331 München', '5', [NURSE]],
    ['D-80331', '5', [NURSE]],
    ['1010', '5', [MIDWIFE]],
    ['München, Bayern', '5', [NURSE]],
    ['München, Deutschland', '5', [NURSE]],
    ['Bayern', '5', [NURSE, SURGEON]],
    ['Bavaria', '', [NURSE, SURGEON]],
    ['Österreich', '', [MIDWIFE]],
    ['Switzerland', '', []],
    ['Hessen', '', []],
  ])('at %s within %s km finds the jobs there', async (location, radius, expected) => {
    expect(await titles({ location, radius })).toEqual(expected);
  });

  test('tells the distance from the place, to a tenth of a kilometre', async () => {
    const { items } = await search({ location: 'München', sort: 'newest' });
    expect(items.map(({ distanceKm }) => distanceKm)).toEqual([0.1, 17.2]);
  });

  test('an unknown place finds nothing and offers the nearest spelling', async () => {
    expect(await search({ location: 'Münchn' })).toMatchObject({ total: 0, items: [], suggestion: 'München' });
    expect(await search({ location: 'Qqqqqq' })).not.toHaveProperty('suggestion');
  });

  test.each([
    [{ category: 'nursing,medical' }, [NURSE, MIDWIFE]],
    [{ employmentType: 'part_time' }, [NURSE, MIDWIFE]],
    [{ employmentType: 'full_time' }, [NURSE, SURGEON]],
    [{ employmentType: 'both' }, [NURSE]],
    [{ specialty: 'surgery' }, [SURGEON]],
    [{ specialty: 'obstetrics' }, [MIDWIFE]],
    [{ specialty: 'obstetrics,surgery' }, [SURGEON, MIDWIFE]],
    [{ department: 'innere' }, [NURSE]],
    [{ contract: 'fixed_term' }, [SURGEON]],
    [{ contract: 'permanent' }, [NURSE, MIDWIFE]],
    [{ start: 'now' }, [SURGEON]],
    [{ start: 'soon' }, [NURSE]],
    [{ start: 'flexible' }, [SURGEON, MIDWIFE]],
    [{ ownership: 'public' }, [NURSE, SURGEON]],
    [{ ownership: 'private' }, []],
    [{ employerType: 'practice' }, [MIDWIFE]],
    [{ employerType: 'public' }, [NURSE, SURGEON]],
    [{ companySize: '1-50' }, [MIDWIFE]],
    [{ country: 'AT' }, [MIDWIFE]],
    [{ shift: 'night,day' }, [NURSE]],
    [{ weekendFree: 'true' }, [SURGEON]],
    [{ recognition: 'true' }, [NURSE]],
    [{ visaHelp: 'true' }, [NURSE]],
    [{ visaHelp: 'true', housingHelp: 'true' }, []],
    [{ housingHelp: 'true' }, [SURGEON]],
    [{ onCallDuty: 'standby,on_site' }, [SURGEON]],
    [{ onCallDuty: 'none' }, []],
    [{ furtherTraining: 'full' }, [SURGEON]],
    [{ furtherTraining: 'partial' }, []],
    [{ germanLevel: 'A2' }, []],
    [{ germanLevel: 'B2' }, [NURSE]],
    [{ germanLevel: 'C1' }, [NURSE, SURGEON]],
    [{ salaryMin: '4151' }, [SURGEON]],
    [{ salaryMin: '4150' }, [NURSE, SURGEON]],
    [{ salaryMin: '10000' }, [SURGEON]],
    [{ salaryMin: '4000', salaryMax: '5000' }, [NURSE]],
    [{ salaryMax: '3419' }, [MIDWIFE]],
    [{ salaryMax: '3420' }, [NURSE, MIDWIFE]],
    [{ postedWithin: '7' }, [NURSE]],
    [{ postedWithin: '14' }, [NURSE, SURGEON]],
    [{ featured: 'true' }, [MIDWIFE]],
    [{ employerId: '11111111-1111-4111-8111-111111111111' }, []],
    [{ category: '', shift: '', page: '', q: '', sort: '' }, [NURSE, SURGEON, MIDWIFE]],
  ])('with %o finds only what meets it', async (query, expected) => {
    expect(await titles({ ...query, sort: 'newest' })).toEqual(expected);
  });

  test('takes a list repeated as well as comma-separated', async () => {
    const response = await app.inject('/api/jobs?category=nursing&category=medical&sort=newest');
    expect(response.json().items.map(({ title }: { title: string }) => title)).toEqual([NURSE, MIDWIFE]);
  });

  test.each([
    ['newest', [NURSE, SURGEON, MIDWIFE]],
    ['oldest', [MIDWIFE, SURGEON, NURSE]],
    ['salary_desc', [SURGEON, NURSE, MIDWIFE]],
    ['salary_asc', [MIDWIFE, NURSE, SURGEON]],
    ['title_asc', [MIDWIFE, SURGEON, NURSE]],
    ['title_desc', [NURSE, SURGEON, MIDWIFE]],
  ])('sorts by %s', async (sort, expected) => {
    expect(await titles({ sort })).toEqual(expected);
  });

  test('sorts by distance once there is a place', async () => {
    expect(await titles({ sort: 'distance', location: 'München' })).toEqual([NURSE, SURGEON]);
    expect(await titles({ sort: 'distance', location: 'Dachau' })).toEqual([SURGEON, NURSE]);
    expect(await titles({ sort: 'distance' })).toEqual(await titles({ sort: 'relevance' }));
  });

  test('a title that carries the word comes before a text that does, featured or not', async () => {
    const employer = await createEmployer(db, { name: 'Seeklinik' });
    await createJob(db, employer, { title: 'Zytologin', category: 'mfa', postedAt: daysAgo(40) });
    const text = { introHtml: testHtml('<p>Die Zytologin stellt sich vor.</p>') };
    await createJob(db, employer, {
      title: 'Laborleitung',
      category: 'mfa',
      featured: true,
      postedAt: daysAgo(0),
      ...text,
    });
    expect((await search({ q: 'zytologin' })).items.map(({ title }) => title)).toEqual(['Zytologin', 'Laborleitung']);
  });
});

describe('one job', () => {
  test('is shown whole', async () => {
    const response = await app.inject(`/api/jobs/${ids.nurse}`);
    expect(jobDetailSchema.parse(response.json())).toMatchObject({
      id: ids.nurse,
      contact: { name: 'Frau Winter' },
      employer: { name: 'Klinikum am Park', openPositions: 2 },
      duty: { shifts: ['early', 'late', 'night'], onCall: null },
      introHtml: '<p>Die Station behandelt Herzkrankheiten.</p>',
    });
    expect(response.json()).not.toHaveProperty('search');
  });

  test.each(['expired', 'closed'] as const)('that is %s is gone, and similar ones are offered', async (kind) => {
    const response = await app.inject(`/api/jobs/${ids[kind]}`);
    expect(response.statusCode).toBe(410);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json().code).toBe('job.expired');
    const similar = await app.inject(`/api/jobs/${ids[kind]}/similar`);
    expect(similar.json().items.map(({ id }: { id: string }) => id)).toEqual([ids.nurse]);
    expect(similar.json().job).toMatchObject({
      title: expect.any(String),
      employer: { name: expect.any(String) },
      end: kind,
    });
  });

  test('that its employer has filled says so, and a live one has no end', async () => {
    const filled = await createJob(db, await createEmployer(db, { name: 'Volle Klinik' }), { status: 'closed' });
    await db.execute(sql`insert into job_postings (id, employer_id, content, close_reason, created_at, updated_at)
      select id, employer_id, '{}', 'filled', now(), now() from jobs where id = ${filled}`);
    expect((await app.inject(`/api/jobs/${filled}`)).statusCode).toBe(410);
    expect((await app.inject(`/api/jobs/${filled}/similar`)).json().job.end).toBe('filled');
    expect((await app.inject(`/api/jobs/${ids.nurse}/similar`)).json().job.end).toBeNull();
  });

  test.each([
    ['unknown', () => randomUUID()],
    ['a draft', () => ids.draft],
    ['paused', () => ids.paused],
    ['of tomorrow', () => ids.tomorrow],
    ['malformed', () => 'abc'],
    ['a NUL', () => '%00'],
    ['half a character', () => '%ED%A0%80'],
    ['a property of objects', () => '__proto__'],
    ['very long', () => 'a'.repeat(400)],
  ])('whose id is %s is not found', async (_, id) => {
    for (const path of [`/api/jobs/${id()}`, `/api/jobs/${id()}/similar`]) {
      const response = await app.inject(path);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
  });
});
