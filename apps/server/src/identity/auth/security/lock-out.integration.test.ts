import { authDevices } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { answerFactor, newProtectedPerson, wrongCode } from '../../../testing/second-factor.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ TRUST_PROXY: 'loopback' });
const OTHER = 'Spaetdienst9!';

type From = { ip: string; cookie?: string | undefined };

const HOME = '198.51.100.7';
/** Each in a network of its own. */
const botnet = (count: number) => Array.from({ length: count }, (_, i) => `2001:db8:${i.toString(16)}::1`);
const headersOf = ({ ip, cookie }: From) => ({ 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) });

const deviceOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0];

async function tryPassword(email: string, password: string, from: From) {
  const body = { email, password };
  const answer = await auth.call('POST', '/token?grant_type=password', { body, headers: headersOf(from) });
  return { outcome: answer.status === 200 ? 'in' : String(answer.json.code), headers: answer.headers };
}

async function tryCode(email: string, token: string, from: From, password?: string) {
  const body = { type: 'email', email, token, ...(password ? { password } : {}) };
  const { status, json } = await auth.call('POST', '/verify', { body, headers: headersOf(from) });
  return status === 200 ? 'in' : String(json.code);
}

async function mailedCode(email: string) {
  await auth.call('POST', '/otp', { body: { email } });
  const { code, tokenHash } = await harness.mailTo(email);
  return { code, tokenHash, wrong: code === '000000' ? '000001' : '000000' };
}

async function floodPasswords(email: string) {
  for (const ip of botnet(12)) {
    for (let i = 0; i < 10; i += 1) await tryPassword(email, `wrong${i}`, { ip });
  }
}

async function floodCodes(email: string, wrong: string) {
  for (const ip of botnet(12)) {
    for (let i = 0; i < 5; i += 1) await tryCode(email, wrong, { ip });
  }
}

