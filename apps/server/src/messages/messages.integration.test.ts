import { randomUUID } from 'node:crypto';
import { MESSAGE_LENGTH } from '@stellenvisite/contract/applications/applications';
import { MAX_MESSAGE_FILES } from '@stellenvisite/contract/messages/messages';
import type { RealtimeEvent } from '@stellenvisite/contract/platform/realtime.schema';
import { deleteOldApplications } from '@stellenvisite/core/applications/delete-old-applications';
import { eraseAccount } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { files } from '@stellenvisite/db/schema/platform/files';
import { reports } from '@stellenvisite/db/schema/support/reports';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { listenToEvents } from '../platform/realtime/start-realtime.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { asCaller, type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
/** A second process on the same database. */
const { app: otherProcess } = await buildTestApp({ now: () => now, database });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
await createPerson(db, { email: 'bea@post.example', fullName: 'Bea Tal' });
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
const { id: oleId } = await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
const { id: rolfId } = await createPerson(db, { email: 'rolf@post.example', role: 'employer', fullName: 'Rolf Amt' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
await createEmployer(db, { id: oleId, name: 'Klinik am Berg' });
await db.insert(userEmployerLinks).values({ userId: rolfId, employerId, isActive: true });
await createAdminPerson(db, 'ada@amt.example');
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const eva = await signIn(app, 'eva@haus.example');
const ole = await signIn(app, 'ole@ander.example');
const rolf = await signIn(app, 'rolf@post.example');
const ada = await signInAdmin(app, 'ada@amt.example');

const heard: RealtimeEvent[] = [];
const listening = await listenToEvents({
  pool: database.pool,
  log: { warn: () => {} },
  onEvent: (event) => heard.push(event),
});
afterAll(() => listening.stop());

beforeEach(async () => {
  now = NOW;
  heard.length = 0;
  for (const table of [reports, applications, files, authLimits, jobs]) await db.delete(table);
});

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
async function applied(caller = anna, title = 'Hebamme'): Promise<string> {
  const jobId = await createJob(db, employerId, { title, applyMethod: 'here' });
  return (await caller.call('POST', `/api/jobs/${jobId}/applications`)).json().id;
}
const path = (id: string) => `/api/applications/${id}/messages`;
const send = (caller: Caller, id: string, content: object = {}) =>
  caller.call('POST', path(id), { text: 'Guten Tag', clientId: randomUUID(), ...content });
const sent = async (caller: Caller, id: string, content: object = {}): Promise<string> =>
  (await send(caller, id, content)).json().id;
const read = async (caller: Caller, id: string, query = '') => (await caller.call('GET', path(id) + query)).json();
const markRead = (caller: Caller, id: string, messageId: string) =>
  caller.call('PUT', `${path(id)}/read`, { messageId });
const list = async (caller: Caller, query = '') => (await caller.call('GET', `/api/conversations${query}`)).json();
const block = (caller: Caller, id: string) => caller.call('PUT', `${path(id)}/block`);
const refusalOf = async (call: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().code];
};
const textsOf = (page: { items: { text: string }[] }) => page.items.map(({ text }) => text);

async function storeFile(userId: string, name = 'Zeugnis.pdf'): Promise<string> {
  const id = randomUUID();
  const row = { id, userId, name, type: 'pdf', bytes: 4, sha256: 'x', storageKey: `files/${id}` } as const;
  await db.insert(files).values({ ...row, expiresAt: daysAgo(-7), createdAt: NOW });
  await services.files.put(`files/${id}`, '%PDF');
  return id;
}

describe('writing', () => {
  test('reaches the other side under the sender’s name, and everybody of both sides hears of it', async () => {
    const id = await applied();
    heard.length = 0;
    const answer = await send(rolf, id, { text: 'Wann können Sie anfangen?\r\nHerzlich', clientId: 'c1' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      clientId: 'c1',
      party: 'employer',
      isOwn: true,
      sender: { name: 'Rolf Amt', isYou: true, isDeleted: false },
      text: 'Wann können Sie anfangen?\nHerzlich',
      files: [],
      sentAt: NOW.toISOString(),
      readAt: null,
    });
    const messageId = answer.json().id;
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard.map(({ userId }) => userId).sort()).toEqual([annaId, houseId, rolfId].sort());
    for (const { name, recordId } of heard) expect([name, recordId]).toEqual(['message.created', messageId]);

    now = minutesLater(1);
    await send(anna, id, { text: 'Im Januar.' });
    const seen = await read(anna, id);
    expect(seen.items).toMatchObject([
      { id: messageId, isOwn: false, sender: { name: 'Rolf Amt', isYou: false } },
      { text: 'Im Januar.', party: 'applicant', isOwn: true, sender: { name: 'Anna Berg', isYou: true } },
    ]);
    expect(seen).toMatchObject({ total: 2, page: 1, pageSize: 30, older: null });
    expect((await read(eva, id)).items).toMatchObject([
      { isOwn: true, sender: { name: 'Rolf Amt', isYou: false } },
      { isOwn: false, sender: { name: 'Anna Berg', isYou: false } },
    ]);
  });

  test('twice with one client id, at once and through two processes, stores one message', async () => {
    const id = await applied();
    const elsewhere = asCaller(otherProcess, anna.token);
    const body = { text: 'Nur einmal', clientId: 'nervous' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(index % 2 ? anna : elsewhere, id, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    // The stored message counts, whatever the repetition contains.
    expect((await send(anna, id, { ...body, text: 'Anders' })).json().text).toBe('Nur einmal');
    expect((await read(eva, id)).total).toBe(1);
    // The other side's device may have chosen the same name.
    expect((await send(eva, id, { text: 'Von uns', clientId: 'nervous' })).statusCode).toBe(201);
    expect(textsOf(await read(asCaller(otherProcess, anna.token), id))).toEqual(['Nur einmal', 'Von uns']);
  });

  test('many at once are stored in one order', async () => {
    const id = await applied();
    await Promise.all(Array.from({ length: 6 }, (_, index) => send(index % 2 ? anna : eva, id, { text: `${index}` })));
    const [forAnna, forEva] = [textsOf(await read(anna, id)), textsOf(await read(eva, id))];
    expect(forAnna).toHaveLength(6);
    expect(forEva).toEqual(forAnna);
  });

  test.each([
    ['no text', { text: '  ' }],
    ['a text too long', { text: 'a'.repeat(MESSAGE_LENGTH + 1) }],
    ['no client id', { clientId: '' }],
    ['too many files', { fileIds: Array.from({ length: MAX_MESSAGE_FILES + 1 }, () => randomUUID()) }],
  ])('is refused with %s', async (_, content) => {
    expect(await refusalOf(send(anna, await applied(), content))).toEqual([400, 'request.invalid']);
  });

  test('is limited for one person, without counting what is sent again', async () => {
    const id = await applied();
    await send(anna, id, { clientId: 'first' });
    const codes = new Set<number>();
    for (let count = 0; count < 30; count++) codes.add((await send(anna, id)).statusCode);
    expect([...codes]).toEqual([201, 429]);
    expect((await send(anna, id, { clientId: 'first' })).statusCode).toBe(200);
    expect((await send(eva, id)).statusCode).toBe(201);
  });
});

describe('who may read and write', () => {
  test('the applicant and the employer’s people; to anybody else there is no such application', async () => {
    const id = await applied();
    const messageId = await sent(eva, id);
    for (const stranger of [bea, ole]) {
      for (const call of [
        stranger.call('GET', path(id)),
        send(stranger, id),
        markRead(stranger, id, messageId),
        stranger.call('GET', `${path(id)}/files/${randomUUID()}`),
      ])
        expect(await refusalOf(call)).toEqual([404, 'application.not_found']);
      expect((await list(stranger)).items).toEqual([]);
    }
    expect(await refusalOf(block(bea, id))).toEqual([404, 'application.not_found']);
    expect(await refusalOf(block(eva, id))).toEqual([403, 'request.forbidden']);
    expect(await refusalOf(send(ada, id))).toEqual([403, 'request.forbidden']);
    expect(await refusalOf(asCaller(app, '').call('GET', path(id)))).toEqual([401, 'auth.required']);
  });

  test('an application that was only noted has no conversation', async () => {
    const jobId = await createJob(db, employerId, { applyMethod: 'external', applyUrl: 'https://haus.example/stelle' });
    const noted = await anna.call('POST', `/api/jobs/${jobId}/external-applications`);
    expect(noted.statusCode, noted.body).toBe(201);
    for (const caller of [anna, eva])
      expect(await refusalOf(send(caller, noted.json().id))).toEqual([404, 'application.not_found']);
  });

  test('messages of one conversation are none of another', async () => {
    const [first, second] = [await applied(), await applied(bea)];
    const messageId = await sent(eva, second);
    expect(await refusalOf(markRead(anna, first, messageId))).toEqual([404, 'message.not_found']);
    expect(await refusalOf(anna.call('GET', `${path(first)}?before=${messageId}`))).toEqual([404, 'message.not_found']);
  });
});

describe('files', () => {
  test('of the sender are stored with the message, for both sides and nobody else', async () => {
    const id = await applied();
    const fileId = await storeFile(annaId);
    const answer = await send(anna, id, { text: '', fileIds: [fileId, fileId] });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().files).toMatchObject([{ id: fileId, name: 'Zeugnis.pdf' }]);
    expect((await db.select().from(files))[0]?.expiresAt).toBeNull();
    for (const caller of [anna, eva, rolf]) {
      const file = await caller.call('GET', `${path(id)}/files/${fileId}`);
      expect([file.statusCode, file.body]).toEqual([200, '%PDF']);
      expect(file.headers['content-disposition']).toContain('attachment');
    }
    expect((await ole.call('GET', `${path(id)}/files/${fileId}`)).statusCode).toBe(404);
    expect(await refusalOf(anna.call('DELETE', `/api/files/${fileId}`))).toEqual([409, 'file.in_use']);
    // Another conversation of the same employer does not open it.
    expect((await eva.call('GET', `${path(await applied(bea))}/files/${fileId}`)).statusCode).toBe(404);
  });

  test('of somebody else are refused, and the message with them', async () => {
    const id = await applied();
    const fileId = await storeFile(annaId);
    for (const caller of [eva, bea]) expect((await send(caller, id, { fileIds: [fileId] })).statusCode).toBe(404);
    expect(await refusalOf(send(eva, id, { fileIds: [fileId] }))).toEqual([404, 'file.not_found']);
    expect((await read(anna, id)).total).toBe(0);
    expect(await db.$count(messageFiles)).toBe(0);
  });
});

describe('reading', () => {
  test('marks what the other side wrote up to a message, for the side as a whole', async () => {
    const id = await applied();
    await send(anna, id, { text: 'eins' });
    const second = await sent(anna, id, { text: 'zwei' });
    await send(anna, id, { text: 'drei' });
    await send(eva, id, { text: 'Antwort' });
    await vi.waitFor(() => expect(heard.filter(({ name }) => name === 'message.created')).toHaveLength(12));
    heard.length = 0;
    expect((await read(rolf, id)).conversation.unread).toBe(3);
    now = minutesLater(5);
    expect((await markRead(eva, id, second)).statusCode).toBe(204);
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toEqual(Array(3).fill('message.read')));
    expect((await read(rolf, id)).conversation.unread).toBe(1);
    const marks = (await read(anna, id)).items.map(({ readAt }: { readAt: string | null }) => readAt);
    expect(marks).toEqual([now.toISOString(), now.toISOString(), null, null]);

    // A second time changes and tells nothing.
    now = minutesLater(9);
    heard.length = 0;
    await markRead(rolf, id, second);
    expect((await read(anna, id)).items[0].readAt).toBe(minutesLater(5).toISOString());
    expect(heard).toEqual([]);
  });

  test('goes page by page from the newest, whatever is written meanwhile', async () => {
    const id = await applied();
    for (const text of ['1', '2', '3', '4', '5']) await send(anna, id, { text });
    const first = await read(eva, id, '?pageSize=2');
    expect([textsOf(first), first.page, first.total]).toEqual([['4', '5'], 1, 5]);
    await send(anna, id, { text: '6' });
    const second = await read(eva, id, `?pageSize=2&before=${first.older}`);
    expect(textsOf(second)).toEqual(['2', '3']);
    const third = await read(eva, id, `?pageSize=2&before=${second.older}`);
    expect([textsOf(third), third.older]).toEqual([['1'], null]);
  });
});

