import { randomUUID } from 'node:crypto';
import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { scoreApplications } from '@stellenvisite/core/applications/store-match';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationTags } from '@stellenvisite/db/schema/applications/application-reviews';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications/applications';
import { employerSettings } from '@stellenvisite/db/schema/employers/employer-settings';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { conversations } from '@stellenvisite/db/schema/messages/messages';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const { app, database, services } = await buildTestApp({ now: () => NOW });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
const { id: viewerId } = await createPerson(db, { email: 'vera@haus.example', role: 'employer' });
await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
await db.insert(employerSettings).values({ employerId, answerDays: 3, updatedAt: NOW });
const otherEmployerId = await createEmployer(db, { name: 'Klinik am See' });
await db.insert(userEmployerLinks).values({ userId: viewerId, employerId, isActive: true, role: 'viewer' });
const eva = await signIn(app, 'eva@haus.example');
const vera = await signIn(app, 'vera@haus.example');
const ole = await signIn(app, 'ole@ander.example');
const anna = await signIn(app, 'anna@post.example');

const departmentId = randomUUID();
await db.insert(departments).values({ id: departmentId, employerId, name: 'Intensivstation 4A' });
const icu = await createJob(db, employerId, { title: 'Pflegefachkraft Intensiv', departmentId, applyMethod: 'here' });
const ward = await createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' });

beforeEach(async () => {
  await db.delete(applications);
  await db.delete(mails);
});

const { payWish: _p, phone: _t, location: _l, radiusKm: _k, countries: _c, remote: _r, ...SENT } = EMPTY_PROFILE;
const nightWish = (night: 'like' | 'no') =>
  Array.from({ length: 7 }, () => ({ early: null, day: null, late: null, night }));

type Wanted = Partial<typeof applications.$inferInsert> & { name?: string; profile?: Partial<typeof SENT> };

async function received({ name = 'Anna Berg', profile, ...values }: Wanted = {}): Promise<string> {
  const id = randomUUID();
  const sentAt = values.sentAt ?? NOW;
  const applicant: Applicant = {
    fullName: name,
    academicTitle: null,
    email: 'anna@post.example',
    phone: '0151 1',
    occupation: 'Pflegefachfrau',
    location: 'Berlin',
    profile: { ...SENT, ...profile },
  };
  await db.insert(applications).values({
    id,
    userId: null,
    jobId: ward,
    employerId,
    jobTitle: 'Hebamme',
    employerName: 'Klinik am Wald',
    city: 'Berlin',
    country: 'DE',
    kind: 'full',
    status: 'applied',
    applicant,
    privacyVersion: '1',
    sentAt,
    statusUpdatedAt: sentAt,
    ...values,
  });
  return id;
}

const PATH = '/api/employer/applications';
const list = async (query = '', caller = eva) => (await caller.call('GET', `${PATH}?${query}`)).json();
const namesOf = (answer: { items: { applicant: { fullName: string } }[] }) =>
  answer.items.map(({ applicant }) => applicant.fullName);
const found = async (query: string) => namesOf(await list(query)).sort();

