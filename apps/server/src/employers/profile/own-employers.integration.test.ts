import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await createPlaces(db);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createPerson(db, { email: 'anna@post.example' });
const eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
const anna = await signIn(app, 'anna@post.example');

const BERLIN = { street: 'Seestraße 1', postalCode: null, city: 'Berlin', country: 'DE' };
const CLINIC = { name: 'Klinik am See', type: 'hospital', address: BERLIN };

const PROFILE = '/api/employer/profile';
const DEPARTMENTS = '/api/employer/departments';
const create = async (caller: Caller = eva, body: object = CLINIC) => (await caller.call('POST', PROFILE, body)).json();
const publicPage = async (id: string) => (await app.inject(`/api/employers/${id}`)).json();
const addDepartment = async (name: string) => (await eva.call('POST', DEPARTMENTS, { name })).json().items;

beforeEach(async () => {
  await db.delete(authLimits);
  await db.delete(employers);
});

test('the first employer has the id of its creator, and a further one its own', async () => {
  const first = await create();
  expect(first).toMatchObject({ id: evaId, name: 'Klinik am See', kinds: [], address: BERLIN });
  expect(first.gaps).toEqual([
    'description',
    'contact',
    'website',
    'companySize',
    'tagline',
    'logo',
    'pictures',
    'departments',
  ]);
  const second = await create(eva, { ...CLINIC, name: 'Klinik im Tal' });
  expect(second.id).not.toBe(evaId);
  expect(await db.select({ id: userEmployerLinks.employerId }).from(userEmployerLinks)).toEqual([{ id: second.id }]);
  expect((await eva.call('GET', PROFILE)).json().id).toBe(evaId);
  expect((await eva.call('GET', `${PROFILE}?employerId=${second.id}`)).json().name).toBe('Klinik im Tal');
});

test('a double click creates the own employer once, and one more', async () => {
  const created = await Promise.all([create(), create()]);
  expect(created.filter(({ id }) => id === evaId)).toHaveLength(1);
});

test('what is changed is public at once, cut down to what a text needs', async () => {
  await create();
  const changed = await eva.call('PATCH', PROFILE, {
    descriptionHtml: '<p>Wir sind da.</p><script>alert(1)</script>',
    website: 'klinik-am-see.de',
    beds: 320,
    contact: { name: 'Petra Wehling', role: 'Pflegedirektorin', email: null, phone: null, hours: null },
    address: { ...BERLIN, city: 'Dachau' },
  });
  expect(changed.json()).toMatchObject({ website: 'https://klinik-am-see.de/', beds: 320 });
  expect(await publicPage(evaId)).toMatchObject({
    descriptionHtml: '<p>Wir sind da.</p>',
    contact: { name: 'Petra Wehling' },
    location: { city: 'Dachau', region: 'Bayern' },
    name: 'Klinik am See',
  });
});

test.each([
  [{ address: { ...BERLIN, city: 'Xyzstadt' } }, 404, 'place.not_found'],
  [{ website: 'javascript:alert(1)' }, 400, 'request.invalid'],
  [{ name: ' ' }, 400, 'request.invalid'],
  [{ updatedAt: '2020-01-01T00:00:00.000Z', beds: 1 }, 409, 'employer.changed_elsewhere'],
])('%o is refused, and nothing is lost', async (body, status, code) => {
  const before = await create();
  expect((await eva.call('PATCH', PROFILE, body)).json()).toMatchObject({ status, code });
  expect((await eva.call('GET', PROFILE)).json()).toEqual(before);
});

test('five employers a day are created by one person, also at once, and twenty in all while none is verified', async () => {
  const body = { name: 'Haus', type: 'hospital', address: BERLIN };
  const many = await Promise.all(Array.from({ length: 9 }, () => eva.call('POST', PROFILE, body)));
  expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  expect(new Set(many.filter(({ statusCode }) => statusCode !== 201).map((each) => each.json().code))).toEqual(
    new Set(['request.rate_limited']),
  );
  expect(await db.$count(employers)).toBe(5);
  for (let count = 5; count < 20; count++) {
    await db.delete(authLimits);
    expect((await eva.call('POST', PROFILE, body)).statusCode).toBe(201);
  }
  await db.delete(authLimits);
  const refused = await eva.call('POST', PROFILE, body);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'employer.limit_reached']);
  await db.update(employers).set({ verifiedAt: new Date() }).where(eq(employers.id, evaId));
  expect((await eva.call('POST', PROFILE, body)).statusCode).toBe(201);
});

test('departments are added, renamed with their jobs, ordered and deleted', async () => {
  await create();
  await addDepartment('Chirurgie');
  const [surgery, ward] = await addDepartment('Innere');
  const job = await createJob(db, evaId, { departmentId: surgery.id, department: 'Chirurgie' });
  await eva.call('PUT', `${DEPARTMENTS}/${surgery.id}`, { name: 'Unfallchirurgie', lead: 'Dr. Eva Stern', beds: 40 });
  expect(await db.select({ department: jobs.department }).from(jobs)).toEqual([{ department: 'Unfallchirurgie' }]);
  const ordered = (await eva.call('PUT', `${DEPARTMENTS}/order`, { ids: [ward.id, surgery.id] })).json();
  expect(ordered.items).toMatchObject([{ name: 'Innere' }, { name: 'Unfallchirurgie', lead: 'Dr. Eva Stern' }]);
  expect((await publicPage(evaId)).departments.map(({ name }: { name: string }) => name)).toEqual([
    'Innere',
    'Unfallchirurgie',
  ]);
  expect((await eva.call('DELETE', `${DEPARTMENTS}/${surgery.id}`)).json().items).toHaveLength(1);
  expect(await db.select({ id: jobs.id, departmentId: jobs.departmentId }).from(jobs).where(eq(jobs.id, job))).toEqual([
    { id: job, departmentId: null },
  ]);
});