describe('the list of conversations', () => {
  test('has those with messages, the latest first, with what is unread, for both sides', async () => {
    const quiet = await applied(anna, 'Ohne Worte');
    const first = await applied(anna, 'Hebamme');
    const second = await applied(bea, 'Pflege Intensiv');
    await send(eva, first, { text: 'Ihr Zeugnis fehlt noch.' });
    now = minutesLater(1);
    await send(bea, second, { text: 'Guten Tag' });
    await send(bea, second, { text: 'x'.repeat(500) });

    const mine = await list(anna);
    expect(mine).toMatchObject({ total: 1, counts: { all: 1, unread: 1 } });
    expect(mine.items).toMatchObject([
      {
        applicationId: first,
        party: 'applicant',
        status: 'applied',
        job: { title: 'Hebamme' },
        employer: { id: employerId, name: 'Klinik am Wald' },
        lastMessage: { isOwn: false, text: 'Ihr Zeugnis fehlt noch.', files: 0, readAt: null },
        unread: 1,
        closure: null,
        isBlocked: false,
      },
    ]);
    const theirs = await list(rolf);
    expect(theirs.items).toMatchObject([
      { applicationId: second, applicant: { name: 'Bea Tal' }, unread: 2, lastMessage: { isOwn: false } },
      { applicationId: first, applicant: { name: 'Anna Berg' }, unread: 0, lastMessage: { isOwn: true } },
    ]);
    expect(theirs.items[0].lastMessage.text).toHaveLength(160);
    expect(theirs.counts).toEqual({ all: 2, unread: 1, mine: 0, unassigned: 2, archived: 0 });

    const idsOf = ({ items }: { items: { applicationId: string }[] }) => items.map((item) => item.applicationId);
    expect(idsOf(await list(rolf, '?filter=unread'))).toEqual([second]);
    expect(idsOf(await list(rolf, '?q=anna'))).toEqual([first]);
    expect(idsOf(await list(rolf, '?q=zeugnis'))).toEqual([first]);
    expect(idsOf(await list(rolf, '?q=intensiv'))).toEqual([second]);
    expect(idsOf(await list(anna, '?q=wald'))).toEqual([first]);
    expect(idsOf(await list(rolf, '?q=%25'))).toEqual([]);
    expect(idsOf(await list(rolf, '?pageSize=1&page=2'))).toEqual([first]);
    // One without messages can be opened all the same.
    expect(await read(anna, quiet)).toMatchObject({ items: [], conversation: { lastMessage: null, unread: 0 } });
  });
});

