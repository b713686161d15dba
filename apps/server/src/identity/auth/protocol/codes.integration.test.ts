import { authOneTimeTokens, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_PHONE: 'on' });
const { db } = harness.database;
const OTHER = 'Spaetdienst9!';
const CHALLENGE = 'a'.repeat(43);

async function refusal(method: string, path: string, body: unknown, instance = auth) {
  const { status, json } = await instance.call(method, path, { body });
  return [status, json.code];
}
const signUp = (body: unknown, instance = auth) => instance.call('POST', '/signup', { body });

describe('§5 POST /signup', () => {
  it('checks in the order of the protocol', async () => {
    const off = await harness.start({ AUTH_SIGNUP: 'off' });
    const noMail = await harness.start({ AUTH_EMAIL: 'off' });
    const email = harness.newEmail();
    expect(await refusal('POST', '/signup', '{', off)).toEqual([400, 'bad_json']);
    expect(await refusal('POST', '/signup', { email, password: 'x' }, off)).toEqual([422, 'signup_disabled']);
    expect(await refusal('POST', '/signup', { email })).toEqual([400, 'validation_failed']);
    expect(await refusal('POST', '/signup', { email: 'no', phone: '1', password: 'short' })).toEqual([
      422,
      'weak_password',
    ]);
    expect(await refusal('POST', '/signup', { email, password: `aA1!${'x'.repeat(69)}` })).toEqual([
      400,
      'validation_failed',
    ]);
    expect(await refusal('POST', '/signup', { email, phone: '+491511', password: PASSWORD })).toEqual([
      400,
      'validation_failed',
    ]);
    const half = { email: 'no', password: PASSWORD, code_challenge: CHALLENGE };
    expect((await signUp(half)).json.message).toContain('PKCE');
    expect(await refusal('POST', '/signup', { email: 'no', password: PASSWORD }, noMail)).toEqual([
      400,
      'email_provider_disabled',
    ]);
    expect((await signUp({ email: 'no', password: PASSWORD })).json.message).toContain(
      'Unable to validate email address: invalid format',
    );
    expect((await signUp({ phone: '0151', password: PASSWORD })).json.message).toBe(
      'Invalid phone number format (E.164 required)',
    );
    expect(await refusal('POST', '/signup', { email: `${'a'.repeat(250)}@example.org`, password: PASSWORD })).toEqual([
      400,
      'validation_failed',
    ]);
  });

  it('keeps an address in lower case and a number without plus and spaces', async () => {
    const email = harness.newEmail();
    expect((await signUp({ email: ` ${email.toUpperCase()} `, password: PASSWORD })).json.email).toBe(email);
    expect((await signUp({ phone: '+49 170 1234567', password: PASSWORD })).json.phone).toBe('491701234567');
  });

  it('sends another mail for an unconfirmed account, of the same id; who confirms decides what it becomes', async () => {
    const email = harness.newEmail();
    const first = await signUp({ email, password: PASSWORD, data: { full_name: 'Eva' } });
    const { code } = await harness.mailTo(email);
    const second = await signUp({ email, password: OTHER, data: { full_name: 'Mallory' } });
    expect([second.status, second.json.id]).toEqual([200, first.json.id]);
    expect(await harness.countMails(email, 'auth.confirm')).toBe(2);
    const { json } = await auth.call('POST', '/verify', { body: { type: 'signup', email, token: code } });
    expect(json.user.user_metadata.full_name).toBe('Eva');
    expect(await refusal('POST', '/token?grant_type=password', { email, password: OTHER })).toEqual([
      400,
      'invalid_credentials',
    ]);
    expect((await auth.signIn(email)).user.id).toBe(first.json.id);
  });

  it('answers for a confirmed account as for a new one, and tells its owner', async () => {
    const { id, email } = await harness.newPerson();
    const known = await signUp({ email, password: OTHER, data: { a: 1 } });
    const fresh = await signUp({ email: harness.newEmail(), password: OTHER, data: { a: 1 } });
    expect(known.status).toBe(200);
    expect(known.json.id).not.toBe(id);
    expect(Object.keys(known.json)).toEqual(Object.keys(fresh.json));
    expect(known.json).toMatchObject({ email, role: 'authenticated', user_metadata: { a: 1 } });
    expect(await harness.countMails(email, 'auth.already-registered')).toBe(1);
    expect(await harness.countMails(email, 'auth.confirm')).toBe(0);
  });

  it('believes everybody in an instance that confirms by itself', async () => {
    const open = await harness.start({ AUTH_EMAIL_AUTOCONFIRM: 'on' });
    const email = harness.newEmail();
    const { json } = await signUp({ email, password: PASSWORD }, open);
    expect(decodeJwt(json.access_token).amr).toMatchObject([{ method: 'password' }]);
    expect(await harness.countMails(email)).toBe(0);
    const again = await signUp({ email, password: PASSWORD }, open);
    expect([again.status, again.json.code]).toEqual([422, 'user_already_exists']);
    expect(again.json.message).toMatch(/^User already registered/);
    const waiting = harness.newEmail();
    await signUp({ email: waiting, password: PASSWORD });
    expect((await signUp({ email: waiting, password: OTHER }, open)).json.user.email_confirmed_at).toBeTruthy();
  });
});

