import { notifyVoters } from '@stellenvisite/core/content/ideas/notify-voters';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { ideas, ideaVotes } from '@stellenvisite/db/schema/content/ideas';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

let clock = NOW.getTime();
/** Nobody writes twice in one millisecond. */
const now = () => new Date(clock++);
const { app, database, services } = await buildTestApp({ now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
await createAdminPerson(db, 'ada@amt.example');
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const admin = await signInAdmin(app, 'ada@amt.example');

beforeEach(async () => {
  await db.delete(notifications);
  await db.delete(mails);
  await db.delete(ideas);
});

const submit = async (title: string, by = anna): Promise<number> =>
  (await by.call('POST', '/api/ideas', { title, text: 'Das fehlt mir.', area: 'search' })).json().number;
const read = async (number: number) => (await app.inject(`/api/ideas/${number}`)).json();
const DECISION = { status: 'planned', reason: null, answer: 'Kommt im Frühjahr.', expected: null, hiddenReason: null };
const decide = (number: number, values: object = {}) =>
  admin.call('PATCH', `/api/admin/ideas/${number}`, { ...DECISION, ...values });

test('who proposes votes with that, and nobody counts twice, however often they press', async () => {
  const number = await submit('Dienste im Kalender zeigen');
  await Promise.all([1, 2, 3].map(() => bea.call('PUT', `/api/ideas/${number}/vote`, {})));
  await anna.call('PUT', `/api/ideas/${number}/vote`, { comments: true });
  expect((await read(number)).votes).toBe(2);
  expect((await anna.call('GET', '/api/ideas/votes')).json()).toEqual({ items: [{ number, comments: true }] });
  await bea.call('DELETE', `/api/ideas/${number}/vote`);
  expect((await read(number)).votes).toBe(1);
});

test('a declined idea says why, takes no more votes, and its voters are notified once', async () => {
  const number = await submit('Sterne für Arbeitgeber');
  expect((await decide(number, { status: 'declined' })).statusCode).toBe(400);
  expect((await decide(number, { status: 'declined', reason: 'Nicht prüfbar.' })).statusCode).toBe(204);
  expect(await read(number)).toMatchObject({ status: 'declined', reason: 'Nicht prüfbar.' });
  expect((await bea.call('PUT', `/api/ideas/${number}/vote`, {})).json().code).toBe('idea.closed');
  const [idea] = await db.select().from(ideas).where(eq(ideas.number, number));
  await notifyVoters(ctx, { ideaId: idea?.id ?? '' });
  await notifyVoters(ctx, { ideaId: idea?.id ?? '' });
  const told = await db.select().from(notifications);
  expect(told.map(({ kind, data }) => ({ kind, data }))).toEqual([
    { kind: 'idea.changed', data: { number, title: 'Sterne für Arbeitgeber', what: 'declined' } },
  ]);
  const written = await db.select().from(mails);
  expect(written).toHaveLength(1);
  expect(written[0]?.text).toContain('Nicht prüfbar.');
});

test('merged, votes count once a person who is informed, comments move, and the old address leads to the other', async () => {
  const first = await submit('Kalender für Dienste');
  const second = await submit('Dienste in den Kalender', bea);
  await anna.call('PUT', `/api/ideas/${second}/vote`, {});
  await anna.call('POST', `/api/ideas/${second}/comments`, { text: 'Bitte mit Uhrzeit.' });
  expect((await admin.call('POST', `/api/admin/ideas/${second}/merge`, { into: first })).statusCode).toBe(204);
  const file = (await admin.call('GET', '/api/admin/ideas/file?sort=newest')).body.trim().split('\r\n');
  expect(file.find((row) => row.startsWith(`${second};`))).toMatch(new RegExp(`;${first};$`));
  expect(await read(second)).toMatchObject({ number: first, votes: 2, comments: 1 });
  expect((await bea.call('GET', '/api/ideas/votes')).json().items).toEqual([{ number: first, comments: false }]);
  const [merged] = await db.select().from(ideas).where(eq(ideas.number, second));
  await notifyVoters(ctx, { ideaId: merged?.id ?? '' });
  const told = await db.select().from(notifications);
  const data = { number: first, title: 'Kalender für Dienste', what: 'merged' };
  expect(told.map((each) => each.data)).toEqual([data, data]);
  expect((await db.select().from(mails).orderBy(mails.createdAt)).at(-1)?.text).toContain(
    'Ihre Stimme gilt dort weiter.',
  );
  expect(await db.select().from(ideaVotes)).toHaveLength(2);
  expect((await app.inject('/api/ideas')).json().total).toBe(1);
  const itself = await admin.call('POST', `/api/admin/ideas/${first}/merge`, { into: first });
  expect(itself.json().code).toBe('idea.merged_into_itself');
});

test('a reply to a reply appears below the comment, and a hidden comment is gone with its replies', async () => {
  const number = await submit('Fahrzeit bei Nacht');
  const comment = (await anna.call('POST', `/api/ideas/${number}/comments`, { text: 'Ja!' })).json();
  const reply = (
    await bea.call('POST', `/api/ideas/${number}/comments`, { text: 'Auch.', replyTo: comment.id })
  ).json();
  await admin.call('POST', `/api/ideas/${number}/comments`, { text: 'Kommt.', replyTo: reply.id });
  const [root] = (await read(number)).commentPage.items;
  expect(root.replies.map(({ text, isTeam }: { text: string; isTeam: boolean }) => [text, isTeam])).toEqual([
    ['Auch.', false],
    ['Kommt.', true],
  ]);
  await admin.call('PATCH', `/api/admin/idea-comments/${comment.id}`, { isHidden: true });
  expect((await read(number)).commentPage.items).toEqual([]);
});

test('a reported idea is taken from the public', async () => {
  const number = await submit('Eine unpassende Idee');
  const { id } = await read(number);
  const report = await app.inject({
    method: 'POST',
    url: '/api/reports',
    payload: {
      target: { kind: 'idea', id },
      reason: 'discrimination',
      explanation: 'Das beleidigt Kolleginnen und Kollegen.',
      goodFaith: true,
    },
  });
  expect(report.statusCode).toBe(201);
  await decide(number, { hiddenReason: 'Gegen die Regeln' });
  expect((await read(number)).code).toBe('idea.not_found');
});

test('similar ideas are found by their words', async () => {
  await submit('Dienstplan in den eigenen Kalender übernehmen');
  await submit('Kita-Plätze anzeigen', bea);
  const found = (await app.inject('/api/ideas?q=Kalender%20nutzen')).json();
  expect(found.items.map(({ title }: { title: string }) => title)).toEqual([
    'Dienstplan in den eigenen Kalender übernehmen',
  ]);
});
