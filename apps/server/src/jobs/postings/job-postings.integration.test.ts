import { API_SCOPES } from '@stellenvisite/contract/integrations/api-keys';
import { getPlan } from '@stellenvisite/core/employers/plan/get-plan';
import { endPastTerms } from '@stellenvisite/core/jobs/postings/end-past-terms';
import { remindOfExpiry } from '@stellenvisite/core/jobs/postings/remind-of-expiry';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { bookPlan, createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { asCaller, type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { app, database, services } = await buildTestApp();
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createPerson(db, { email: 'anna@post.example' });
await createAdminPerson(db, 'ada@amt.example');
await createAdminPerson(db, 'bob@amt.example');
const eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
const anna = await signIn(app, 'anna@post.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const bob = await signInAdmin(app, 'bob@amt.example');

const CONTENT = {
  title: 'Pflegefachkraft (m/w/d)',
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
  introHtml: '<p>Guten Tag<script>alert(1)</script></p>',
  applyMethod: 'here',
  salary: { min: 3600.5, max: 4400, currency: 'EUR', period: 'month' },
  duty: { shifts: ['early', 'night'] },
};
const WIEN = { ...CONTENT, location: { street: null, postalCode: null, city: 'Wien', country: 'AT' } };

beforeEach(async () => {
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald' });
  await bookPlan(db, evaId, 'group');
  await bookPlan(db, waldId, 'group');
});

const create = async (content: object = CONTENT, caller: Caller = eva) =>
  (await caller.call('POST', '/api/employer/jobs', content)).json();
const change = (id: string, body: object, caller: Caller = eva) =>
  caller.call('PATCH', `/api/employer/jobs/${id}`, body);
const move = (id: string, to: string, body?: object, caller: Caller = eva) =>
  caller.call('POST', `/api/employer/jobs/${id}/${to}`, body);
const read = async (id: string) => (await eva.call('GET', `/api/employer/jobs/${id}`)).json();
const found = async () =>
  (await app.inject('/api/jobs?q=pflegefachkraft')).json().items.map((job: { id: string }) => job.id);
const listed = async () => (await eva.call('GET', '/api/employer/jobs')).json().items;

test('on-call duties, training authority and help for people from abroad are stored and shown as they were stated', async () => {
  const conditions = {
    onCallPerMonth: 4,
    furtherTraining: 'partial',
    furtherTrainingMonths: 36,
    isRecognitionPendingWelcome: true,
    germanLevel: 'C1',
    hasVisaHelp: true,
  };
  const { id } = await create({ ...CONTENT, duty: { onCall: 'on_site' }, conditions });
  await move(id, 'publication');
  const shown = async () => (await app.inject(`/api/jobs/${id}`)).json().conditions;
  expect(await shown()).toEqual({ ...conditions, hasHousingHelp: false });

  const { version } = await read(id);
  const whole = { ...conditions, furtherTraining: 'full', germanLevel: null };
  await change(id, { version, duty: { onCall: 'none' }, conditions: whole });
  await move(id, 'publication');
  expect(await shown()).toMatchObject({ furtherTraining: 'full', germanLevel: null });
  expect(await shown()).toMatchObject({ furtherTrainingMonths: null, onCallPerMonth: null });

  const refused = await change(id, { version: version + 2, conditions: { onCallPerMonth: 40 } });
  expect(refused.statusCode).toBe(400);
});

test('a job is begun, published, found, changed, paused, resumed and closed, with its history', async () => {
  const { id, ...draft } = await create();
  expect(draft).toMatchObject({ state: 'draft', number: null, version: 1, problems: [], moves: ['publish'] });
  expect(await found()).toEqual([]);
  expect(await listed()).toMatchObject([{ id, state: 'draft', title: CONTENT.title, city: 'Berlin', number: null }]);

  expect((await move(id, 'publication')).json()).toMatchObject({
    state: 'live',
    hasChanges: false,
    moves: ['publish', 'renew', 'pause', 'close', 'fill'],
  });
  expect(await found()).toEqual([id]);
  expect((await app.inject(`/api/jobs/${id}`)).json()).toMatchObject({
    introHtml: '<p>Guten Tag</p>',
    salary: { min: 3601, max: 4400 },
    shifts: ['early', 'night'],
    location: { city: 'Berlin', lat: 52.5244 },
  });
  expect(await listed()).toMatchObject([{ id, state: 'live', number: expect.any(Number) }]);

  const changed = (await change(id, { version: 1, title: 'Stationsleitung Pflege (m/w/d)' })).json();
  expect(changed).toMatchObject({ version: 2, hasChanges: true, state: 'live' });
  expect((await app.inject(`/api/jobs/${id}`)).json().title).toBe(CONTENT.title);
  await move(id, 'publication');
  expect((await app.inject(`/api/jobs/${id}`)).json().title).toBe('Stationsleitung Pflege (m/w/d)');

  expect((await move(id, 'pause')).json()).toMatchObject({
    state: 'paused',
    moves: ['publish', 'resume', 'close', 'fill'],
  });
  expect((await move(id, 'pause')).json().code).toBe('job_posting.move_refused');
  expect((await move(id, 'publication')).json().state).toBe('live');
  const closed = (await move(id, 'closing', { reason: 'filled' })).json();
  expect(closed).toMatchObject({ state: 'filled', moves: ['publish'] });
  expect(closed.history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'filled',
    'resumed',
    'paused',
    'changed',
    'published',
    'created',
  ]);
  expect(await found()).toEqual([]);
});

test('text is cleaned before it is retained, and an address for applications is its employer’s alone', async () => {
  const said = { ...CONTENT, applyMethod: 'email', applyEmail: 'pflege@see.example' };
  const { id, content } = await create({
    ...said,
    sections: [{ kind: 'tasks', heading: '', html: '<p onclick="x">a</p>' }],
  });
  expect(content).toMatchObject({ introHtml: '<p>Guten Tag</p>', sections: [{ html: '<p>a</p>' }] });
  await move(id, 'publication');
  expect((await app.inject(`/api/jobs/${id}`)).body).not.toContain('pflege@see.example');
  await db.delete(jobPostings);
  expect((await read(id)).content).toMatchObject({ applyMethod: 'email', applyEmail: 'pflege@see.example' });
});

test('a draft may lack everything; publishing says what is missing and keeps what was typed', async () => {
  const { id, problems } = await create({});
  expect(problems).toEqual([
    'title_missing',
    'category_missing',
    'employment_type_missing',
    'experience_level_missing',
    'location_missing',
    'text_missing',
    'apply_method_missing',
  ]);
  expect((await move(id, 'publication')).json()).toMatchObject({ status: 422, code: 'job_posting.incomplete' });
  const { content } = (await change(id, { ...WIEN, version: 1, salary: null })).json();
  expect(content.title).toBe(CONTENT.title);
  expect((await read(id)).problems).toEqual(['pay_missing_austria']);
  expect((await move(id, 'publication')).statusCode).toBe(422);
  await change(id, { version: 2, salary: CONTENT.salary });
  expect((await move(id, 'publication')).json().state).toBe('live');
});

test.each([
  [{ location: { street: null, postalCode: null, city: 'Xyzstadt', country: 'DE' } }, 'location_unknown'],
  [{ location: { street: null, postalCode: null, city: 'Wien', country: 'DE' } }, 'location_unknown'],
  [{ applyMethod: 'external' }, 'apply_url_missing'],
  [{ applyMethod: 'email' }, 'apply_email_missing'],
  [{ applyMethod: 'contact' }, 'contact_missing'],
  [{ contact: { name: '', role: null, email: 'a@see.example', phone: null, hours: null } }, 'contact_name_missing'],
  [{ hoursPerWeek: { min: 30, max: 20 } }, 'hours_range_wrong'],
  [{ salary: { ...CONTENT.salary, min: 9000 } }, 'pay_range_wrong'],
])('%o is not published: %s', async (changes, problem) => {
  expect((await create({ ...CONTENT, ...changes })).problems).toEqual([problem]);
});

test('of two people who work on one text the second is informed, and nothing is lost', async () => {
  const { id } = await create();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => change(id, { version: 1, title: `Titel ${n} (m/w/d)` })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('job_posting.version_stale');
  expect((await read(id)).version).toBe(2);
});

test('publishing twice at once publishes once', async () => {
  const { id } = await create();
  await Promise.all([move(id, 'publication'), move(id, 'publication'), move(id, 'publication')]);
  expect((await read(id)).history.map(({ kind }: { kind: string }) => kind)).toEqual(['published', 'created']);
});

/** An employer whose plan has one place left, and drafts enough to fight for it. */
async function leaveOnePlace(drafts: number): Promise<string[]> {
  await bookPlan(db, evaId, 'practice');
  const plan = await getPlan(db, evaId);
  for (let place = 1; place < plan.jobs; place += 1) await createJob(db, evaId);
  const created = await Promise.all(Array.from({ length: drafts }, () => create()));
  return created.map(({ id }) => id);
}
const countPublic = () => db.$count(jobs, and(eq(jobs.employerId, evaId), eq(jobs.status, 'published')));

test('of twenty published at once with one place left, exactly one becomes public', async () => {
  const ids = await leaveOnePlace(20);
  const before = await countPublic();
  const answers = await Promise.all(ids.map((id) => move(id, 'publication')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => answer.json().code ?? []))).toEqual(new Set(['billing.no_place']));
  expect(await countPublic()).toBe(before + 1);
});

test('one place left goes to one of those who publish, resume, renew and send by key at once', async () => {
  const ids = await leaveOnePlace(6);
  const before = await countPublic();
  const paused = await Promise.all([1, 2, 3].map(() => createJob(db, evaId, { status: 'paused' })));
  const expired = await Promise.all([1, 2, 3].map(() => createJob(db, evaId, { validThrough: daysAgo(1) })));
  const { key } = (await eva.call('POST', '/api/employer/api-keys', { name: 'SAP', scopes: API_SCOPES })).json();
  const partner = asCaller(app, key);
  await Promise.all([
    ...ids.map((id) => move(id, 'publication')),
    ...paused.map((id) => eva.call('POST', '/api/employer/jobs/bulk', { action: 'resume', selection: { ids: [id] } })),
    ...expired.map((id) => eva.call('POST', '/api/employer/jobs/bulk', { action: 'renew', selection: { ids: [id] } })),
    ...[1, 2, 3].map((n) => partner.call('PUT', `/api/v1/ats/jobs/A-${n}`, { ...CONTENT, publish: true })),
  ]);
  const isLive = and(eq(jobs.employerId, evaId), eq(jobs.status, 'published'), gt(jobs.validThrough, NOW));
  expect(await db.$count(jobs, isLive)).toBe(before + 1);
});

test('a draft is deleted for good; what was public is closed and leaves the lists', async () => {
  const { id: draft } = await create();
  expect((await eva.call('DELETE', `/api/employer/jobs/${draft}`)).statusCode).toBe(204);
  expect(await db.$count(jobPostings)).toBe(0);
  const { id } = await create();
  await move(id, 'publication');
  expect((await eva.call('DELETE', `/api/employer/jobs/${id}`)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await eva.call('GET', `/api/employer/jobs/${id}`)).statusCode).toBe(404);
  expect(await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id))).toEqual([{ status: 'closed' }]);
});

