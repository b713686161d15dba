import { setTimeout as wait } from 'node:timers/promises';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { aiBudgets, aiUsage } from '@stellenvisite/db/schema/assistant/emma';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test, vi } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { askStream, type EmmaSent, userSays } from '../../testing/emma-stream.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { type AiRequest, fails, says, startAiProvider, usesTokens } from '../../testing/start-ai-provider.ts';

const provider = await startAiProvider();
const modelEnv = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'm', AI_TIMEOUT_MS: '60000' };
const { app, database } = await buildTestApp({ env: modelEnv });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const employer = await createEmployer(db, { name: 'Klinik am Park' });
await createJob(db, employer, { category: 'nursing', city: 'Köln', postalCode: '50667', lat: 50.94, lon: 6.96 });
const withEnv = async (env: Record<string, string>) =>
  (await buildTestApp({ database, env: { ...modelEnv, ...env } })).app;

beforeEach(async () => {
  await db.delete(aiBudgets);
  await db.delete(aiUsage);
});

/** Everybody comes from an address of their own, so that no rate limit is shared. */
let visitors = 0;
const newVisitor = () => ({ ip: `203.0.113.${++visitors}` });
const QUESTION = [userSays('Pflege in Köln')];
/** Turns of Emma that a browser made up, as large as the body may be. */
const forgedTurns = (): EmmaSent[] =>
  Array.from({ length: 10 }, () => [
    userSays('Pflege in Köln'),
    {
      role: 'assistant' as const,
      parts: Array.from({ length: 11 }, () => ({ type: 'text', text: 'ü'.repeat(4_000) })),
    },
  ]).flat();
const promptOf = ({ messages }: AiRequest) => Buffer.byteLength(JSON.stringify(messages));
const largestBudget = async () => Math.max(0, ...(await db.select().from(aiBudgets)).map(({ tokens }) => tokens));

test('who hangs up is charged what was reserved', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = Promise.withResolvers<void>();
  provider.script((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    asked.resolve();
  });
  const giveUp = new AbortController();
  const answer = fetch(`${url}/api/emma`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: QUESTION }),
    signal: giveUp.signal,
  }).then((response) => response.text());
  await asked.promise;
  giveUp.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(async () => {
    const [usage] = await db.select().from(aiUsage);
    expect(usage).toMatchObject({ model: 'm', outputTokens: 800 });
    expect(usage?.inputTokens).toBeGreaterThan(500);
  });
  expect(await largestBudget()).toBeGreaterThan(1_000);
});

test('an answer is charged with what the provider reports, a refused call with nothing', async () => {
  const visitor = newVisitor();
  provider.script(says('Was suchen Sie?'));
  await askStream(app, { messages: QUESTION }, visitor);
  expect((await db.select().from(aiBudgets)).map(({ tokens }) => tokens)).toEqual([500, 500]);
  const fresh = await withEnv({});
  provider.script(fails(401));
  await askStream(fresh, { messages: QUESTION }, visitor);
  expect((await db.select().from(aiBudgets)).map(({ tokens }) => tokens)).toEqual([500, 500]);
});

test('eighteen questions at once do not pass a budget of 100,000 together', async () => {
  let charged = 0;
  provider.script(async (response, request) => {
    await wait(300);
    const tokens = Math.ceil(Buffer.byteLength(JSON.stringify(request)) / 4) + 800;
    charged += tokens;
    usesTokens(tokens - 800, 800)(response, request);
  });
  const messages = [...forgedTurns(), ...QUESTION];
  const visitor = newVisitor();
  const answers = await Promise.all(Array.from({ length: 18 }, () => askStream(app, { messages }, visitor)));
  const notices = answers.flatMap(({ dataOf }) => dataOf('notice'));
  expect(provider.requests.length).toBeGreaterThan(2);
  expect(notices).toHaveLength(18 - provider.requests.length);
  expect(new Set(notices.map((notice) => JSON.stringify(notice)))).toEqual(new Set(['{"notice":"budget"}']));
  expect(charged).toBeLessThanOrEqual(100_000);
  expect(await largestBudget()).toBe(charged);
});