describe('the end of a conversation', () => {
  test.each([
    ['rejected', 201],
    ['hired', 201],
    ['interview', 201],
    ['paused-by-import', 201],
    ['withdrawn', 409],
  ])('%s answers %i to both sides, and can be read', async (status, code) => {
    const id = await applied();
    await send(anna, id);
    await db.update(applications).set({ status }).where(eq(applications.id, id));
    for (const caller of [anna, eva]) {
      expect((await send(caller, id)).statusCode).toBe(code);
      expect((await read(caller, id)).conversation.closure).toBe(code === 201 ? null : 'withdrawn');
    }
  });

  test('a blocked employer cannot write until the applicant lifts it, and other conversations go on', async () => {
    const [id, other] = [await applied(), await applied(anna, 'Andere Stelle')];
    await send(eva, id);
    const blocked = await block(anna, id);
    expect(blocked.json()).toMatchObject({ closure: 'blocked', isBlocked: true });
    for (const caller of [eva, rolf, anna]) expect(await refusalOf(send(caller, id))).toEqual([409, 'message.blocked']);
    expect((await send(eva, other)).statusCode).toBe(201);
    expect((await read(eva, id)).conversation).toMatchObject({ closure: 'blocked' });
    expect((await block(anna, id)).statusCode).toBe(200);
    expect((await anna.call('DELETE', `${path(id)}/block`)).json()).toMatchObject({ closure: null, isBlocked: false });
    expect((await send(eva, id)).statusCode).toBe(201);
    // Before the first message as well.
    const unwritten = await applied(anna, 'Dritte Stelle');
    await block(anna, unwritten);
    expect((await send(eva, unwritten)).statusCode).toBe(409);
    expect((await list(anna)).counts.all).toBe(2);
  });

  test('a message and the withdrawal at once: what is stored was sent before it', async () => {
    const id = await applied();
    const [withdrawn, ...messagesSent] = await Promise.all([
      anna.call('POST', `/api/applications/${id}/withdrawal`),
      ...Array.from({ length: 5 }, () => send(eva, id)),
    ]);
    expect(withdrawn.statusCode).toBe(200);
    const stored = messagesSent.filter(({ statusCode }) => statusCode === 201).length;
    expect((await read(anna, id)).total).toBe(stored);
    expect(await refusalOf(send(eva, id))).toEqual([409, 'message.conversation_ended']);
  });
});

