import { describe, expect, it } from 'vitest';
import { codeOf, outcomeOf } from './outcome.ts';

const refused = new Response(null, { status: 409 });

describe('what a call came to', () => {
  it('is its data when the server said yes, also when there is nothing to say', async () => {
    expect(await outcomeOf(Promise.resolve({ data: { id: 1 }, response: new Response() }))).toEqual({
      data: { id: 1 },
      code: null,
    });
    const nothing = await outcomeOf(Promise.resolve({ response: new Response(null, { status: 204 }) }));
    expect(nothing.code).toBeNull();
  });

  it('is the problem the server named', async () => {
    expect(await outcomeOf(Promise.resolve({ error: { code: 'admin.last' }, response: refused }))).toEqual({
      data: null,
      code: 'admin.last',
    });
  });

  it('is an outage when there was no answer', async () => {
    expect((await outcomeOf(Promise.reject(new TypeError('Failed to fetch')))).code).toBe('server.unavailable');
  });

  it('never is a code without words', () => {
    for (const strange of ['x', null, undefined, {}, { code: 'toString' }, { code: 7 }])
      expect(codeOf(strange)).toBe('server.unexpected');
  });
});
