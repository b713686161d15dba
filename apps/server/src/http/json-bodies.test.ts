import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { findExcess, registerJsonBodies } from './json-bodies.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it.each([
  ['forty levels', nested(40)],
  ['objects in lists', '[{"a":[{"b":{}}]}]'],
  ['brackets one after the other', `[${'[],'.repeat(1_000)}[]]`],
  ['brackets in a text', JSON.stringify({ text: '['.repeat(100) })],
  ['a quote in a text', `{"text":"\\"${'['.repeat(100)}"}`],
  ['a backslash at the end of a text', `{"text":"\\\\","other":"${'{'.repeat(100)}"}`],
])('%s are read', (_, json) => {
  expect(findExcess(json)).toBeNull();
});

it.each([
  ['forty-one levels', nested(41)],
  ['brackets that never close', '['.repeat(450_000)],
  ['objects', '{"a":'.repeat(41)],
  ['brackets after a text with a backslash', `{"text":"\\\\",${'"a":['.repeat(60)}`],
])('%s are refused', (_, json) => {
  expect(findExcess(json)).toBe('request.too_deep');
});

it.each([
  ['empty lists', `{"messages":[${'[],'.repeat(40_000)}[]]}`],
  ['numbers', `[${'0,'.repeat(40_000)}0]`],
  ['objects', `[${'{},'.repeat(40_000)}{}]`],
  ['fields of one object', `{${Array.from({ length: 40_000 }, (_, at) => `"${at}":0`).join(',')}}`],
])('too many %s are refused before any is built', async (_, payload) => {
  expect(findExcess(payload)).toBe('request.too_large');
  const app = Fastify();
  onTestFinished(() => app.close());
  registerJsonBodies(app);
  let isRead = false;
  app.post('/', async () => {
    isRead = true;
    return {};
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, isRead]).toEqual([413, false]);
});

it.each([
  ['a conversation with the jobs it has shown', JSON.stringify(Array(400).fill(Array(40).fill('Köln, [Nord], {Süd}')))],
  ['a text full of commas', JSON.stringify({ text: ',[{'.repeat(100_000) })],
])('%s is read', (_, json) => {
  expect(findExcess(json)).toBeNull();
});

it('of large bodies that arrive together one is read in a turn, small ones at once', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerJsonBodies(app);
  let turn = 0;
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const turnsOf: Record<string, number[]> = { large: [], small: [] };
  app.post<{ Body: { size: string } }>('/', async ({ body: { size } }) => {
    turnsOf[size]?.push(turn);
    return {};
  });
  const payloads = Array.from({ length: 10 }, () => ({ size: 'large', text: 'x'.repeat(200_000) }));
  const answers = await Promise.all(
    [...payloads, { size: 'small' }].map((payload) => app.inject({ method: 'POST', url: '/', payload })),
  );
  clearImmediate(counting);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200));
  expect(new Set(turnsOf.large).size).toBe(10);
  expect(turnsOf.small?.[0]).toBeLessThan(turnsOf.large?.at(-1) ?? 0);
});