test('a job that came from elsewhere is worked on like any other, and a copy begins as a draft', async () => {
  const id = await createJob(db, evaId, { reference: 'A-1', title: 'Hebamme (m/w/d)' });
  expect(await read(id)).toMatchObject({
    version: 1,
    hasChanges: false,
    state: 'live',
    content: { title: 'Hebamme (m/w/d)' },
  });
  expect((await change(id, { version: 1, vacationDays: 30 })).json()).toMatchObject({ version: 2, hasChanges: true });
  const copy = await create({ copyOf: id });
  expect(copy).toMatchObject({ state: 'draft', content: { title: 'Hebamme (m/w/d)', vacationDays: 30 } });
  expect(copy.content.reference).toBeUndefined();
});

test('another employer’s job is not found, and job seekers post none', async () => {
  const { id } = await create();
  for (const answer of [
    await wald.call('GET', `/api/employer/jobs/${id}`),
    await change(id, { version: 1, title: 'X' }, wald),
    await move(id, 'publication', undefined, wald),
    await wald.call('DELETE', `/api/employer/jobs/${id}`),
    await wald.call('POST', '/api/employer/jobs', { ...CONTENT, employerId: evaId }),
    await wald.call('POST', '/api/employer/jobs', { copyOf: id }),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await anna.call('POST', '/api/employer/jobs', CONTENT)).statusCode).toBe(403);
  expect((await read(id)).content.title).toBe(CONTENT.title);
});

