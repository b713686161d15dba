import { text } from 'node:stream/consumers';
import { toMention } from '@stellenvisite/contract/applications/application-reviews.schema';
import { deleteOldApplications } from '@stellenvisite/core/applications/delete-old-applications';
import { remindOfInterviews } from '@stellenvisite/core/applications/remind-of-interviews';
import { eraseAccount } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationNotes, applicationTags } from '@stellenvisite/db/schema/applications/application-reviews';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { consents } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authLimits } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../../testing/people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
const { id: rolfId } = await createPerson(db, { email: 'rolf@post.example', role: 'employer', fullName: 'Rolf Rat' });
await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
await db.insert(userEmployerLinks).values({ userId: rolfId, employerId, isActive: true, role: 'viewer' });
const anna = await signIn(app, 'anna@post.example');
const eva = await signIn(app, 'eva@haus.example');
const rolf = await signIn(app, 'rolf@post.example');
const ole = await signIn(app, 'ole@ander.example');
const background = () => createContext(services);

beforeEach(async () => {
  now = NOW;
  for (const table of [applications, mails, authLimits, notifications, consents]) await db.delete(table);
  await db.delete(jobs);
});

async function applied(): Promise<string> {
  const values = { title: 'Hebamme', applyMethod: 'here', contactEmail: 'stelle@haus.example' } as const;
  const jobId = await createJob(db, employerId, values);
  return (await anna.call('POST', `/api/jobs/${jobId}/applications`, {})).json().id;
}
const url = (id: string, rest = '') => `/api/employer/applications/${id}${rest}`;
const answer = (id: string, body: object, caller: Caller = eva) => caller.call('PATCH', url(id), body);
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
const read = async (id: string) => (await anna.call('GET', `/api/applications/${id}`)).json();
const mailsTo = async (to: string) =>
  (await db.select().from(mails).where(eq(mails.to, to))).map(({ kind, text }) => ({ kind, text }));

describe('what the employer’s people say among themselves', () => {
  test('a note tells whoever it mentions, and nobody outside', async () => {
    const id = await applied();
    await db.delete(notifications);
    const note = `War zur Hospitation da. ${toMention(rolfId)} Platz ab April?`;
    const written = await eva.call('POST', url(id, '/review/notes'), { text: note });
    expect(written.statusCode).toBe(201);
    expect(written.json().notes).toMatchObject([
      { text: note, isOwn: true, author: { name: 'Eva Haus' }, mentions: [{ userId: rolfId, name: 'Rolf Rat' }] },
    ]);
    const told = await db.select({ userId: notifications.userId, kind: notifications.kind }).from(notifications);
    expect(told).toEqual([{ userId: rolfId, kind: 'application.mentioned' }]);
    expect(JSON.stringify(await read(id))).not.toContain('Hospitation');
    expect((await ole.call('GET', url(id, '/review'))).json().code).toBe('application.not_found');
    expect((await anna.call('GET', url(id, '/review'))).statusCode).toBe(404);
  });

  test('only people of the team can be mentioned, and only the own note be deleted', async () => {
    const id = await applied();
    const outside = await eva.call('POST', url(id, '/review/notes'), { text: toMention(annaId) });
    expect(outside.json().code).toBe('application_note.mention_unknown');
    const { notes } = (await eva.call('POST', url(id, '/review/notes'), { text: 'Passt.' })).json();
    const path = url(id, `/review/notes/${notes[0].id}`);
    expect((await rolf.call('DELETE', path)).json().code).toBe('application_note.not_found');
    expect((await eva.call('DELETE', path)).json().notes).toEqual([]);
  });

  test('everybody’s rating is their own; tags are suggested to the next application', async () => {
    const id = await applied();
    await eva.call('PUT', url(id, '/review/rating'), { stars: 4 });
    await rolf.call('PUT', url(id, '/review/rating'), { stars: 2 });
    await eva.call('PUT', url(id, '/review/rating'), { stars: 5 });
    const tagged = (await eva.call('PUT', url(id, '/review/tags'), { tags: ['Februar', 'februar', 'Nacht'] })).json();
    expect(tagged).toMatchObject({
      ratings: { own: 5, others: [{ name: 'Rolf Rat', stars: 2 }] },
      tags: ['Februar', 'Nacht'],
      team: [{ userId: rolfId, name: 'Rolf Rat' }],
    });
    const other = await applied();
    expect((await rolf.call('GET', url(other, '/review'))).json().suggestedTags).toEqual(['Februar', 'Nacht']);
    expect((await eva.call('PUT', url(id, '/review/tags'), { tags: Array(11).fill('x') })).statusCode).toBe(400);
  });

  test('a viewer cannot answer', async () => {
    const id = await applied();
    const refused = await answer(id, { status: 'rejected', version: 1 }, rolf);
    expect(refused.json().code).toBe('employer.role_too_low');
  });

  test('what was stated about somebody goes with their account', async () => {
    const { id: beaId } = await createPerson(db, { email: `${crypto.randomUUID()}@post.example` });
    const id = await applied();
    await db.update(applications).set({ userId: beaId }).where(eq(applications.id, id));
    await eva.call('POST', url(id, '/review/notes'), { text: 'Passt.' });
    await eva.call('PUT', url(id, '/review/tags'), { tags: ['Februar'] });
    await eraseAccount(background(), { userId: beaId });
    expect([await db.$count(applicationNotes), await db.$count(applicationTags)]).toEqual([0, 0]);
  });
});