describe('the list', () => {
  test('is filtered by job, department, column, wished shift, waiting, name and number', async () => {
    const night = await received({
      name: 'Nora Nacht',
      jobId: icu,
      profile: { week: nightWish('like') },
      sentAt: daysAgo(4),
    });
    await received({ name: 'Tim Tag', profile: { week: nightWish('no') }, sentAt: daysAgo(3), openedAt: NOW });
    await received({ name: 'Ida Interview', status: 'interview', sentAt: daysAgo(9) });
    await received({ name: 'Rita Rückfrage', sentAt: daysAgo(9), openedAt: NOW, firstAnswerAt: daysAgo(8) });
    await received({ name: 'Rolf Raus', status: 'withdrawn' });
    const [row] = await db.select().from(applications).where(eq(applications.id, night));
    expect(await found(`jobId=${icu}`)).toEqual(['Nora Nacht']);
    expect(await found(`departmentId=${departmentId}`)).toEqual(['Nora Nacht']);
    expect(await found('column=new,seen')).toEqual(['Nora Nacht', 'Rita Rückfrage', 'Tim Tag']);
    expect(await found('column=withdrawn')).toEqual(['Rolf Raus']);
    expect(await found('shift=night')).toEqual(['Nora Nacht']);
    expect(await found('waiting=unanswered')).toEqual(['Nora Nacht', 'Tim Tag']);
    expect(await found('waiting=over_promise')).toEqual(['Nora Nacht']);
    expect(await found('q=ida')).toEqual(['Ida Interview']);
    expect(await found(`q=B-${row?.number}`)).toEqual(['Nora Nacht']);
    expect(await found(`employerId=${employerId}&q=nacht`)).toEqual(['Nora Nacht']);
  });

  test('is filtered by tag and by whose conversation it is', async () => {
    const [tagged, assigned] = [await received({ name: 'Mit Stichwort' }), await received({ name: 'Meine' })];
    await db.insert(applicationTags).values({ applicationId: tagged, tag: 'Februar', position: 0 });
    await db.insert(conversations).values({ applicationId: assigned, assigneeId: houseId });
    expect(await found('tag=Februar')).toEqual(['Mit Stichwort']);
    expect(await found('mine=true')).toEqual(['Meine']);
    expect((await list('mine=true', vera)).total).toBe(0);
    const { tags } = (await eva.call('GET', `${PATH}/filters`)).json();
    expect(tags).toEqual([{ tag: 'Februar', count: 1 }]);
  });

  test('says what a card shows and neither contact nor profile', async () => {
    await received({ jobId: icu, profile: { week: nightWish('like'), yearsOfExperience: 11 } });
    const { items } = await list();
    expect(items[0]).toMatchObject({
      applicant: { fullName: 'Anna Berg', occupation: 'Pflegefachfrau', yearsOfExperience: 11 },
      department: 'Intensivstation 4A',
      wishes: { early: null, night: 'like' },
      matchScore: null,
    });
    expect(JSON.stringify(items)).not.toMatch(/0151|post\.example|experience"/);
  });

  test('is nobody else’s', async () => {
    await received();
    expect((await list('', ole)).total).toBe(0);
    for (const path of ['', '/counts', '/filters', '/board/new']) {
      const answer = await eva.call('GET', `${PATH}${path}?employerId=${otherEmployerId}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'employer.not_found']);
    }
  });
});

test('the counts follow the filters and name those that wait longer than promised', async () => {
  await received({ sentAt: daysAgo(4) });
  await received({ sentAt: daysAgo(3) });
  await received({ sentAt: daysAgo(6), openedAt: NOW });
  await received({ status: 'rejected' });
  await received({ status: 'shortlisted' });
  const counts = async (query = '') =>
    (await eva.call('GET', `${PATH}/counts?employerId=${employerId}&${query}`)).json();
  expect(await counts()).toEqual({
    columns: { new: 2, seen: 1, interview: 0, offer: 0, hired: 0, rejected: 1, withdrawn: 0 },
    overPromise: { new: 1, seen: 1 },
    promiseDays: 3,
  });
  expect((await counts(`jobId=${icu}`)).columns.new).toBe(0);
  const options = (await eva.call('GET', `${PATH}/filters`)).json();
  expect(options.jobs).toEqual([{ id: ward, name: 'Hebamme', count: 5 }]);
});

describe('a column of the board', () => {
  const page = async (query: string, column = 'new') =>
    (await eva.call('GET', `${PATH}/board/${column}?${query}`)).json();

  test('comes in pages that neither repeat nor lose anybody, whoever has waited longest first', async () => {
    for (const days of [1, 5, 3, 3, 2]) await received({ name: `seit ${days}`, sentAt: daysAgo(days) });
    const names: string[] = [];
    let after = '';
    do {
      const answer = await page(`limit=2${after && `&after=${after}`}`);
      names.push(...namesOf(answer));
      after = answer.next;
    } while (after);
    expect(names).toEqual(['seit 5', 'seit 3', 'seit 3', 'seit 2', 'seit 1']);
  });

  test('of decided ones begins with the newest decision', async () => {
    for (const days of [2, 1, 3])
      await received({ name: `vor ${days}`, status: 'rejected', statusUpdatedAt: daysAgo(days) });
    const first = await page('limit=2', 'rejected');
    expect(namesOf(first)).toEqual(['vor 1', 'vor 2']);
    expect(namesOf(await page(`limit=2&after=${first.next}`, 'rejected'))).toEqual(['vor 3']);
  });

  test('is ordered by the match without leaving out who has none', async () => {
    await received({ name: 'ohne Beruf' });
    await received({ name: 'erfahren', profile: { occupations: ['hebamme'], yearsOfExperience: 4 } });
    await received({ name: 'neu', profile: { occupations: ['hebamme'], yearsOfExperience: 0 } });
    await scoreApplications(createContext(services));
    const first = await page('sort=match&limit=2');
    expect(namesOf(first)).toEqual(['erfahren', 'neu']);
    expect(namesOf(await page(`sort=match&limit=2&after=${first.next}`))).toEqual(['ohne Beruf']);
  });
});

describe('the match', () => {
  test('is computed once, for the version of its rules, and explained to the employer', async () => {
    const id = await received({ profile: { occupations: ['hebamme'], yearsOfExperience: 4 } });
    const { items } = await list();
    const [stored] = await db.select().from(applicationMatches);
    expect([stored?.applicationId, stored?.score]).toEqual([id, items[0].matchScore]);
    const answer = (await vera.call('GET', `${PATH}/${id}/match`)).json();
    expect(answer.score).toBe(items[0].matchScore);
    expect(answer.factors).toContainEqual({ name: 'level', points: 5, of: 5, reason: '4 Jahre Erfahrung passen.' });
    await db.update(applicationMatches).set({ score: 1 });
    expect((await list()).items[0].matchScore).toBe(1);
    await db.update(applicationMatches).set({ version: 0 });
    expect((await list()).items[0].matchScore).toBe(answer.score);
    expect((await db.select().from(applications))[0]?.openedAt).toBeNull();
    expect((await ole.call('GET', `${PATH}/${id}/match`)).statusCode).toBe(404);
  });

  test('is there as soon as somebody applies', async () => {
    expect((await anna.call('POST', `/api/jobs/${ward}/applications`, {})).statusCode).toBe(201);
    expect(await db.$count(applicationMatches)).toBe(1);
  });
});

describe('moving several', () => {
  const bulk = async (to: string, items: { id: string; version: number }[], caller = eva) =>
    (await caller.call('POST', `${PATH}/bulk`, { to, items })).json();

  test('moves what fits and says of each of the others why not', async () => {
    const [open, stale, decided] = [
      await received({ userId: annaId }),
      await received(),
      await received({ status: 'hired' }),
    ];
    const nobody = randomUUID();
    const asked = [
      { id: open, version: 1 },
      { id: stale, version: 9 },
      { id: decided, version: 1 },
      { id: nobody, version: 1 },
    ];
    expect((await bulk('rejected', asked)).items).toEqual([
      { id: open, refusal: null },
      { id: stale, refusal: 'application.version_stale' },
      { id: decided, refusal: 'application.move_refused' },
      { id: nobody, refusal: 'application.not_found' },
    ]);
    const rows = await db.select().from(applications).where(eq(applications.id, open));
    expect([rows[0]?.status, rows[0]?.version]).toEqual(['rejected', 2]);
    expect((await db.select().from(mails)).map(({ to, kind }) => [to, kind])).toEqual([
      ['anna@post.example', 'application.moved'],
    ]);
  });

  test('sends each their own words', async () => {
    const [first, second] = [await received({ userId: annaId }), await received({ userId: annaId, jobId: icu })];
    const items = [first, second].map((id) => ({ id, version: 1 }));
    const message = 'Guten Tag {name}, für {job} haben wir anders entschieden. {employer}';
    const { items: moved } = (await eva.call('POST', `${PATH}/bulk`, { to: 'rejected', items, message })).json();
    expect(moved.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([null, null]);
    const { items: sent } = (await anna.call('GET', `/api/applications/${first}/messages`)).json();
    expect(sent.map(({ text }: { text: string }) => text)).toEqual([
      'Guten Tag Anna Berg, für Hebamme haben wir anders entschieden. Klinik am Wald',
    ]);
    expect((await anna.call('GET', `/api/applications/${second}/messages`)).json().items).toHaveLength(1);
  });

  test('to seen opens what is new and nothing else', async () => {
    const [fresh, invited] = [await received(), await received({ status: 'interview' })];
    const asked = [fresh, invited].map((id) => ({ id, version: 1 }));
    expect((await bulk('seen', asked)).items.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'application.move_refused',
    ]);
    expect((await list('column=seen')).items.map(({ id }: { id: string }) => id)).toEqual([fresh]);
  });

  test('is not for viewers, and not for another employer', async () => {
    const asked = [{ id: await received(), version: 1 }];
    expect((await bulk('rejected', asked, vera)).items[0].refusal).toBe('employer.role_too_low');
    expect((await bulk('rejected', asked, ole)).items[0].refusal).toBe('application.not_found');
    expect((await list('column=new')).total).toBe(1);
  });
});
