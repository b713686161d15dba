import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');

beforeEach(async () => {
  await db.delete(employers);
  await db.delete(authUsers);
});

const KLINIK = {
  name: 'Klinik am See',
  email: 'bewerbung@klinik-see.de',
  website: 'https://www.klinik-see.de/karriere',
};

async function employerPerson(email: string, id?: string, isConfirmed = true): Promise<Caller & { id: string }> {
  const person = await createPerson(db, { email, role: 'employer', isConfirmed: true, ...(id ? { id } : {}) });
  const caller = await signIn(app, email);
  if (!isConfirmed) await db.update(authUsers).set({ emailConfirmedAt: null });
  return { ...caller, id: person.id };
}

const mappingsOf = async (caller: Caller) => (await caller.call('GET', '/api/account')).json().employers;

test('who created an employer owns it, by whatever address', async () => {
  const id = await createEmployer(db, KLINIK);
  const owner = await employerPerson('eva@gmx.de', id);
  expect(await mappingsOf(owner)).toEqual([
    {
      employerId: id,
      employerName: KLINIK.name,
      mappingType: 'direct_id',
      confidence: 100,
      isActive: true,
      isProposed: false,
      role: 'owner',
    },
  ]);
});

test('the employer’s account address acts for it, once it is confirmed; its contact address never does', async () => {
  await createEmployer(db, { ...KLINIK, accountEmail: 'bewerbung@klinik-see.de', website: null });
  await createEmployer(db, { ...KLINIK, name: 'Nur Kontakt', website: null });
  const office = await employerPerson('bewerbung@klinik-see.de');
  expect(await mappingsOf(office)).toMatchObject([{ mappingType: 'email_match', confidence: 95, isActive: true }]);
  await db.update(authUsers).set({ emailConfirmedAt: null });
  expect(await mappingsOf(office)).toEqual([]);
});

test('a colleague’s domain only proposes; freemail, lookalikes and unconfirmed addresses not even that', async () => {
  await createEmployer(db, KLINIK);
  await createEmployer(db, { name: 'Praxis', website: 'https://praxis.gmx.de' });
  const colleague = await employerPerson('jan@stationen.klinik-see.de');
  expect(await mappingsOf(colleague)).toMatchObject([
    { mappingType: 'domain_match', confidence: 70, isActive: false, isProposed: false },
  ]);
  expect(await mappingsOf(await employerPerson('jan@gmx.de'))).toEqual([]);
  expect(await mappingsOf(await employerPerson('jan@nicht-klinik-see.de'))).toEqual([]);
  expect(await mappingsOf(await employerPerson('jan@klinik-see.de.example'))).toEqual([]);
  expect(await mappingsOf(await employerPerson('unbestaetigt@klinik-see.de', undefined, false))).toEqual([]);
});

test('job seekers belong to no employer, even with its address', async () => {
  await createEmployer(db, KLINIK);
  await createPerson(db, { email: 'anna@klinik-see.de' });
  const anna = await signIn(app, 'anna@klinik-see.de');
  expect(await mappingsOf(anna)).toEqual([]);
  expect((await anna.call('GET', '/api/account/employer-links')).json().code).toBe('request.forbidden');
});

test('a proposal is confirmed by the owner, and acts from then on until it is ended', async () => {
  const employerId = await createEmployer(db, KLINIK);
  const owner = await employerPerson('eva@gmx.de', employerId);
  const jan = await employerPerson('jan@klinik-see.de');
  const proposed = await jan.call('POST', '/api/account/employer-links', { employerId });
  expect(proposed.json().employers).toMatchObject([{ mappingType: 'domain_match', isActive: false, isProposed: true }]);
  await jan.call('POST', '/api/account/employer-links', { employerId });
  expect((await owner.call('GET', '/api/account/employer-links')).json().items).toMatchObject([
    { userId: jan.id, employerId, email: 'jan@klinik-see.de', isActive: false },
  ]);

  const decide = (caller: Caller, isActive: boolean) =>
    caller.call('PATCH', `/api/account/employer-links/${jan.id}`, { employerId, isActive });
  expect((await decide(jan, true)).json().code).toBe('employer_link.not_found');
  expect((await decide(owner, true)).json()).toMatchObject({ isActive: true });
  expect(await mappingsOf(jan)).toMatchObject([{ mappingType: 'manual_link', confidence: 90, isActive: true }]);
  // A colleague who acts for the employer sees its people and lets nobody in.
  expect((await jan.call('GET', '/api/account/employer-links')).json().items).toHaveLength(1);
  expect((await decide(jan, true)).json().code).toBe('employer.role_too_low');
  expect((await decide(owner, false)).json()).toMatchObject({ isActive: false });
  expect(await mappingsOf(jan)).toMatchObject([{ confidence: 70, isActive: false, isProposed: false }]);
});

test('nobody decides for another employer, and nobody proposes without a tie', async () => {
  const [see, wald] = [await createEmployer(db, KLINIK), await createEmployer(db, { name: 'Klinik im Wald' })];
  const owner = await employerPerson('wald@gmx.de', wald);
  const jan = await employerPerson('jan@klinik-see.de');
  await jan.call('POST', '/api/account/employer-links', { employerId: see });
  const foreign = await owner.call('PATCH', `/api/account/employer-links/${jan.id}`, {
    employerId: see,
    isActive: true,
  });
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'employer_link.not_found']);
  expect((await jan.call('POST', '/api/account/employer-links', { employerId: wald })).json().code).toBe(
    'employer_link.no_match',
  );
  expect((await owner.call('GET', '/api/account/employer-links')).json().items).toEqual([]);
  expect(await db.$count(userEmployerLinks)).toBe(1);
});

test('an administrator confirms, and may link somebody whom no domain ties', async () => {
  const employerId = await createEmployer(db, KLINIK);
  const lea = await employerPerson('lea@traeger.de');
  await createPerson(db, { email: 'anna@post.example' });
  const ada = await signInAdmin(app, 'ada@amt.example');
  const link = (userId: string) =>
    ada.call('PATCH', `/api/account/employer-links/${userId}`, { employerId, isActive: true });
  expect((await link(lea.id)).json()).toMatchObject({ isActive: true, email: 'lea@traeger.de' });
  expect(await mappingsOf(lea)).toMatchObject([{ confidence: 90, isActive: true }]);
  expect((await link('00000000-0000-4000-8000-000000000000')).json().code).toBe('employer_link.not_found');
  const [act] = await db.select().from(adminActs).where(eq(adminActs.action, 'employer_link.confirmed'));
  expect(act).toMatchObject({ subjectKind: 'employer', subjectId: employerId, after: { isVerified: true } });
});