test('training is a job with a school and a pay for each year, found by its word and its filter', async () => {
  const training = { school: 'Pflegeschule am See', months: 36, payByYear: [1490.69, 1552.07, 1653.38] };
  const { salary: _salary, ...content } = WIEN;
  const { id, problems } = await create({ ...content, title: 'Ausbildung Pflegefachfrau/-mann (m/w/d)', training });
  expect(problems).toEqual([]);
  await move(id, 'publication');
  expect((await app.inject(`/api/jobs/${id}`)).json()).toMatchObject({
    training,
    salary: { min: 1491, max: 1653, currency: 'EUR', period: 'month' },
  });
  const other = await create();
  await move(other.id, 'publication');
  const ids = async (query: string) =>
    (await app.inject(`/api/jobs?${query}`)).json().items.map((job: { id: string }) => job.id);
  expect(await ids('training=true')).toEqual([id]);
  expect(await ids('q=Ausbildung+Pflegefachfrau')).toEqual([id]);
  expect((await app.inject('/api/jobs')).json().facets.training).toEqual([{ value: 'true', count: 1 }]);
});

const pending = async () => (await ada.call('GET', '/api/admin/pending-jobs')).json();
const decide = (id: string, what: string, body: object) =>
  ada.call('POST', `/api/admin/pending-jobs/${id}/${what}`, body);