describe('§5 passwords, codes, recovery', () => {
  it('has one answer for unknown, without a password and wrong', async () => {
    const { email } = await harness.newPerson();
    const byCode = harness.newEmail();
    await auth.call('POST', '/otp', { body: { email: byCode } });
    const answers = [];
    for (const body of [
      { email, password: OTHER },
      { email: harness.newEmail(), password: OTHER },
      { email: byCode, password: '' },
    ]) {
      const { status, json } = await auth.call('POST', '/token?grant_type=password', { body });
      answers.push([status, json.code, json.message]);
    }
    expect(new Set(answers.map(String))).toEqual(new Set(['400,invalid_credentials,Invalid login credentials']));
    expect(
      await refusal('POST', '/token?grant_type=password', { email, phone: '+491511234', password: PASSWORD }),
    ).toEqual([400, 'validation_failed']);
    expect(await refusal('POST', '/token?grant_type=password', { password: PASSWORD })).toEqual([
      400,
      'validation_failed',
    ]);
  });

  it('tells only who knows the password that the address is not confirmed', async () => {
    const { email } = await harness.newPerson({ isConfirmed: false });
    expect(await refusal('POST', '/token?grant_type=password', { email, password: OTHER })).toEqual([
      400,
      'invalid_credentials',
    ]);
    expect(await refusal('POST', '/token?grant_type=password', { email, password: PASSWORD })).toEqual([
      400,
      'email_not_confirmed',
    ]);
  });

  it('lets in with a weak password and says so', async () => {
    const strict = await harness.start({ AUTH_PASSWORD_MIN: '20' });
    const { email } = await harness.newPerson();
    expect((await strict.signIn(email)).weak_password).toMatchObject({
      reasons: ['length'],
      message: expect.any(String),
    });
    expect(await auth.signIn(email)).not.toHaveProperty('weak_password');
  });

  it('refuses a way in that is off in the words of that route', async () => {
    const off = await harness.start({ AUTH_EMAIL: 'off', AUTH_PHONE: 'off' });
    const email = harness.newEmail();
    const phone = '+4915112345';
    expect(await refusal('POST', '/token?grant_type=password', { email, password: 'x' }, off)).toEqual([
      422,
      'email_provider_disabled',
    ]);
    expect(await refusal('POST', '/otp', { email }, off)).toEqual([422, 'email_provider_disabled']);
    expect(await refusal('POST', '/recover', { email }, off)).toEqual([400, 'email_provider_disabled']);
    expect(await refusal('POST', '/resend', { type: 'signup', email }, off)).toEqual([400, 'email_provider_disabled']);
    expect(await refusal('POST', '/otp', { phone }, off)).toEqual([400, 'phone_provider_disabled']);
    expect(await refusal('POST', '/signup', { phone, password: PASSWORD }, off)).toEqual([
      400,
      'phone_provider_disabled',
    ]);
    expect(await refusal('POST', '/resend', { type: 'sms', phone }, off)).toEqual([400, 'phone_provider_disabled']);
  });

  it('sends the mail that fits: unknown and unconfirmed a confirmation, confirmed a link, by either name of the route', async () => {
    for (const path of ['/otp', '/magiclink']) {
      const unknown = harness.newEmail();
      expect((await auth.call('POST', path, { body: { email: unknown } })).json).toEqual({});
      expect((await harness.mailTo(unknown)).kind).toBe('auth.confirm');
      await auth.call('POST', path, { body: { email: unknown } });
      expect(await harness.countMails(unknown, 'auth.confirm')).toBe(2);
      const { email } = await harness.newPerson();
      await auth.call('POST', path, { body: { email } });
      expect((await harness.mailTo(email)).kind).toBe('auth.magic-link');
    }
    expect(await refusal('POST', '/otp', {})).toEqual([400, 'validation_failed']);
    expect(await refusal('POST', '/otp', { email: 'no' })).toEqual([400, 'validation_failed']);
  });

  it('answers a code for an unknown address by setting', async () => {
    const telling = await harness.start({ AUTH_OTP_HIDE_UNKNOWN: 'off' });
    const email = harness.newEmail();
    const body = { email, create_user: false };
    expect((await auth.call('POST', '/otp', { body })).json).toEqual({});
    expect(await refusal('POST', '/otp', body, telling)).toEqual([422, 'otp_disabled']);
    const closed = await harness.start({ AUTH_SIGNUP: 'off' });
    expect((await closed.call('POST', '/otp', { body: { email } })).json).toEqual({});
    const both = await harness.start({ AUTH_SIGNUP: 'off', AUTH_OTP_HIDE_UNKNOWN: 'off' });
    expect(await refusal('POST', '/otp', { email }, both)).toEqual([422, 'signup_disabled']);
    expect(await harness.countMails(email)).toBe(0);
    expect(await db.select().from(authUsers).where(eq(authUsers.email, email))).toEqual([]);
  });

  it('answers recovery and resend for anybody, and sends only where there is something to send', async () => {
    const unknown = harness.newEmail();
    const { email } = await harness.newPerson();
    for (const [path, body] of [
      ['/recover', { email: unknown }],
      ['/resend', { type: 'signup', email: unknown }],
      ['/resend', { type: 'signup', email }],
      ['/resend', { type: 'email_change', email }],
    ] as const) {
      expect(await auth.call('POST', path, { body })).toMatchObject({ status: 200, json: {} });
    }
    expect([await harness.countMails(unknown), await harness.countMails(email)]).toEqual([0, 0]);
    expect(await refusal('POST', '/resend', { email })).toEqual([400, 'validation_failed']);
    expect(await refusal('POST', '/resend', { type: 'signup', phone: '+4915112345' })).toEqual([
      400,
      'validation_failed',
    ]);
    expect(await refusal('POST', '/recover', {})).toEqual([400, 'validation_failed']);
  });

  it('sends a kind of mail to an address once in the interval, unknown ones counted too', async () => {
    const slow = await harness.start({ AUTH_SEND_INTERVAL: '60' });
    const { email } = await harness.newPerson();
    for (const address of [email, harness.newEmail()]) {
      const ask = () => slow.call('POST', '/recover', { body: { email: address } });
      expect((await ask()).status).toBe(200);
      harness.clock.advance(10);
      const early = await ask();
      expect([early.status, early.json.code]).toEqual([429, 'over_email_send_rate_limit']);
      expect(early.json.message).toBe('For security purposes, you can only request this after 50 seconds.');
      expect(early.headers.get('retry-after')).toBe('50');
      harness.clock.advance(50);
      expect((await ask()).status).toBe(200);
    }
  });
});