describe('a reported message', () => {
  const report = (caller: Caller, id: string, reason = 'harassment') =>
    caller.call('POST', '/api/reports', {
      target: { kind: 'message', id },
      reason,
      explanation: 'Diese Nachricht ist beleidigend gemeint.',
      goodFaith: true,
    });

  test('is stored for the administrators as it was, with who wrote it', async () => {
    const id = await applied();
    const messageId = await sent(eva, id, { text: 'Böse Worte' });
    expect((await report(anna, messageId)).statusCode).toBe(201);
    await db.update(messages).set({ text: '' }).where(eq(messages.id, messageId));
    const { items } = (await ada.call('GET', '/api/admin/reports')).json();
    expect(items).toMatchObject([
      {
        target: {
          kind: 'message',
          title: 'Hebamme',
          employerName: 'Klinik am Wald',
          text: 'Böse Worte',
          author: 'Eva Haus',
        },
        reason: 'harassment',
      },
    ]);
  });

  test('can be reported by the side that received it alone', async () => {
    const id = await applied();
    const messageId = await sent(eva, id);
    expect(await refusalOf(report(eva, messageId))).toEqual([404, 'message.not_found']);
    expect((await report(bea, messageId)).statusCode).toBe(404);
    expect((await report(asCaller(app, ''), messageId)).statusCode).toBe(401);
    expect(await refusalOf(report(anna, messageId, 'filled'))).toEqual([400, 'request.invalid']);
    expect(await db.$count(reports)).toBe(0);
  });
});