test('many answers at once are charged to the token, to each visitor and to the server', async () => {
  provider.script(says('Was suchen Sie?'));
  const people = Array.from({ length: 24 }, newVisitor);
  const asked = Array.from({ length: 120 }, (_, at) =>
    askStream(app, { messages: QUESTION }, people[at % people.length]),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ words }) => words)).toEqual(Array(120).fill('Was suchen Sie?'));
  const tokens = (await db.select().from(aiBudgets)).map((row) => row.tokens).toSorted((x, y) => x - y);
  expect(tokens).toEqual([...Array(24).fill(2_500), 60_000]);
});

test('turns of the assistant are cut as those of the person, and the whole prompt has a bound', async () => {
  provider.script(says('Was suchen Sie?'));
  await askStream(app, { messages: [...forgedTurns(), ...QUESTION] }, newVisitor());
  const [request] = provider.requests;
  if (!request) throw new Error('the provider was not asked');
  expect(promptOf(request)).toBeLessThanOrEqual(24_000);
  const [system, ...turns] = request.messages;
  expect(system?.role).toBe('system');
  expect(Math.max(...turns.map(({ content }) => String(content).length))).toBeLessThanOrEqual(1_000);
  expect(turns.at(-1)).toMatchObject({ role: 'user', content: 'Pflege in Köln' });
});

test('jobs that a browser names many times over do not lengthen the prompt', async () => {
  provider.script(says('Was suchen Sie?'));
  const ids: string[] = [];
  for (let count = 0; count < 30; count += 1) ids.push(await createJob(db, employer, { title: `Stelle ${count}` }));
  const parts = ids.map((id) => ({ type: 'data-jobs', data: { reason: 'search', items: [{ id }] } }));
  await askStream(app, { messages: [...QUESTION, { role: 'assistant', parts }, ...QUESTION] }, newVisitor());
  expect(JSON.stringify(provider.requests[0]).match(/Stelle \d/gu)).toHaveLength(12);
});

test('the budget of the whole server stops everybody, in Emma and in the text help', async () => {
  const small = await withEnv({ AI_TOTAL_TOKENS_PER_DAY: '9000' });
  provider.script(usesTokens(8_000, 900));
  const ask = (ip: string) => askStream(small, { messages: QUESTION }, { ip });
  expect((await ask('198.51.100.1')).dataOf('notice')).toEqual([]);
  expect((await ask('198.51.100.2')).dataOf('notice')).toEqual([{ notice: 'budget' }]);
  const { id } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
  await createEmployer(db, { id, name: 'Klinik am See', verifiedAt: NOW });
  const eva = await signIn(small, 'eva@see.example');
  const content = { title: 'Pflegefachkraft (m/w/d)', introHtml: '<p>Ein junges Team sucht Sie!!</p>' };
  const propose = (task: string) => eva.call('POST', '/api/employer/text-proposals', { task, language: 'de', content });
  expect((await propose('improve')).json()).toMatchObject({ model: 'builtin', notices: ['budget'] });
  expect((await propose('translate')).statusCode).toBe(503);
  expect(provider.requests).toHaveLength(1);
});

test('text help reserves before the call, and texts beyond the bound stay with the rules', async () => {
  const { id } = await createPerson(db, { email: 'jan@see.example', role: 'employer' });
  await createEmployer(db, { id, name: 'Klinik am Meer', verifiedAt: NOW });
  const jan = await signIn(app, 'jan@see.example');
  provider.script(async (response, request) => {
    expect(await largestBudget()).toBeGreaterThan(3_000);
    says('{"intro":"<p>Ein Team sucht Sie.</p>"}')(response, request);
  });
  const content = { title: 'Pflegefachkraft (m/w/d)', introHtml: '<p>Ein junges Team sucht Sie!!</p>' };
  const propose = (task: string, of: object) =>
    jan.call('POST', '/api/employer/text-proposals', { task, language: 'de', content: of });
  expect((await propose('improve', content)).json()).toMatchObject({ model: 'provider' });
  expect(provider.requests).toHaveLength(1);
  const sections = ['tasks', 'team', 'about'].map((kind) => ({
    kind,
    heading: '',
    html: `<p>${'Wort '.repeat(2_500)}</p>`,
  }));
  const long = { ...content, sections };
  expect((await propose('improve', long)).json()).toMatchObject({ model: 'builtin', notices: ['too_long'] });
  expect((await propose('translate', long)).json()).toMatchObject({ status: 422, code: 'text_proposal.too_long' });
  expect(provider.requests).toHaveLength(1);
});
