import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { removeOldTicketsJob } from '@stellenvisite/core/support/tickets/manage-tickets';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

let clock = NOW.getTime();
const { app, database, services } = await buildTestApp({ now: () => new Date(clock) });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');
await createAdminPerson(db, 'jonas@amt.example');
await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });

const QUESTION = {
  topic: 'application',
  subject: 'Lebenslauf lässt sich nicht hochladen',
  text: 'Bei 60 % bricht es ab, am Telefon und am Rechner.',
};
const ask = (payload: object = {}, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: '/api/support-tickets', payload: { ...QUESTION, ...payload }, remoteAddress });
const mailTo = async (to: string) => (await db.select().from(mails).where(eq(mails.to, to))).at(-1);

beforeEach(async () => {
  clock = NOW.getTime();
  await db.delete(supportTickets);
  await db.delete(mails);
  await db.delete(authLimits);
});

test('a guest asks, gets a number by mail, is answered, and writes again by the link', async () => {
  const receipt = (await ask({ email: 'gast@post.example' })).json();
  expect(receipt).toMatchObject({ reference: expect.stringMatching(/^A-\d+$/), email: 'gast@post.example' });
  const mail = await mailTo('gast@post.example');
  expect([mail?.kind, mail?.text.includes('60 %')]).toEqual(['support-ticket.received', false]);
  const ada = await signInAdmin(app, 'ada@amt.example');
  const { items } = (await ada.call('GET', '/api/admin/support-tickets?status=received')).json();
  const { topic, subject } = QUESTION;
  expect(items).toMatchObject([{ topic, subject, email: 'gast@post.example', isFromAccount: false }]);
  const answered = await ada.call('POST', `/api/admin/support-tickets/${items[0].id}/answers`, {
    text: 'Bitte versuchen Sie es noch einmal.\n\nDer Fehler ist behoben.',
  });
  expect(answered.json()).toMatchObject({
    status: 'answered',
    messages: [{ author: 'person' }, { author: 'support' }],
  });
  expect((await mailTo('gast@post.example'))?.text).toContain('Der Fehler ist behoben.');
  expect((await mailTo('gast@post.example'))?.headers).toMatchObject({ 'Reply-To': services.features.supportEmail });
  clock += 7 * 86_400_000;
  const again = await app.inject({
    method: 'POST',
    url: `/api/support-tickets/${receipt.token}/messages`,
    payload: { text: 'Danke, jetzt geht es.' },
  });
  expect(again.json()).toMatchObject({ status: 'received', messages: [{}, {}, { text: 'Danke, jetzt geht es.' }] });
  expect(new Date(again.json().answerBy).getTime()).toBeGreaterThan(clock);
});

test('a ticket is visible to its own account alone, which is notified of the answer, and is closed for good', async () => {
  const [anna, bea] = [await signIn(app, 'anna@post.example'), await signIn(app, 'bea@post.example')];
  expect((await anna.call('POST', '/api/support-tickets', QUESTION)).json().email).toBe('anna@post.example');
  const [own] = (await anna.call('GET', '/api/support-tickets')).json().items;
  expect((await bea.call('GET', '/api/support-tickets')).json().total).toBe(0);
  expect((await bea.call('GET', `/api/support-tickets/${own.id}`)).json().code).toBe('support_ticket.not_found');
  expect((await app.inject({ url: `/api/support-tickets/${own.id}` })).json().code).toBe('support_ticket.not_found');
  const ada = await signInAdmin(app, 'ada@amt.example');
  await ada.call('POST', `/api/admin/support-tickets/${own.id}/answers`, { text: 'Erledigt.', status: 'closed' });
  const { items } = (await anna.call('GET', '/api/notifications')).json();
  expect(items[0]).toMatchObject({ path: `/konto/anfragen/${own.id}`, content: { kind: 'support_ticket.answered' } });
  expect((await anna.call('POST', `/api/support-tickets/${own.id}/messages`, { text: 'Noch etwas' })).json().code).toBe(
    'support_ticket.closed',
  );
});

test('a program that fills in every field leaves no ticket, and one source asks so often', async () => {
  expect((await ask({ email: 'bot@post.example', website: 'https://bot.example' })).statusCode).toBe(201);
  expect([await db.$count(supportTickets), await db.$count(mails)]).toEqual([0, 0]);
  expect((await ask()).json().code).toBe('support_ticket.address_missing');
  for (let index = 0; index < 5; index += 1) await ask({ email: 'gast@post.example' }, '203.0.113.9');
  expect((await ask({ email: 'gast@post.example' }, '203.0.113.9')).statusCode).toBe(429);
});

test('a ticket that is done goes after a year, one that waits stays', async () => {
  for (const email of ['alt@post.example', 'offen@post.example', 'neu@post.example']) await ask({ email });
  const done = { status: 'answered', updatedAt: new Date(NOW.getTime() - 366 * 86_400_000) } as const;
  await db.update(supportTickets).set(done).where(eq(supportTickets.email, 'alt@post.example'));
  await db
    .update(supportTickets)
    .set({ ...done, status: 'received' })
    .where(eq(supportTickets.email, 'offen@post.example'));
  await removeOldTicketsJob.handler(createContext(services), {});
  const left = await db.select({ email: supportTickets.email }).from(supportTickets).orderBy(supportTickets.number);
  expect(left.map(({ email }) => email)).toEqual(['offen@post.example', 'neu@post.example']);
});