const kindsOf = async (caller: Caller) =>
  (await caller.call('GET', '/api/notifications'))
    .json()
    .items.map(({ content }: { content: { kind: string } }) => content.kind);

test('the first job of an employer nobody knows waits for an administrator, who gives it back or lets it out', async () => {
  const promise = async () => [
    (await wald.call('GET', '/api/employer/jobs')).json().figures.isNextReviewed,
    (await wald.call('GET', '/api/employer/profile')).json().isNextJobReviewed,
    (await wald.call('GET', '/api/employer/verification')).json().isNextJobReviewed,
  ];
  expect(await promise()).toEqual([true, true, true]);
  const { id } = await create(CONTENT, wald);
  expect((await move(id, 'publication', undefined, wald)).json()).toMatchObject({ state: 'pending', moves: [] });
  expect((await move(id, 'publication', undefined, wald)).json().state).toBe('pending');
  expect(await found()).toEqual([]);
  expect(await pending()).toMatchObject({
    isOn: true,
    total: 1,
    items: [{ id, employer: { name: 'Klinik im Wald' } }],
  });
  expect((await eva.call('GET', '/api/admin/pending-jobs')).statusCode).toBe(403);

  expect((await decide(id, 'refusal', { version: 1, reason: 'Bitte nennen Sie eine Anschrift.' })).statusCode).toBe(
    204,
  );
  const given = (await wald.call('GET', `/api/employer/jobs/${id}`)).json();
  expect(given).toMatchObject({ state: 'refused', refusal: 'Bitte nennen Sie eine Anschrift.' });
  expect(given.history[0]).toMatchObject({ kind: 'refused', detail: 'Bitte nennen Sie eine Anschrift.' });
  expect((await decide(id, 'release', { version: 1 })).json().code).toBe('job_posting.move_refused');

  await move(id, 'publication', undefined, wald);
  await change(id, { version: 1, vacationDays: 30 }, wald);
  expect((await decide(id, 'release', { version: 1 })).json().code).toBe('job_posting.version_stale');
  expect((await decide(id, 'release', { version: 2 })).statusCode).toBe(204);
  expect((await wald.call('GET', `/api/employer/jobs/${id}`)).json()).toMatchObject({ state: 'live', refusal: null });
  expect(await found()).toEqual([id]);
  expect((await kindsOf(wald)).sort()).toEqual(['job.refused', 'job.released']);

  expect(await promise()).toEqual([false, false, false]);
  const { id: second } = await create(CONTENT, wald);
  expect((await move(second, 'publication', undefined, wald)).json().state).toBe('live');
});

