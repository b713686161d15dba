import { createHash, randomBytes } from 'node:crypto';
import { newCode } from '@stellenvisite/core/identity/auth/auth-secrets';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { type Answer, openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_PHONE: 'on' });
const { db } = harness.database;
const CROWD = 20;

const verify = (body: object) => auth.call('POST', '/verify', { body });
const wrongThan = (code: string) => (code === '000000' ? '000001' : '000000');
const crowd = async (act: () => Promise<Answer>) => {
  const answers = await Promise.all(Array.from({ length: CROWD }, act));
  return answers.filter(({ status }) => status === 200).length;
};

async function askForCode(path = '/otp') {
  const { id, email } = await harness.newPerson();
  await auth.call('POST', path, { body: { email } });
  return { id, ...(await harness.mailTo(email)), email };
}

async function askWithPkce() {
  const { id, email } = await harness.newPerson();
  const verifier = randomBytes(48).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  await auth.call('POST', '/recover', { body: { email, code_challenge: challenge, code_challenge_method: 's256' } });
  const { tokenHash } = await harness.mailTo(email);
  const { headers } = await auth.call('GET', `/verify?token=${tokenHash}&type=recovery`);
  const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  return { id, email, code, verifier };
}

describe('one-time codes', () => {
  it('ASVS 6.5.1: of twenty who come at once with a mailed code, one gets in', async () => {
    const { id, email, code } = await askForCode();
    expect(await crowd(() => verify({ type: 'email', email, token: code }))).toBe(1);
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, id))).toHaveLength(1);
    expect((await verify({ type: 'email', email, token: code })).json.code).toBe('otp_expired');
  });

  it('ASVS 6.5.1: of twenty who come at once with a link, one gets in', async () => {
    const { id, tokenHash } = await askForCode('/recover');
    expect(await crowd(() => verify({ type: 'recovery', token_hash: tokenHash }))).toBe(1);
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, id))).toHaveLength(1);
  });

  it('ASVS 6.5.1: of twenty who come at once with a code of a text message, one gets in', async () => {
    const phone = '+4915112345678';
    await auth.call('POST', '/otp', { body: { phone } });
    const { code } = await harness.mailTo(phone);
    expect(await crowd(() => verify({ type: 'sms', phone, token: code }))).toBe(1);
  });

  it('ASVS 6.5.1: of twenty changes at once with one nonce, one is made', async () => {
    const { email } = await harness.newPerson();
    const { refresh_token: refreshToken } = await auth.signIn(email);
    harness.clock.advance(86_401);
    const { json } = await auth.refresh(refreshToken);
    await auth.call('GET', '/reauthenticate', { token: json.access_token });
    const { code } = await harness.mailTo(email, 'auth.reauthentication');
    let count = 0;
    const change = () => {
      count += 1;
      return auth.call('PUT', '/user', {
        token: json.access_token,
        body: { password: `Visite2026!${count}`, nonce: code },
      });
    };
    expect(await crowd(change)).toBe(1);
    expect(await harness.countMails(email, 'auth.password-changed')).toBe(1);
  });

  it('ASVS 6.5.4, 6.5.5: codes have six digits, all as likely, and live for ten minutes at most', async () => {
    const codes = Array.from({ length: 20_000 }, () => newCode());
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    const firsts = new Map<string, number>();
    for (const code of codes) firsts.set(code.slice(0, 1), (firsts.get(code.slice(0, 1)) ?? 0) + 1);
    for (const count of firsts.values()) expect(Math.abs(count - 2000)).toBeLessThan(300);
    expect(firsts.size).toBe(10);
    expect(readConfig({}).auth.settings.otpLifetimeSeconds).toBeLessThanOrEqual(600);
    const { email, code, tokenHash } = await askForCode();
    harness.clock.advance(601);
    expect((await verify({ type: 'email', email, token: code })).json.code).toBe('otp_expired');
    expect((await verify({ type: 'email', token_hash: tokenHash })).json.code).toBe('otp_expired');
  });

  it('ASVS 6.6.2: a code is good for its address and its purpose, and dies with the next mail', async () => {
    const recovery = await askForCode('/recover');
    const other = await askForCode('/recover');
    for (const type of ['signup', 'invite', 'email_change', 'sms', 'phone_change']) {
      expect((await verify({ type, email: recovery.email, token: recovery.code })).status, type).not.toBe(200);
      expect((await verify({ type, token_hash: recovery.tokenHash })).status, type).not.toBe(200);
    }
    if (recovery.code !== other.code) {
      expect((await verify({ type: 'recovery', email: other.email, token: recovery.code })).json.code).toBe(
        'otp_expired',
      );
    }
    await auth.call('POST', '/recover', { body: { email: recovery.email } });
    const next = await harness.mailTo(recovery.email);
    if (next.code !== recovery.code) {
      expect((await verify({ type: 'recovery', email: recovery.email, token: recovery.code })).json.code).toBe(
        'otp_expired',
      );
    }
    expect((await verify({ type: 'recovery', token_hash: recovery.tokenHash })).json.code).toBe('otp_expired');
    expect((await verify({ type: 'recovery', email: recovery.email, token: next.code })).status).toBe(200);
  });

  it('ASVS 6.6.2: the nonce of a reauthentication opens no session, and no other code serves as one', async () => {
    const { email } = await harness.newPerson();
    const session = await auth.signIn(email);
    await auth.call('GET', '/reauthenticate', { token: session.access_token });
    const nonce = await harness.mailTo(email, 'auth.reauthentication');
    for (const type of ['email', 'recovery', 'signup', 'magiclink']) {
      expect((await verify({ type, email, token: nonce.code })).json.code).toBe('otp_expired');
    }
    harness.clock.advance(86_401);
    const { json } = await auth.refresh(session.refresh_token);
    await auth.call('POST', '/recover', { body: { email } });
    const { code } = await harness.mailTo(email, 'auth.recovery');
    const change = await auth.call('PUT', '/user', {
      token: json.access_token,
      body: { password: 'Spaetdienst9!', nonce: code },
    });
    expect(change.json.code).toBe('reauthentication_not_valid');
  });

  it('ASVS 6.6.3: the fifth wrong try kills a code and not its link, one after the other or all at once', async () => {
    const slow = await askForCode();
    for (let i = 0; i < 5; i += 1) await verify({ type: 'email', email: slow.email, token: wrongThan(slow.code) });
    expect((await verify({ type: 'email', email: slow.email, token: slow.code })).json.code).toBe('otp_expired');
    expect((await verify({ type: 'email', token_hash: slow.tokenHash })).status).toBe(200);
    const fast = await askForCode();
    await crowd(() => verify({ type: 'email', email: fast.email, token: wrongThan(fast.code) }));
    expect((await verify({ type: 'email', email: fast.email, token: fast.code })).json.code).toBe('otp_expired');
  });

  it('ASVS 6.6.3: a thousand guesses find no code', async () => {
    const { email, code } = await askForCode();
    const guesses = Array.from({ length: 1000 }, (_, i) => String(i * 997).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    // The code itself comes last: among a thousand wrong ones it is worth nothing.
    const answers = await Promise.all(
      [...guesses, code].map((token) =>
        auth.app.inject({ method: 'POST', url: '/auth/v1/verify', payload: { type: 'email', email, token } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  });

  it('ASVS 6.6.3: per network address, guessing ends after thirty', async () => {
    const limited = await harness.start({ AUTH_IP_LIMITS: 'on' });
    const { email } = await askForCode();
    const statuses = [];
    for (let i = 0; i < 31; i += 1) {
      const { status } = await limited.call('POST', '/verify', { body: { type: 'email', email, token: '1' } });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('ASVS 6.6.2: another account that wants my address takes nothing of my codes', async () => {
    const wanted = harness.newEmail();
    const mallory = await auth.signIn((await harness.newPerson()).email);
    await auth.call('PUT', '/user', { token: mallory.access_token, body: { email: wanted } });
    await harness.newPerson({ email: wanted });
    const mine = await auth.signIn(wanted);
    const next = harness.newEmail();
    await auth.call('PUT', '/user', { token: mine.access_token, body: { email: next } });
    await auth.call('PUT', '/user', { token: mallory.access_token, body: { email: harness.newEmail() } });
    const { code } = await harness.mailTo(next, 'auth.email-change');
    expect((await verify({ type: 'email_change', email: next, token: code })).json.code).toBe('200');
    const current = await harness.mailTo(wanted, 'auth.email-change');
    expect((await verify({ type: 'email_change', email: wanted, token: current.code })).json.user.email).toBe(next);
  });

  it('ASVS 6.6.2: of several who want one address, each confirms with the own code', async () => {
    const wanted = harness.newEmail();
    const simple = await harness.start({ AUTH_SECURE_EMAIL_CHANGE: 'off' });
    const codes = [];
    for (let i = 0; i < 3; i += 1) {
      const { access_token: token, user } = await simple.signIn((await harness.newPerson()).email);
      await simple.call('PUT', '/user', { token, body: { email: wanted } });
      codes.push({ id: user.id, code: (await harness.mailTo(wanted)).code });
    }
    const [first, second] = codes;
    const confirm = (token = '') =>
      simple.call('POST', '/verify', { body: { type: 'email_change', email: wanted, token } });
    const answer = await confirm(first?.code);
    expect(answer.json.user).toMatchObject({ id: first?.id, email: wanted });
    expect((await confirm(second?.code)).json.code).toBe('email_exists');
  });
});

describe('sending', () => {
  it('ASVS 2.4.1: an address gets one mail of a kind in the interval, however many ask at once', async () => {
    const slow = await harness.start({ AUTH_SEND_INTERVAL: '60', AUTH_PHONE: 'on' });
    for (const [path, extra] of [
      ['/recover', {}],
      ['/otp', {}],
      ['/resend', { type: 'signup' }],
      ['/signup', { password: PASSWORD }],
    ] as const) {
      const { email } = await harness.newPerson({ isConfirmed: path !== '/resend' });
      const answers = await Promise.all(
        Array.from({ length: CROWD }, () => slow.call('POST', path, { body: { email, ...extra } })),
      );
      expect(
        answers.filter(({ status }) => status === 200),
        path,
      ).toHaveLength(1);
      expect(await harness.countMails(email), path).toBe(1);
    }
    const phone = '+4915198765432';
    await Promise.all(Array.from({ length: CROWD }, () => slow.call('POST', '/otp', { body: { phone } })));
    expect(await harness.countMails(phone)).toBe(1);
  });

  it('ASVS 2.4.1: two writings of one address are one address', async () => {
    const slow = await harness.start({ AUTH_SEND_INTERVAL: '60' });
    const { email } = await harness.newPerson();
    for (const address of [email, email.toUpperCase(), ` ${email} `])
      await slow.call('POST', '/recover', { body: { email: address } });
    expect(await harness.countMails(email)).toBe(1);
  });

  it('ASVS 2.4.1: the whole server sends no more than its quota', async () => {
    const small = await harness.start({ AUTH_MAILS_PER_HOUR: '3', AUTH_EXTERNAL_URL: 'http://localhost:3000/small' });
    const ask = () => small.call('POST', '/otp', { body: { email: harness.newEmail() } });
    for (let i = 0; i < 3; i += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.json.code]).toEqual([429, 'over_email_send_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    harness.clock.advance(1201);
    expect((await ask()).status).toBe(200);
  });

  it('ASVS 2.4.1: who has confirmed an address need not wait to sign in with a code', async () => {
    const slow = await harness.start({ AUTH_SEND_INTERVAL: '60' });
    const email = harness.newEmail();
    await slow.call('POST', '/signup', { body: { email, password: PASSWORD } });
    const { code } = await harness.mailTo(email);
    await slow.call('POST', '/verify', { body: { type: 'signup', email, token: code } });
    expect((await slow.call('POST', '/otp', { body: { email } })).status).toBe(200);
  });
});

describe('PKCE', () => {
  const exchange = (auth_code: string, code_verifier: string) =>
    auth.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });

  it('ASVS 10.4.2, 10.4.3: of twenty who exchange one code at once, one wins, and the misuse ends its session', async () => {
    const { id, code, verifier } = await askWithPkce();
    expect(await crowd(() => exchange(code, verifier))).toBe(1);
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual([]);
  });

  it('ASVS 10.4.2, 10.4.3: a second use later ends what the first began, and five minutes end the code', async () => {
    const { code, verifier } = await askWithPkce();
    const { json } = await exchange(code, verifier);
    expect((await auth.call('GET', '/user', { token: json.access_token })).status).toBe(200);
    expect((await exchange(code, 'stolen without verifier')).json.code).toBe('flow_state_not_found');
    expect((await auth.call('GET', '/user', { token: json.access_token })).json.code).toBe('session_not_found');
    const late = await askWithPkce();
    harness.clock.advance(301);
    expect((await exchange(late.code, late.verifier)).json.code).toBe('flow_state_expired');
  });

  it('ASVS 10.4.6: a wrong verifier is refused and burns the code; plain is refused', async () => {
    const { code, verifier } = await askWithPkce();
    expect((await exchange(code, `${verifier}x`)).json.code).toBe('bad_code_verifier');
    expect((await exchange(code, verifier)).json.code).toBe('flow_state_not_found');
    const plain = { email: harness.newEmail(), code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' };
    expect((await auth.call('POST', '/otp', { body: plain })).status).toBe(400);
  });

  it('ASVS 7.4.3: a new password ends codes that are still on their way', async () => {
    const { email, code, verifier } = await askWithPkce();
    const { access_token: token } = await auth.signIn(email);
    expect((await auth.call('PUT', '/user', { token, body: { password: 'Spaetdienst9!' } })).status).toBe(200);
    expect((await exchange(code, verifier)).json.code).toBe('flow_state_not_found');
  });

  it('ASVS 10.4.4: in production a link without PKCE leads to no tokens unless AUTH_IMPLICIT_FLOW is on', async () => {
    const production = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.org' });
    expect(production.auth.settings.implicitFlow).toBe(false);
    const strict = await harness.start({ AUTH_IMPLICIT_FLOW: 'off' });
    const { email, tokenHash } = await askForCode();
    const { headers } = await strict.call('GET', `/verify?token=${tokenHash}&type=magiclink`);
    // The page asks for a press of its button before the link is used.
    expect(headers.get('location')).toContain(`/auth/confirm?token_hash=${tokenHash}`);
    expect(headers.get('location')).not.toMatch(/access_token|refresh_token/);
    expect(await harness.countMails(email)).toBe(1);
  });
});