test('the jobs of a deleted department go where they are sent, drafts too', async () => {
  await create();
  await addDepartment('Chirurgie');
  const [surgery, ward] = await addDepartment('Innere');
  const job = await createJob(db, evaId, { departmentId: surgery.id, department: 'Chirurgie' });
  const draft = (await eva.call('POST', '/api/employer/jobs', { departmentId: surgery.id })).json();
  expect((await eva.call('GET', DEPARTMENTS)).json().items[0]).toMatchObject({ name: 'Chirurgie', jobs: 2 });
  const url = `${DEPARTMENTS}/${surgery.id}?moveJobsTo=${ward.id}`;
  expect((await wald.call('DELETE', url)).statusCode).toBe(404);
  expect((await eva.call('DELETE', url)).json().items).toMatchObject([{ name: 'Innere', jobs: 2 }]);
  const moved = { departmentId: ward.id, department: 'Innere' };
  expect(await db.select().from(jobs).where(eq(jobs.id, job))).toMatchObject([moved]);
  expect((await eva.call('GET', `/api/employer/jobs/${draft.id}`)).json().content.departmentId).toBe(ward.id);
});

test('what is typed before the employer exists is retained, and gone once it does', async () => {
  const DRAFT = '/api/employer/draft';
  expect((await eva.call('GET', DRAFT)).json()).toMatchObject({ values: {}, updatedAt: null });
  const values = { name: 'K', website: 'noch keine', address: { ...BERLIN, city: '' }, beds: 300 };
  await eva.call('PUT', DRAFT, values);
  expect((await eva.call('GET', DRAFT)).json().values).toMatchObject(values);
  expect((await wald.call('GET', DRAFT)).json().values).toEqual({});
  const created = await create(eva, { ...CLINIC, departmentNames: ['Chirurgie', 'Innere'] });
  expect(created.departments).toMatchObject([{ name: 'Chirurgie' }, { name: 'Innere' }]);
  expect((await eva.call('GET', DRAFT)).json()).toMatchObject({ values: {}, updatedAt: null });
});

test('what the onboarding made is completed by the first save, under its id', async () => {
  await create();
  await db.update(employers).set({ isFromOnboarding: true });
  expect((await eva.call('GET', '/api/employer/draft')).json().employerId).toBe(evaId);
  const saved = await create(eva, { ...CLINIC, name: 'Klinik am See, ganz' });
  expect(saved).toMatchObject({ id: evaId, name: 'Klinik am See, ganz' });
  expect(await db.$count(employers)).toBe(1);
});

test('the entrance set by hand stays, and takes an address that nobody knows', async () => {
  await create();
  const pin = { lat: 52.5312345, lon: 13.3912345 };
  const address = { ...BERLIN, city: 'Xyzstadt', pin };
  expect((await eva.call('PATCH', PROFILE, { address })).json()).toMatchObject({ address, location: pin });
  expect((await publicPage(evaId)).location).toMatchObject({ ...pin, region: 'Berlin' });
});

test('another employer’s profile and departments are not found, and job seekers have none', async () => {
  await create();
  const [department] = await addDepartment('Chirurgie');
  await create(wald, { ...CLINIC, name: 'Klinik im Wald' });
  for (const answer of [
    await wald.call('GET', `${PROFILE}?employerId=${evaId}`),
    await wald.call('PATCH', `${PROFILE}?employerId=${evaId}`, { beds: 1 }),
    await wald.call('POST', `${DEPARTMENTS}?employerId=${evaId}`, { name: 'X' }),
    await wald.call('PUT', `${DEPARTMENTS}/order?employerId=${evaId}`, { ids: [] }),
    await wald.call('PUT', `${DEPARTMENTS}/${department.id}`, { name: 'X' }),
    await wald.call('DELETE', `${DEPARTMENTS}/${department.id}`),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await anna.call('POST', PROFILE, CLINIC)).statusCode).toBe(403);
  expect(await db.$count(departments)).toBe(1);
});

test('the employers somebody acts for come with their place, the role and the reason', async () => {
  await create();
  const { id: second } = await create(eva, { ...CLINIC, name: 'Klinik im Tal' });
  await db.insert(userEmployerLinks).values({ userId: waldId, employerId: second, isActive: true, role: 'viewer' });
  const list = async (caller: Caller) => (await caller.call('GET', '/api/employer/employers')).json().items;
  expect(await list(eva)).toMatchObject([
    { employerId: evaId, name: 'Klinik am See', city: 'Berlin', role: 'owner', mappingType: 'direct_id' },
    { employerId: second, name: 'Klinik im Tal', city: 'Berlin', role: 'owner', mappingType: 'manual_link' },
  ]);
  expect(await list(wald)).toMatchObject([{ employerId: second, role: 'viewer', mappingType: 'manual_link' }]);
  expect(await list(anna)).toEqual([]);
});
