import { randomUUID } from 'node:crypto';
import { EMPLOYER_FACETS } from '@stellenvisite/contract/employers/employers';
import {
  type EmployerList,
  employerDetailSchema,
  employerListSchema,
} from '@stellenvisite/contract/employers/employers.schema';
import { jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { departmentJobsSchema } from '@stellenvisite/contract/jobs/jobs.schema';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { createEmployer, createJob, createPlaces, daysAgo, testHtml } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const PARK = 'Klinikum am Park';
const SONNE = 'Praxis Sonne';
const AARE = 'Altersheim Aare';
const LOGO = '22222222-2222-4222-8222-222222222222';
let parkId = '';

beforeAll(async () => {
  await createPlaces(db);
  parkId = await createEmployer(db, {
    featured: true,
    owner: 'Stadt Berlin',
    website: 'https://park.example',
    descriptionHtml: testHtml('<p>Seit 1890.</p>'),
    certifications: ['KTQ'],
    contactName: 'Herr Sommer',
    createdAt: daysAgo(300),
  });
  const sonneId = await createEmployer(db, {
    name: SONNE,
    type: 'practice',
    kinds: ['private_practices', 'private'],
    companySize: '1-50',
    city: 'München',
    region: 'Bayern',
    lat: 48.137,
    lon: 11.575,
    createdAt: daysAgo(100),
  });
  await createEmployer(db, {
    name: AARE,
    verifiedAt: daysAgo(1),
    type: 'company',
    kinds: ['care_facilities', 'non_profit'],
    companySize: null,
    city: 'Zürich',
    region: 'Zürich',
    country: 'CH',
    lat: 47.377,
    lon: 8.541,
    createdAt: daysAgo(1),
  });
  await createJob(db, parkId, { title: 'Pflegefachkraft' });
  await createJob(db, parkId, { title: 'Vorbei', validThrough: daysAgo(1) });
  await createJob(db, sonneId, { title: 'MFA', category: 'mfa' });
  await createJob(db, sonneId, { title: 'Ärztin', category: 'doctors' });
  await db.insert(departments).values([
    { id: randomUUID(), employerId: parkId, name: 'Chirurgie', specialty: 'surgery', position: 2 },
    { id: randomUUID(), employerId: parkId, name: 'Aufnahme', position: 1 },
  ]);
  const picture = { employerId: parkId, contentType: 'image/svg+xml', width: 1200, height: 800 };
  await db.insert(employerMedia).values([
    { ...picture, id: '11111111-1111-4111-8111-111111111111', storageKey: 'media/1.svg', alt: 'Der Eingang' },
    { ...picture, id: LOGO, storageKey: 'media/logo.svg', alt: 'Logo', kind: 'logo' },
  ]);
});

test('an employer that nobody has verified is listed with its first public job; before, its link opens its page', async () => {
  const id = await createEmployer(db, { name: 'Haus Ohneprobe' });
  await createJob(db, id, { status: 'draft' });
  await createJob(db, id, { validThrough: daysAgo(1) });
  const isNamed = async () => [
    (await names({ q: 'Ohneprobe' })).length === 1,
    (await app.inject('/sitemaps/employers.xml')).body.includes(id),
  ];
  const before = (await list({})).total;
  expect(await isNamed()).toEqual([false, false]);
  expect((await app.inject(`/api/employers/${id}`)).json().name).toBe('Haus Ohneprobe');
  await createJob(db, id);
  await vi.waitFor(async () => expect(await isNamed()).toEqual([true, true]));
  expect((await list({})).total).toBe(before + 1);
  await db.delete(employers).where(eq(employers.id, id));
});

test('a logo appears with the employer, in lists and on its page, and not among its pictures', async () => {
  const logos = (await list({})).items.map(({ id, logoUrl }) => (id === parkId ? logoUrl : logoUrl === null));
  expect(logos).toContain(`/api/media/${LOGO}`);
  expect(logos.filter((logo) => logo === false)).toEqual([]);
  const park = (await app.inject(`/api/employers/${parkId}`)).json();
  expect(park.logoUrl).toBe(`/api/media/${LOGO}`);
  expect(park.media.map(({ alt }: { alt: string }) => alt)).toEqual(['Der Eingang']);
});

async function list(query: Record<string, string>): Promise<EmployerList> {
  const response = await app.inject({ url: '/api/employers', query });
  expect(response.statusCode, response.body).toBe(200);
  return employerListSchema.parse(response.json());
}

async function names(query: Record<string, string>): Promise<string[]> {
  return (await list(query)).items.map(({ name }) => name);
}

describe('the list of employers', () => {
  test.each([
    [{}, [PARK, SONNE, AARE]],
    [{ sort: 'name_asc' }, [AARE, PARK, SONNE]],
    [{ sort: 'name_desc' }, [SONNE, PARK, AARE]],
    [{ sort: 'open_positions' }, [SONNE, PARK, AARE]],
    [{ sort: 'newest' }, [AARE, SONNE, PARK]],
    [{ q: 'klinik' }, [PARK]],
    [{ q: 'stadt berlin' }, [PARK]],
    [{ q: '%' }, []],
    [{ employerType: 'public,non_profit', sort: 'name_asc' }, [AARE, PARK]],
    [{ companySize: '1-50' }, [SONNE]],
    [{ country: 'CH' }, [AARE]],
    [{ featured: 'true' }, [PARK]],
    [{ location: 'Dachau' }, [SONNE]],
    [{ location: 'Dachau', radius: '5' }, []],
    [{ location: 'Bayern' }, [SONNE]],
    [{ location: 'Nirgendwo' }, []],
    [{ page: '2', pageSize: '2' }, [AARE]],
  ])('with %o shows who meets it, in order', async (query, expected) => {
    expect(await names(query as Record<string, string>)).toEqual(expected);
  });

  test('counts only live jobs as open positions', async () => {
    const { items } = await list({ sort: 'name_asc' });
    expect(items.map(({ openPositions }) => openPositions)).toEqual([0, 1, 2]);
  });

  test('each count is the total found by choosing that value alone', async () => {
    const filters = fc.record(
      {
        q: fc.constantFrom('a', 'klinik'),
        employerType: fc.constantFrom('hospital', 'private', 'public,non_profit'),
        companySize: fc.constantFrom('1-50', '1-50,201-1000'),
        country: fc.constantFrom('DE', 'CH,AT'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...EMPLOYER_FACETS), async (query, facet) => {
        for (const { value, count } of (await list(query)).facets[facet]) {
          expect((await list({ ...query, [facet]: value })).total).toBe(count);
        }
      }),
      { numRuns: 15 },
    );
  });

  test.each(['page=0', 'pageSize=101', 'country=FR', 'employerType=castle', 'sort=best', 'q=%00', 'radius=0'])(
    'refuses ?%s',
    async (query) => {
      const response = await app.inject(`/api/employers?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('request.invalid');
    },
  );
});

describe('one employer', () => {
  test('is shown with departments in their order, pictures and contact', async () => {
    const response = await app.inject(`/api/employers/${parkId}`);
    expect(employerDetailSchema.parse(response.json())).toMatchObject({
      name: PARK,
      openPositions: 1,
      website: 'https://park.example',
      departments: [{ name: 'Aufnahme' }, { name: 'Chirurgie', specialty: 'surgery' }],
      media: [{ url: '/api/media/11111111-1111-4111-8111-111111111111', alt: 'Der Eingang' }],
      contact: { name: 'Herr Sommer', email: null },
      certifications: ['KTQ'],
    });
  });

  test('shows its open positions in the shape of every job list, and nobody else’s', async () => {
    const other = randomUUID();
    const response = await app.inject(`/api/employers/${parkId}/jobs?category=nursing&employerId=${other}`);
    const found = jobListSchema.parse(response.json());
    expect(found.items.map(({ title }) => title)).toEqual(['Pflegefachkraft']);
    expect(found.total).toBe(1);
  });

  test.each(['abc', '%00', '__proto__', '22222222-2222-4222-8222-222222222222'])(
    'with id %s is not found',
    async (id) => {
      for (const path of [`/api/employers/${id}`, `/api/employers/${id}/jobs`]) {
        const response = await app.inject(path);
        expect(response.statusCode).toBe(404);
        expect(response.json().code).toBe('employer.not_found');
      }
    },
  );
});

describe('the jobs of a department', () => {
  const [surgery, other] = [randomUUID(), randomUUID()];
  const ask = async (employerId: string, departmentId: string, query: Record<string, string> = {}) => {
    const response = await app.inject({ url: `/api/employers/${employerId}/departments/${departmentId}/jobs`, query });
    return response.statusCode === 200 ? departmentJobsSchema.parse(response.json()) : response.statusCode;
  };
  let employerId = '';

  beforeAll(async () => {
    employerId = await createEmployer(db, { name: 'Klinik mit Abteilungen' });
    const neighbour = await createEmployer(db, { name: 'Nachbarklinik' });
    await db.insert(departments).values([
      { id: surgery, employerId, name: 'Chirurgie' },
      { id: other, employerId, name: 'Innere' },
    ]);
    const named = { department: 'Chirurgie', title: 'Gleicher Name' };
    await createJob(db, employerId, { departmentId: surgery, ...named, title: 'Neu', postedAt: daysAgo(1) });
    await createJob(db, employerId, { departmentId: surgery, ...named, title: 'Alt', postedAt: daysAgo(9) });
    await createJob(db, employerId, { ...named, title: 'Nur dem Namen nach', postedAt: daysAgo(5) });
    await createJob(db, employerId, { departmentId: other, ...named });
    await createJob(db, employerId, { departmentId: surgery, ...named, status: 'draft' });
    await createJob(db, employerId, { departmentId: surgery, ...named, validThrough: daysAgo(1) });
    await createJob(db, employerId, {});
    await createJob(db, neighbour, named);
  });

  test('are the live ones tied to it or named like it, newest first, page by page', async () => {
    const first = await ask(employerId, surgery, { pageSize: '2' });
    expect(first).toMatchObject({ total: 3, page: 1, items: [{ title: 'Neu' }, { title: 'Nur dem Namen nach' }] });
    expect(await ask(employerId, surgery, { pageSize: '2', page: '2' })).toMatchObject({ items: [{ title: 'Alt' }] });
  });

  test('are not found by the id of another employer’s department', async () => {
    expect(await ask(parkId, surgery)).toBe(404);
    expect(await ask(employerId, randomUUID())).toBe(404);
    expect(await ask(employerId, 'chirurgie')).toBe(404);
  });
});