describe('§6 POST /verify', () => {
  it('asks for exactly what it needs', async () => {
    const email = harness.newEmail();
    const bad = [
      { email, token: '123456' },
      { type: 'signup', email },
      { type: 'signup', email, token: '1', token_hash: 'x' },
      { type: 'signup', email, token_hash: 'x' },
      { type: 'signup', phone: '1', token_hash: 'x' },
      { type: 'signup', redirect_to: 'x', token_hash: 'x' },
      { type: 'signup', token: '123456' },
      { type: 'signup', token: '123456', email, phone: '+491511234' },
      { type: 'toString', token: '123456', email },
    ];
    for (const body of bad)
      expect(await refusal('POST', '/verify', body), JSON.stringify(body)).toEqual([400, 'validation_failed']);
    expect(await refusal('POST', '/verify', { type: 'signup', token: '1', email: 'no' })).toEqual([
      422,
      'validation_failed',
    ]);
  });

  it('has one refusal for unknown, wrong, used and expired, by code and by link', async () => {
    const email = harness.newEmail();
    await signUp({ email, password: PASSWORD });
    const mail = await harness.mailTo(email);
    const code = (token: string, address = email) =>
      auth.call('POST', '/verify', { body: { type: 'signup', email: address, token } });
    const link = (token_hash: string) => auth.call('POST', '/verify', { body: { type: 'signup', token_hash } });
    const byCode = { status: 403, json: { code: 'otp_expired', message: 'Token has expired or is invalid' } };
    const byLink = { status: 403, json: { code: 'otp_expired', message: 'Email link is invalid or has expired' } };
    expect(await code(mail.code, harness.newEmail())).toMatchObject(byCode);
    expect(await code(mail.code === '000000' ? '000001' : '000000')).toMatchObject(byCode);
    expect(await link('invented')).toMatchObject(byLink);
    expect((await code(mail.code, email.toUpperCase())).status).toBe(200);
    expect(await code(mail.code)).toMatchObject(byCode);
    expect(await link(mail.tokenHash)).toMatchObject(byLink);
    const late = harness.newEmail();
    await signUp({ email: late, password: PASSWORD });
    const lateMail = await harness.mailTo(late);
    harness.clock.advance(601);
    expect(await code(lateMail.code, late)).toMatchObject(byCode);
    expect(await link(lateMail.tokenHash)).toMatchObject(byLink);
  });

  it('takes each secret under the types of its slot only', async () => {
    const types = ['signup', 'invite', 'email', 'recovery', 'magiclink', 'email_change'];
    const accepted = async (path: string, isConfirmed: boolean) => {
      const taken: string[] = [];
      for (const type of types) {
        const { email } = await harness.newPerson({ isConfirmed });
        await auth.call('POST', path, { body: { email, type: 'signup' } });
        const { tokenHash } = await harness.mailTo(email);
        const { status } = await auth.call('POST', '/verify', { body: { type, token_hash: tokenHash } });
        if (status === 200) taken.push(type);
      }
      return taken;
    };
    expect(await accepted('/resend', false)).toEqual(['signup', 'invite', 'email']);
    expect(await accepted('/recover', true)).toEqual(['email', 'recovery', 'magiclink']);
  });

  it('refuses the banned and leaves their code as it was', async () => {
    const { id, email } = await harness.newPerson();
    await auth.call('POST', '/otp', { body: { email } });
    const { code } = await harness.mailTo(email);
    await db
      .update(authUsers)
      .set({ bannedUntil: new Date(harness.clock.now().getTime() + 60_000) })
      .where(eq(authUsers.id, id));
    expect(await refusal('POST', '/verify', { type: 'email', email, token: code })).toEqual([403, 'user_banned']);
    harness.clock.advance(61);
    expect((await auth.call('POST', '/verify', { body: { type: 'email', email, token: code } })).status).toBe(200);
  });

  it('ends every other open secret of the account with the first that is used', async () => {
    const { id, email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    await auth.call('GET', '/reauthenticate', { token });
    await auth.call('POST', '/otp', { body: { email } });
    const { code } = await harness.mailTo(email, 'auth.magic-link');
    await auth.call('POST', '/verify', { body: { type: 'magiclink', email, token: code } });
    expect(await db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.userId, id))).toEqual([]);
  });

  it('accepts the code of a mail that was requested with PKCE, and answers with a session', async () => {
    const { email } = await harness.newPerson();
    await auth.call('POST', '/otp', { body: { email, code_challenge: CHALLENGE, code_challenge_method: 's256' } });
    const { code } = await harness.mailTo(email);
    const { json } = await auth.call('POST', '/verify', { body: { type: 'email', email, token: code } });
    expect(decodeJwt(json.access_token).amr).toMatchObject([{ method: 'otp' }]);
  });
});
