import { expect, test } from 'vitest';
import { ReadyResponse } from './ready-response.ts';

const answer = (text: string) =>
  new ReadyResponse(new TextEncoder().encode(text), { status: 201, headers: { 'content-type': 'application/json' } });

test('what was put in is read, as often as one likes', async () => {
  const ready = answer('{"name":"Ärztin"}');
  expect(await ready.json()).toEqual({ name: 'Ärztin' });
  expect(await ready.text()).toBe('{"name":"Ärztin"}');
  expect(await ready.bytes()).toEqual(new TextEncoder().encode('{"name":"Ärztin"}'));
});

test('status and headers are those of any response', () => {
  const ready = answer('{}');
  expect([ready.status, ready.ok, ready.headers.get('content-type')]).toEqual([201, true, 'application/json']);
});

test('what is no JSON is said to be none', async () => {
  await expect(answer('Stelle').json()).rejects.toThrow(SyntaxError);
});