describe('answers with their words', () => {
  test('an invitation proposes dates with its text, in one mail; the choice is mailed with the date', async () => {
    const id = await applied();
    await db.delete(mails);
    const proposal = { dates: [inDays(3), inDays(4)], minutes: 60, place: 'Haus B', answerBy: inDays(2) };
    const message = 'Guten Tag,\n\nwir möchten Sie kennenlernen.';
    const invited = await answer(id, { status: 'interview', version: 1, message, proposal });
    expect(invited.json()).toMatchObject({ status: 'interview', interview: null, version: 2 });
    const [mail] = await mailsTo('anna@post.example');
    expect(mail).toMatchObject({ kind: 'application.moved' });
    expect(mail?.text).toContain('wir möchten Sie kennenlernen.');
    const { items } = (await anna.call('GET', `/api/applications/${id}/messages`)).json();
    expect(items).toMatchObject([{ text: message, proposal: { state: 'open' } }]);
    await anna.call('PUT', `/api/applications/${id}/messages/${items[0].id}/choice`, { at: inDays(4) });
    const sent = await mailsTo('anna@post.example');
    expect(sent.map(({ kind }) => kind)).toEqual(['application.moved', 'application.moved']);
    expect((await read(id)).interview).toMatchObject({ at: inDays(4), place: 'Haus B' });
  });

  test('a stale version stores neither message nor dates', async () => {
    const id = await applied();
    const proposal = { dates: [inDays(3)], answerBy: inDays(2) };
    const stale = await answer(id, { status: 'interview', version: 9, message: 'Hallo', proposal });
    expect(stale.json().code).toBe('application.version_stale');
    expect((await anna.call('GET', `/api/applications/${id}/messages`)).json().items).toEqual([]);
  });

  test('four dates, a date with a rejection and a past date are refused', async () => {
    const id = await applied();
    const of = (dates: string[]) => ({ dates, answerBy: inDays(1) });
    const four = await answer(id, { status: 'interview', version: 1, proposal: of([2, 3, 4, 5].map(inDays)) });
    expect(four.statusCode).toBe(400);
    const rejected = await answer(id, { status: 'rejected', version: 1, proposal: of([inDays(2)]) });
    expect(rejected.json().code).toBe('application.move_refused');
    const past = await answer(id, { status: 'interview', version: 1, proposal: of([inDays(-1)]) });
    expect(past.json().code).toBe('proposal.dates_invalid');
    expect(await read(id)).toMatchObject({ status: 'applied', version: 1 });
  });

  test('both sides are reminded of an interview once, and again of another date', async () => {
    const id = await applied();
    const interview = { at: inDays(2), minutes: 60, place: 'Haus B', note: '' };
    await answer(id, { status: 'interview', version: 1, interview });
    await db.delete(mails);
    expect(await remindOfInterviews(background())).toEqual({ reminded: 0 });
    now = new Date(NOW.getTime() + 1.5 * DAY_MS);
    expect(await remindOfInterviews(background())).toEqual({ reminded: 1 });
    expect(await remindOfInterviews(background())).toEqual({ reminded: 0 });
    expect(await mailsTo('anna@post.example')).toMatchObject([{ kind: 'application.interview-reminder' }]);
    expect(await mailsTo('stelle@haus.example')).toMatchObject([{ kind: 'application.interview-expected' }]);
    await db.update(applications).set({ interviewAt: new Date(inDays(0.9)) });
    expect(await remindOfInterviews(background())).toEqual({ reminded: 1 });
  });
});