describe('retention and erasure', () => {
  const ctx = () => createContext(services);

  test('messages and their files go with the application', async () => {
    const id = await applied();
    const fileId = await storeFile(houseId);
    await send(eva, id, { fileIds: [fileId] });
    await anna.call('POST', `/api/applications/${id}/withdrawal`);
    now = new Date(NOW.getTime() + 175 * 86_400_000);
    await deleteOldApplications(ctx());
    now = new Date(NOW.getTime() + 200 * 86_400_000);
    await deleteOldApplications(ctx());
    expect(await db.$count(applications)).toBe(0);
    expect(await db.$count(messages)).toBe(0);
    expect((await db.select().from(files))[0]?.expiresAt).toEqual(now);
  });

  test('of an erased applicant the employer keeps the conversation without words, files and name', async () => {
    const { id: ceciliaId } = await createPerson(db, { email: 'cecilia@post.example', fullName: 'Cecilia Hof' });
    const cecilia = await signIn(app, 'cecilia@post.example');
    const id = await applied(cecilia);
    await send(cecilia, id, { text: 'Meine Nummer ist 0151', fileIds: [await storeFile(ceciliaId)] });
    await send(eva, id, { text: 'Danke' });
    expect(textsOf(await read(eva, id))).toEqual(['Meine Nummer ist 0151', 'Danke']);

    await eraseAccount(ctx(), { userId: ceciliaId });
    const left = await read(eva, id);
    expect(left.items).toMatchObject([
      { text: '', files: [], isOwn: false, sender: { name: null, isDeleted: true }, sentAt: NOW.toISOString() },
      { text: 'Danke', isOwn: true, sender: { name: 'Eva Haus', isDeleted: false } },
    ]);
    expect(left.conversation).toMatchObject({ applicant: null, closure: 'account_gone', unread: 0 });
    expect(await refusalOf(send(eva, id))).toEqual([409, 'message.conversation_ended']);
    expect(JSON.stringify(await db.select().from(messages))).not.toMatch(/0151|Cecilia/);
  });

  test('what somebody wrote for an employer stays when they go, without the name', async () => {
    const { id: timId } = await createPerson(db, { email: 'tim@post.example', role: 'employer', fullName: 'Tim Weg' });
    await db.insert(userEmployerLinks).values({ userId: timId, employerId, isActive: true });
    const id = await applied();
    await send(await signIn(app, 'tim@post.example'), id, { text: 'Wir melden uns.' });
    await eraseAccount(ctx(), { userId: timId });
    expect((await read(anna, id)).items).toMatchObject([
      { text: 'Wir melden uns.', sender: { name: null, isDeleted: true } },
    ]);
  });
});