test('text blocks are retained, changed and deleted', async () => {
  const ada = await signInAdmin(app, 'ada@amt.example');
  const block = { title: 'Passwort', text: 'Bitte setzen Sie es neu.', language: 'de' };
  const { id } = (await ada.call('POST', '/api/admin/canned-answers', block)).json();
  expect((await ada.call('GET', '/api/admin/canned-answers')).json().items).toEqual([{ id, ...block }]);
  const better = { ...block, title: 'Passwort vergessen', text: 'Unter „Passwort vergessen“ setzen Sie es neu.' };
  expect((await ada.call('PUT', `/api/admin/canned-answers/${id}`, better)).json()).toEqual({ id, ...better });
  expect((await ada.call('GET', '/api/admin/canned-answers')).json().items).toEqual([{ id, ...better }]);
  expect((await ada.call('DELETE', `/api/admin/canned-answers/${id}`)).statusCode).toBe(204);
  expect((await ada.call('PUT', `/api/admin/canned-answers/${id}`, better)).json().code).toBe(
    'canned_answer.not_found',
  );
  expect((await ada.call('DELETE', `/api/admin/canned-answers/${id}`)).json().code).toBe('canned_answer.not_found');
});

test('an administrator narrows the list, takes it away as a file, and closes several at once', async () => {
  await ask({ email: 'gast@post.example', subject: 'Lohn von 100 % Arbeit' });
  await ask({ email: 'gast@post.example', subject: '=SUMME(A1)' });
  await ask({ email: 'werbung@post.example', subject: 'Angebot' });
  const ada = await signInAdmin(app, 'ada@amt.example');
  const list = async (query = '') => (await ada.call('GET', `/api/admin/support-tickets${query}`)).json();
  expect((await list('?q=0%20%25')).items).toMatchObject([{ subject: 'Lohn von 100 % Arbeit' }]);
  const file = await ada.call('GET', '/api/admin/support-tickets/file?q=gast');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.trim().split('\r\n')).toHaveLength(3);
  expect(file.body).toContain("'=SUMME(A1)");
  expect(file.body).not.toContain('bricht es ab');

  const ids = (await list()).items.map(({ id }: { id: string }) => id);
  const close = (payload: object) => ada.call('POST', '/api/admin/support-tickets/acts', payload);
  expect((await close({ status: 'closed', ids: ids.slice(0, 2) })).json()).toEqual({ done: 2, skipped: 0 });
  expect((await close({ status: 'closed', ids })).json()).toEqual({ done: 1, skipped: 2 });
  expect((await close({ status: 'gone', ids })).statusCode).toBe(400);
  expect((await list('?status=closed')).total).toBe(3);
  const acts = await db.select().from(adminActs).where(eq(adminActs.area, 'support'));
  expect(acts.filter(({ action }) => action === 'support_tickets.exported')).toMatchObject([
    { after: { q: 'gast', rows: 2 } },
  ]);
  expect(acts.filter(({ action, after }) => action === 'support_ticket.status_changed' && after)).toHaveLength(3);

  const anna = await signIn(app, 'anna@post.example');
  expect((await anna.call('GET', '/api/admin/support-tickets/file')).statusCode).toBe(403);
  expect((await anna.call('POST', '/api/admin/support-tickets/acts', { status: 'closed', ids })).statusCode).toBe(403);
});

test('administrators assign tickets, mark urgent ones and write notes that their sender never sees', async () => {
  const { token } = (await ask({ email: 'gast@post.example' })).json();
  clock += 60_000;
  await ask({ email: 'bea@post.example', subject: 'Rechnung fehlt' }, '203.0.113.8');
  const [ada, jonas] = [await signInAdmin(app, 'ada@amt.example'), await signInAdmin(app, 'jonas@amt.example')];
  const listed = async (query = '') => (await ada.call('GET', `/api/admin/support-tickets${query}`)).json().items;
  const [older, newer] = await listed();
  expect(older).toMatchObject({ subject: QUESTION.subject, priority: 'normal', assignee: null });

  const path = `/api/admin/support-tickets/${newer.id}`;
  expect((await ada.call('PATCH', path, { priority: 'urgent' })).json()).toMatchObject({ priority: 'urgent' });
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
  expect((await ada.call('PATCH', path, {})).json().code).toBe('request.invalid');

  const { admins } = (await ada.call('GET', path)).json();
  expect(admins).toHaveLength(2);
  const [first] = await db.select().from(adminUsers).where(eq(adminUsers.email, 'jonas@amt.example'));
  const assigneeId = first?.authUserId;
  expect((await ada.call('PATCH', path, { assigneeId })).json()).toMatchObject({ assignee: { id: assigneeId } });
  expect((await jonas.call('GET', '/api/admin/support-tickets?mine=true')).json().items).toMatchObject([
    { id: newer.id },
  ]);
  expect(await listed('?mine=true')).toEqual([]);
  expect((await ada.call('PATCH', path, { assigneeId: newer.id })).json().code).toBe('admin.not_found');

  // Whoever answers first takes care of it.
  await ada.call('POST', `/api/admin/support-tickets/${older.id}/answers`, { text: 'Bitte noch einmal.' });
  expect(await listed('?mine=true')).toMatchObject([{ id: older.id, assignee: { name: 'Ada Amt' } }]);

  const note = 'Rückruf am Montag vereinbart.';
  const noted = await ada.call('POST', `/api/admin/support-tickets/${older.id}/notes`, { text: note });
  expect(noted.json().notes).toMatchObject([{ text: note, by: 'Ada Amt' }]);
  expect((await app.inject({ url: `/api/support-tickets/${token}` })).body).not.toContain(note);
  expect(JSON.stringify(await db.select().from(mails))).not.toContain(note);
  expect(JSON.stringify(await db.select().from(adminActs))).not.toContain(note);
  const acts = (await db.select().from(adminActs)).map(({ action }) => action);
  for (const action of ['support_ticket.assigned', 'support_ticket.priority_changed', 'support_ticket.note_added'])
    expect(acts).toContain(action);
});