describe('staying known', () => {
  const reject = (id: string, asksToStayKnown: boolean) =>
    answer(id, { status: 'rejected', version: 1, message: 'Leider nein.', asksToStayKnown });
  const known = async () => (await eva.call('GET', '/api/employer/known-applicants')).json().items;
  const say = (id: string, agrees: boolean) => anna.call('PUT', `/api/applications/${id}/stay-known`, { agrees });

  test('applicants who got no request or have not agreed are not listed as known', async () => {
    const id = await applied();
    await reject(id, false);
    expect((await say(id, true)).json().code).toBe('application.not_asked');
    const asked = await applied();
    await reject(asked, true);
    expect((await read(asked)).talentContact).toMatchObject({ answeredAt: null, knownUntil: null });
    expect(await known()).toEqual([]);
  });

  test('a consent is logged, keeps the application for a year, and ends both when it is revoked', async () => {
    const id = await applied();
    await reject(id, true);
    await say(id, true);
    expect(await known()).toMatchObject([{ applicationId: id, name: 'Anna Berg' }]);
    expect(await db.$count(consents, eq(consents.kind, 'talent_contact'))).toBe(1);
    // Rejected 300 days ago, it would be gone by law.
    await db.update(applications).set({ statusUpdatedAt: new Date(NOW.getTime() - 300 * DAY_MS) });
    await deleteOldApplications(background());
    expect((await read(id)).id).toBe(id);
    await say(id, false);
    expect(await known()).toEqual([]);
    await deleteOldApplications(background());
    expect((await read(id)).code).toBe('application.not_found');
  });

  test('it ends by itself after twelve months', async () => {
    const id = await applied();
    await reject(id, true);
    await say(id, true);
    now = new Date(NOW.getTime() + 356 * DAY_MS);
    await deleteOldApplications(background());
    expect(await db.$count(applications)).toBe(1);
    now = new Date(NOW.getTime() + 371 * DAY_MS);
    await deleteOldApplications(background());
    expect(await db.$count(applications)).toBe(0);
  });
});

describe('exports', () => {
  test('the list is a file of the own applications, and says who took it', async () => {
    await applied();
    const file = await eva.call('GET', '/api/employer/applications/export.csv');
    expect(file.headers['content-type']).toContain('text/csv');
    const [heading, row] = file.body.replace('\uFEFF', '').split('\r\n');
    expect(heading).toMatch(/^Nummer;Name;/);
    expect(row).toMatch(/^B-[\d ]+;Anna Berg;/);
    expect(await db.$count(authEvents, eq(authEvents.action, 'applications.exported'))).toBe(1);
    expect((await rolf.call('GET', '/api/employer/applications/export.csv')).json().code).toBe('employer.role_too_low');
  });

  test('the files of an application come as one ZIP, to its employer alone', async () => {
    const id = await applied();
    const storageKey = `files/${id}`;
    await services.files.put(storageKey, 'ein Lebenslauf');
    const fileId = crypto.randomUUID();
    const file = { name: '../Lebenslauf.pdf', type: 'pdf', bytes: 14, sha256: 'x', storageKey } as const;
    await db.insert(files).values({ id: fileId, userId: annaId, ...file, createdAt: NOW });
    await db.insert(applicationFiles).values({ applicationId: id, fileId, position: 0 });
    const zip = await fromBufferPromise((await eva.call('GET', url(id, '/files.zip'))).rawPayload);
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      expect(await text(await zip.openReadStreamPromise(entry))).toBe('ein Lebenslauf');
    }
    expect(names).toEqual([expect.stringMatching(/^B-\d+ Anna Berg\/1 __Lebenslauf\.pdf$/)]);
    expect((await ole.call('GET', url(id, '/files.zip'))).json().code).toBe('application.not_found');
  });
});
