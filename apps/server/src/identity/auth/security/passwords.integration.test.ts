import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start();
const byLength = await harness.start({ AUTH_PASSWORD_RULE: 'length', AUTH_EMAIL_AUTOCONFIRM: 'on' });
const { db } = harness.database;
const OTHER = 'Spaetdienst9!';

const tryPassword = async (email: string, password: string, instance = auth) => {
  const { status, json } = await instance.call('POST', '/token?grant_type=password', { body: { email, password } });
  return status === 200 ? 'in' : String(json.code);
};

describe('passwords', () => {
  it('ASVS 6.1.1, 6.3.1: wrong passwords end in a pause for the account, known or not, and never in a lock', async () => {
    const { email } = await harness.newPerson();
    for (const name of [email, harness.newEmail()]) {
      for (let i = 0; i < 10; i += 1) expect(await tryPassword(name, 'wrong')).toBe('invalid_credentials');
      expect(await tryPassword(name, 'wrong')).toBe('over_request_rate_limit');
    }
    expect(await tryPassword(email, PASSWORD)).toBe('over_request_rate_limit');
    harness.clock.advance(61);
    expect(await tryPassword(email, PASSWORD)).toBe('in');
    for (let i = 0; i < 9; i += 1) expect(await tryPassword(email, 'wrong')).toBe('invalid_credentials');
    expect(await tryPassword(email, PASSWORD)).toBe('in');
  });

  it('ASVS 6.1.1, 6.3.1: guesses sent all at once are counted one by one', async () => {
    const { email } = await harness.newPerson();
    const guesses = Array.from({ length: 40 }, (_, i) => tryPassword(email, i === 39 ? PASSWORD : `wrong${i}`));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(10);
    expect(answers).not.toContain('in');
    expect(answers.filter((answer) => answer === 'over_request_rate_limit')).toHaveLength(30);
  });

  it('ASVS 6.1.1, 6.3.1: a person who comes with the right password many times at once is let in each time', async () => {
    const { email } = await harness.newPerson();
    const answers = await Promise.all(Array.from({ length: 15 }, () => tryPassword(email, PASSWORD)));
    expect(new Set(answers)).toEqual(new Set(['in']));
  });

  it('ASVS 6.1.1, 6.3.1: one network address guessing at many accounts is paused too', async () => {
    const limited = await harness.start({ AUTH_IP_LIMITS: 'on' });
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await tryPassword(harness.newEmail(), '', limited));
    expect(answers.at(-1)).toBe('over_request_rate_limit');
    harness.clock.advance(300);
    expect(await tryPassword(harness.newEmail(), '', limited)).toBe('invalid_credentials');
  });

  it('ASVS 6.2.1, 6.2.9, 6.2.8: every character of 8 to 72 bytes counts, and no other length is taken', async () => {
    const set = async (password: string) => {
      const email = harness.newEmail();
      const { status, json } = await byLength.call('POST', '/signup', { body: { email, password } });
      return { email, outcome: status === 200 ? 'taken' : `${status} ${json.code}` };
    };
    expect((await set('xk7qz2w')).outcome).toBe('422 weak_password');
    expect((await set('🩺🩺🩺🩺')).outcome).toBe('422 weak_password');
    expect((await set('xk7qz2wv')).outcome).toBe('taken');
    expect((await set('k'.repeat(73))).outcome).toBe('400 validation_failed');
    const alike: [string, string][] = [
      [`${'lang '.repeat(13)}12345a`, `${'lang '.repeat(13)}12345b`],
      ['Station\0eins', 'Station\0zwei'],
      ['Pförtnerloge 🩺', 'Pfortnerloge 🩺'],
      ['grossKLEINgross', 'grosskleingross'],
      [' mit Rand davor', 'mit Rand davor'],
    ];
    for (const [password, other] of alike) {
      const { email, outcome } = await set(password);
      expect([password, outcome]).toEqual([password, 'taken']);
      expect(await tryPassword(email, other, byLength)).toBe('invalid_credentials');
      expect(await tryPassword(email, password, byLength)).toBe('in');
    }
  });

  it('ASVS 6.2.4, 6.2.12: a common password is refused at sign-up and at a change, in any mix of capitals', async () => {
    const { json } = await byLength.call('POST', '/signup', {
      body: { email: harness.newEmail(), password: 'PassWord1' },
    });
    expect(json.weak_password.reasons).toEqual(['pwned']);
    const { email } = await harness.newPerson();
    const { access_token: token } = await byLength.signIn(email);
    const change = await byLength.call('PUT', '/user', { token, body: { password: 'qwertyuiop' } });
    expect(change.json.weak_password.reasons).toEqual(['pwned']);
  });

  it('ASVS 6.2.5, 6.2.10: without the strong rule any characters do, and no password grows too old', async () => {
    const email = harness.newEmail();
    const password = 'nur kleine buchstaben';
    await byLength.call('POST', '/signup', { body: { email, password } });
    harness.clock.advance(10 * 365 * 86_400);
    const { json } = await byLength.call('POST', '/token?grant_type=password', { body: { email, password } });
    expect(json.access_token).toBeTruthy();
    expect(json).not.toHaveProperty('weak_password');
  });

  it('ASVS 6.2.3, 7.5.1: guessing the current password in a stolen session is counted', async () => {
    const strict = await harness.start({ AUTH_REQUIRE_CURRENT_PASSWORD: 'on' });
    const { email } = await harness.newPerson();
    const { access_token: token } = await strict.signIn(email);
    const change = async (current_password: string) => {
      const { json } = await strict.call('PUT', '/user', { token, body: { password: OTHER, current_password } });
      return json.code;
    };
    for (let i = 0; i < 10; i += 1) expect(await change(`wrong${i}`)).toBe('current_password_invalid');
    expect(await change(PASSWORD)).toBe('over_request_rate_limit');
    harness.clock.advance(61);
    expect(await change(PASSWORD)).toBeUndefined();
  });

  it('ASVS 6.3.2: there is no account nobody made, and no key everybody knows', async () => {
    const fresh = await openAuthTestHarness();
    const instance = await fresh.start();
    expect(await fresh.database.db.select().from(authUsers)).toEqual([]);
    const { json: keys } = await instance.call('GET', '/.well-known/jwks.json');
    const { json: others } = await auth.call('GET', '/.well-known/jwks.json');
    expect(keys.keys[0].x).not.toBe(others.keys[0].x);
    for (const secret of ['super-secret-jwt-token-with-at-least-32-characters-long', 'too short']) {
      const key = { kty: 'oct', alg: 'HS256', kid: 'a', k: Buffer.from(secret).toString('base64url') };
      await expect(
        buildTestApp({ env: { AUTH_JWT_KEYS: JSON.stringify([key]) }, database: fresh.database }),
      ).rejects.toThrow(/AUTH_JWT_KEYS/);
    }
    expect(() => readConfig({ AUTH_JWT_KEYS: 'no keys', NODE_ENV: 'production' })).toThrow(/AUTH_JWT_KEYS/);
  });

  it('ASVS 6.4.1: who signed up with a code has no password that anyone could know', async () => {
    const email = harness.newEmail();
    await auth.call('POST', '/otp', { body: { email } });
    const { code } = await harness.mailTo(email);
    await auth.call('POST', '/verify', { body: { type: 'email', email, token: code } });
    const [row] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    expect(row?.passwordHash).toBeNull();
    for (const guess of ['', 'null', 'undefined', code])
      expect(await tryPassword(email, guess)).toBe('invalid_credentials');
  });

  it('ASVS 6.4.1: who registered the address of another has no password once its owner comes by a code', async () => {
    for (const [path, type] of [
      ['/otp', 'email'],
      ['/recover', 'recovery'],
    ] as const) {
      const email = harness.newEmail();
      await auth.call('POST', '/signup', { body: { email, password: PASSWORD } });
      await auth.call('POST', path, { body: { email } });
      const { code } = await harness.mailTo(email);
      expect((await auth.call('POST', '/verify', { body: { type, email, token: code } })).status).toBe(200);
      expect(await tryPassword(email, PASSWORD)).toBe('invalid_credentials');
    }
  });
});
