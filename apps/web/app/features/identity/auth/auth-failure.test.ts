import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import german from '../../../locales/de/identity/auth.json';
import { describeFailure } from './auth-failure.ts';

const t = ((key: string) => key) as unknown as TFunction;

describe('what a person reads when sign-in fails', () => {
  it('is in our words where the specification has words', () => {
    expect(
      describeFailure({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' }, t),
    ).toEqual({
      code: 'invalid_credentials',
      text: 'failure.invalid_credentials',
    });
    expect(german.failure.signIn).toBe('Login fehlgeschlagen');
    expect(german.welcome).toMatchObject({ title: 'Login erfolgreich', text: 'Willkommen zurück!' });
  });

  it("is the server's message for all else", () => {
    expect(describeFailure({ code: 'odd_code', status: 422, message: 'Odd things happened' }, t).text).toBe(
      'Odd things happened',
    );
  });

  it('is that the server cannot be reached when it did not answer, or broke', () => {
    for (const error of [
      new TypeError('fetch failed'),
      { status: 0, message: '' },
      { status: 503, message: 'x' },
      null,
    ])
      expect(describeFailure(error, t).text).toBe('failure.unreachable');
  });
});