test('a job that an administrator refuses for good stays in the list of its employer, who reads why', async () => {
  await db.delete(mails);
  const { id } = await create({ ...CONTENT, title: 'Pflegehelferin' }, wald);
  await move(id, 'publication', undefined, wald);
  const [item] = (await pending()).items;
  expect(item).toMatchObject({ id, refusal: null, openedBy: null });
  expect(item.reasons.map(({ kind }: { kind: string }) => kind)).toEqual(['gender_form', 'new_employer']);

  expect((await ada.call('PUT', `/api/admin/pending-jobs/${id}/claim`)).json()).toEqual({ openedBy: null });
  expect((await bob.call('PUT', `/api/admin/pending-jobs/${id}/claim`)).json()).toEqual({ openedBy: 'Ada Amt' });
  const reason = 'Diese Einrichtung gibt es nicht.\nBitte melden Sie sich bei uns.';
  expect((await bob.call('POST', `/api/admin/pending-jobs/${id}/rejection`, { version: 1, reason })).json().code).toBe(
    'job_posting.open_elsewhere',
  );
  expect((await decide(id, 'rejection', { version: 1, reason })).statusCode).toBe(204);
  expect((await pending()).counts).toMatchObject({ pending: 0, returned: 0 });
  expect((await wald.call('GET', `/api/employer/jobs/${id}`)).statusCode).toBe(404);
  expect((await wald.call('GET', '/api/employer/jobs?tab=removed')).json().items).toMatchObject([
    { id, state: 'removed', number: null, moderation: { reason, report: null } },
  ]);
  const [mail] = await db.select().from(mails);
  expect(mail).toMatchObject({ subject: 'Ihre Anzeige „Pflegehelferin“ wurde entfernt' });
  expect(mail?.text).toContain('Bitte melden Sie sich bei uns.');
});

test('a job that was given back appears in its own list with what the employer was notified of, and a copy names the other ad', async () => {
  await move((await create()).id, 'publication');
  const { id } = await create(CONTENT, wald);
  await move(id, 'publication', undefined, wald);
  await ada.call('PUT', `/api/admin/pending-jobs/${id}/claim`);
  await decide(id, 'refusal', { version: 1, reason: 'Bitte nennen Sie das Gehalt.' });
  const returned = (await ada.call('GET', '/api/admin/pending-jobs?state=returned')).json();
  expect(returned.items).toMatchObject([{ id, refusal: 'Bitte nennen Sie das Gehalt.' }]);
  const same = returned.items[0].reasons.find(({ kind }: { kind: string }) => kind === 'duplicate')?.same;
  expect(same).toMatchObject({ percent: 100, isSameEmployer: false });
});

test('an administrator may let first jobs out without a look', async () => {
  await ada.call('PUT', '/api/admin/pending-jobs/switch', { isOn: false });
  const { id } = await create(CONTENT, wald);
  expect((await move(id, 'publication', undefined, wald)).json().state).toBe('live');
  await ada.call('PUT', '/api/admin/pending-jobs/switch', { isOn: true });
});

const DAY_MS = 86_400_000;
const later = (days: number) => ({ ...ctx, now: () => new Date(NOW.getTime() + days * DAY_MS) });
const mailsTo = async (to: string) =>
  (await db.select().from(mails).where(eq(mails.to, to))).map(({ subject }) => subject);

test('who looks after an employer is informed once of a job that ends within a week, and again after it was renewed', async () => {
  await db.delete(mails);
  const id = await createJob(db, evaId, {
    title: 'Hebamme (m/w/d)',
    validThrough: new Date(NOW.getTime() + 10 * DAY_MS),
  });
  await createJob(db, await createEmployer(db), { validThrough: new Date(NOW.getTime() + 2 * DAY_MS) });
  const remindIn = (days: number) => remindOfExpiry(later(days));
  await remindIn(0);
  expect(await mailsTo('eva@see.example')).toEqual([]);
  await remindIn(4);
  await remindIn(5);
  expect(await mailsTo('eva@see.example')).toEqual(['Läuft am 25.11.2026 ab: Hebamme (m/w/d)']);
  await db
    .update(jobs)
    .set({ validThrough: new Date(NOW.getTime() + 40 * DAY_MS) })
    .where(eq(jobs.id, id));
  await remindIn(35);
  expect(await mailsTo('eva@see.example')).toHaveLength(2);
});

test('a Top-Job ends with its term, and a draft that was deleted among others goes for good', async () => {
  const id = await createJob(db, evaId, {});
  const { id: draft } = await create();
  const bulk = (action: string, ids: string[]) =>
    eva.call('POST', '/api/employer/jobs/bulk', { action, selection: { ids } });
  await bulk('feature', [id]);
  await bulk('delete', [draft]);
  const endIn = (days: number) => endPastTerms(later(days));
  await endIn(0);
  expect(await db.$count(jobPostings)).toBe(2);
  await endIn(29);
  expect(await db.select({ id: jobPostings.id }).from(jobPostings)).toEqual([{ id }]);
  expect(await listed()).toMatchObject([{ featured: true }]);
  await endIn(31);
  expect(await listed()).toMatchObject([{ featured: false }]);
});