describe('nobody is locked out by requests from elsewhere', () => {
  it('wrong passwords of one network do not count against another', async () => {
    const { email } = await harness.newPerson();
    for (let i = 0; i < 10; i += 1) await tryPassword(email, 'wrong', { ip: '203.0.113.9' });
    expect((await tryPassword(email, 'wrong', { ip: '203.0.113.9' })).outcome).toBe('over_request_rate_limit');
    expect((await tryPassword(email, PASSWORD, { ip: HOME })).outcome).toBe('in');
  });

  it('the addresses of one IPv6 network share their tries', async () => {
    const { email } = await harness.newPerson();
    for (let i = 0; i < 10; i += 1) await tryPassword(email, 'wrong', { ip: `2001:db8:7:7::${i + 1}` });
    expect((await tryPassword(email, 'wrong', { ip: '2001:db8:7:7:ffff::1' })).outcome).toBe('over_request_rate_limit');
  });

  it('guessing from many networks is slowed for unknown ones, and the known device gets in', async () => {
    const { email } = await harness.newPerson();
    const cookie = deviceOf((await tryPassword(email, PASSWORD, { ip: HOME })).headers);
    await floodPasswords(email);
    expect((await tryPassword(email, PASSWORD, { ip: HOME })).outcome).toBe('over_request_rate_limit');
    expect((await tryPassword(email, PASSWORD, { ip: '192.0.2.44', cookie })).outcome).toBe('in');
    harness.clock.advance(60);
    expect((await tryPassword(email, PASSWORD, { ip: HOME })).outcome).toBe('in');
  });

  it('a device is known for the accounts it signed in with and no other, and has its own tries', async () => {
    const [mine, other] = [await harness.newPerson(), await harness.newPerson()];
    const cookie = deviceOf((await tryPassword(mine.email, PASSWORD, { ip: HOME })).headers);
    await floodPasswords(other.email);
    expect((await tryPassword(other.email, PASSWORD, { ip: HOME, cookie })).outcome).toBe('over_request_rate_limit');
    for (let i = 0; i < 10; i += 1) {
      expect((await tryPassword(mine.email, 'wrong', { ip: `203.0.113.${i}`, cookie })).outcome).toBe(
        'invalid_credentials',
      );
    }
    expect((await tryPassword(mine.email, PASSWORD, { ip: HOME, cookie })).outcome).toBe('over_request_rate_limit');
  });

  it('the cookie of a device is for the server alone, and only after a sign-in', async () => {
    const { email } = await harness.newPerson();
    expect((await tryPassword(email, 'wrong', { ip: HOME })).headers.get('set-cookie')).toBeNull();
    const cookie = (await tryPassword(email, PASSWORD, { ip: HOME })).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/);
  });

  it('a new password forgets the devices of the old one, except this one', async () => {
    const { id, email } = await harness.newPerson();
    await tryPassword(email, PASSWORD, { ip: HOME });
    const body = { email, password: PASSWORD };
    const { json, headers } = await auth.call('POST', '/token?grant_type=password', { body });
    const cookie = deviceOf(headers) ?? '';
    const devices = () => harness.database.db.select().from(authDevices).where(eq(authDevices.userId, id));
    expect(await devices()).toHaveLength(2);
    await auth.call('PUT', '/user', { token: json.access_token, body: { password: OTHER }, headers: { cookie } });
    expect(await devices()).toHaveLength(1);
  });

  it('wrong codes from elsewhere kill no link', async () => {
    const { email } = await harness.newPerson();
    const { tokenHash, wrong } = await mailedCode(email);
    await floodCodes(email, wrong);
    const { status } = await auth.call('POST', '/verify', { body: { type: 'email', token_hash: tokenHash } });
    expect(status).toBe(200);
  });

  it('wrong codes of one network leave the code to another, and a day of them leaves it to those who are known', async () => {
    const { email } = await harness.newPerson();
    const cookie = deviceOf((await tryPassword(email, PASSWORD, { ip: HOME })).headers);
    const first = await mailedCode(email);
    for (let i = 0; i < 6; i += 1) await tryCode(email, first.wrong, { ip: '203.0.113.9' });
    expect(await tryCode(email, first.code, { ip: '203.0.113.9' })).toBe('otp_expired');
    expect(await tryCode(email, first.code, { ip: HOME })).toBe('in');
    const second = await mailedCode(email);
    await floodCodes(email, second.wrong);
    expect(await tryCode(email, second.code, { ip: HOME })).toBe('otp_expired');
    expect(await tryCode(email, second.code, { ip: HOME }, 'not the password')).toBe('otp_expired');
    expect(await tryCode(email, second.code, { ip: HOME }, PASSWORD)).toBe('in');
    const third = await mailedCode(email);
    expect(await tryCode(email, third.code, { ip: HOME })).toBe('otp_expired');
    expect(await tryCode(email, third.code, { ip: HOME, cookie })).toBe('in');
  });

  it('codes of an account cannot be guessed at more than fifty times a day from unknown sources', async () => {
    const { email } = await harness.newPerson();
    for (let round = 0; round < 3; round += 1) {
      const { wrong } = await mailedCode(email);
      for (const ip of botnet(6)) for (let i = 0; i < 5; i += 1) await tryCode(email, wrong, { ip });
    }
    const { code } = await mailedCode(email);
    expect(await tryCode(email, code, { ip: HOME })).toBe('otp_expired');
    harness.clock.advance(86_400);
    const next = await mailedCode(email);
    expect(await tryCode(email, next.code, { ip: HOME })).toBe('in');
  });

  it('a password alone neither opens an account through its code, nor makes a device known before the second factor', async () => {
    const person = await newProtectedPerson(harness, auth);
    const { email, id } = person;
    const { wrong } = await mailedCode(email);
    for (let i = 0; i < 5; i += 1) expect(await tryCode(email, wrong, { ip: HOME }, PASSWORD)).toBe('otp_expired');
    const before = await harness.database.db.select().from(authDevices).where(eq(authDevices.userId, id));
    await tryPassword(email, PASSWORD, { ip: HOME });
    expect(await harness.database.db.select().from(authDevices).where(eq(authDevices.userId, id))).toEqual(before);
  });

  it('wrong codes of a factor from elsewhere do not lock the owner out', async () => {
    const { email, factorId, code } = await newProtectedPerson(harness, auth);
    const thief = await auth.signIn(email);
    const wrong = wrongCode(code);
    const elsewhere = {
      call: (method: string, path: string, call = {}) =>
        auth.call(method, path, { ...call, headers: headersOf({ ip: '203.0.113.9' }) }),
    };
    const guess = { factorId, token: thief.access_token, code: wrong };
    for (let i = 0; i < 11; i += 1) await answerFactor(elsewhere, guess);
    expect((await answerFactor(elsewhere, guess)).json.code).toBe('over_request_rate_limit');
    const owner = await auth.signIn(email);
    expect((await answerFactor(auth, { factorId, token: owner.access_token, code: code() })).status).toBe(200);
  });
});
