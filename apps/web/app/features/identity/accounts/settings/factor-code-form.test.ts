import { describe, expect, it } from 'vitest';
import de from '../../../../locales/de/identity/accounts.json' with { type: 'json' };
import { authCode, codeOfFailure } from './factor-code-form.tsx';

describe('what an auth call was refused for', () => {
  it('is nothing when it was not refused', async () => {
    expect(await authCode(Promise.resolve({ error: null }))).toBeNull();
  });

  it('is the code of the protocol, or an outage when the server was not there', async () => {
    expect(await authCode(Promise.resolve({ error: { code: 'same_password', status: 422 } }))).toBe('same_password');
    expect(await authCode(Promise.resolve({ error: { status: 503 } }))).toBe('outage');
    expect(await authCode(Promise.reject(new TypeError('Failed to fetch')))).toBe('unexpected');
  });

  it('always has words', () => {
    const codes = ['insufficient_aal', 'never heard of', undefined].map((code) => codeOfFailure({ code, status: 400 }));
    for (const code of codes) expect(de.auth).toHaveProperty(code);
  });
});