describe('taking care of a conversation', () => {
  const assign = (caller: Caller, id: string, userId: string | null) =>
    caller.call('PUT', `${path(id)}/assignee`, { userId });

  test('it is given to a colleague and taken back, which the team sees and the applicant does not', async () => {
    const id = await applied();
    await send(anna, id);
    expect((await assign(eva, id, rolfId)).json().assignee).toEqual({ userId: rolfId, name: 'Rolf Amt' });
    expect((await list(rolf)).counts).toMatchObject({ mine: 1, unassigned: 0 });
    expect((await list(eva, '?filter=mine')).items).toEqual([]);
    await assign(rolf, id, null);
    expect((await list(eva, '?filter=unassigned')).total).toBe(1);
    const { conversation, handovers } = await read(eva, id);
    expect(conversation.assignee).toBeNull();
    expect(handovers).toMatchObject([
      { by: 'Eva Haus', to: 'Rolf Amt', isAssigned: true },
      { by: 'Rolf Amt', to: null, isAssigned: false },
    ]);
    await assign(eva, id, rolfId);
    expect(await read(anna, id)).toMatchObject({ conversation: { assignee: null }, handovers: [] });
    expect((await list(anna, '?filter=mine')).total).toBe(0);
  });

  test('the team puts it away as done, until the applicant writes again; the applicant sees nothing of it', async () => {
    const archive = (caller: Caller, id: string, method: 'PUT' | 'DELETE' = 'PUT') =>
      caller.call(method, `${path(id)}/archive`);
    const id = await applied();
    await send(anna, id);
    expect((await archive(rolf, id)).json().isArchived).toBe(true);
    expect(await list(eva)).toMatchObject({ items: [], counts: { all: 0, unread: 0, unassigned: 0, archived: 1 } });
    expect((await list(eva, '?filter=archived')).items).toMatchObject([{ applicationId: id, isArchived: true }]);
    expect(await list(anna)).toMatchObject({ items: [{ isArchived: false }], counts: { all: 1, archived: 0 } });
    await send(eva, id);
    expect((await list(eva)).counts).toMatchObject({ all: 0, archived: 1 });
    await send(anna, id);
    expect((await list(eva)).counts).toMatchObject({ all: 1, archived: 0 });
    await archive(eva, id);
    expect((await archive(eva, id, 'DELETE')).json().isArchived).toBe(false);
    expect(await refusalOf(archive(ole, id))).toEqual([404, 'application.not_found']);
    expect(await refusalOf(archive(anna, id))).toEqual([403, 'request.forbidden']);
  });

  test('only to somebody who may answer, and by nobody from outside', async () => {
    const id = await applied();
    expect(await refusalOf(assign(eva, id, oleId))).toEqual([404, 'team.member_not_found']);
    expect(await refusalOf(assign(eva, id, annaId))).toEqual([404, 'team.member_not_found']);
    expect(await refusalOf(assign(ole, id, null))).toEqual([404, 'application.not_found']);
    expect((await assign(anna, id, null)).statusCode).toBe(403);
    await db.update(userEmployerLinks).set({ role: 'viewer' }).where(eq(userEmployerLinks.userId, rolfId));
    expect(await refusalOf(assign(rolf, id, null))).toEqual([403, 'employer.role_too_low']);
    expect(await refusalOf(assign(eva, id, rolfId))).toEqual([404, 'team.member_not_found']);
    await db.update(userEmployerLinks).set({ role: 'recruiter' }).where(eq(userEmployerLinks.userId, rolfId));
  });

  test('the list has only conversations of the requested employer', async () => {
    const id = await applied();
    await send(anna, id);
    expect((await list(eva, `?employerId=${employerId}`)).total).toBe(1);
    expect((await list(eva, `?employerId=${oleId}`)).total).toBe(0);
  });
});
