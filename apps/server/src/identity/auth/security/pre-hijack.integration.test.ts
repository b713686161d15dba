import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { consents, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authOneTimeTokens, authSignUps, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness } from '../../../testing/auth-test-harness.ts';
import { signServiceToken } from '../../../testing/service-token.ts';

/** Somebody enters the address of another person before its owner does. */
const harness = await openAuthTestHarness();
const { db } = harness.database;
const auth = await harness.start({ AUTH_PHONE: 'on' });

const STRANGER = {
  password: 'Unbefugt2026!',
  data: { full_name: 'Mallory', role: 'employer', company_name: 'Falle GmbH', academic_title: 'Dr.', language: 'en' },
};
const OWNER = {
  password: 'Nachtdienst7!',
  data: { full_name: 'Eva Berg', role: 'job_seeker', terms_version: '2026-01' },
};
type Entered = { password: string; data: Record<string, unknown> };

const signUp = async (email: string, { password, data }: Entered, userAgent = 'a browser') => {
  const answer = await auth.call('POST', '/signup', {
    body: { email, password, data },
    headers: { 'user-agent': userAgent },
  });
  expect(answer.status).toBe(200);
  return harness.mailTo(email, 'auth.confirm');
};
const verify = (body: object) => auth.call('POST', '/verify', { body });
const canSignIn = async (email: string, password: string) =>
  (await auth.client().signInWithPassword({ email, password })).error?.code ?? 'in';

async function stateOf(email: string) {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  const [profile] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.id, user?.id ?? ''));
  const pending = await db
    .select()
    .from(authSignUps)
    .where(eq(authSignUps.userId, user?.id ?? ''));
  const codes = await db
    .select()
    .from(authOneTimeTokens)
    .where(eq(authOneTimeTokens.userId, user?.id ?? ''));
  return { user, profile, pending: pending.length, codes: codes.length };
}

async function expectNothingOfStranger(email: string): Promise<void> {
  const { user, profile, pending, codes } = await stateOf(email);
  expect(JSON.stringify([user, profile])).not.toMatch(/Mallory|Falle|employer/);
  expect(profile).toMatchObject({ role: 'job_seeker', companyName: null, academicTitle: null, language: 'de' });
  expect([pending, codes]).toEqual([0, 0]);
  expect(await canSignIn(email, STRANGER.password)).toBe('invalid_credentials');
}

describe('an address that a stranger has entered', () => {
  it('belongs with password, role and name to the sign-up that confirms it', async () => {
    const email = harness.newEmail();
    const trap = await signUp(email, STRANGER);
    const { code } = await signUp(email, OWNER);
    const { json } = await verify({ type: 'signup', email, token: code });
    expect(json.user).toMatchObject({ email, user_metadata: OWNER.data, app_metadata: { role: 'job_seeker' } });
    await expectNothingOfStranger(email);
    expect((await stateOf(email)).profile?.fullName).toBe('Eva Berg');
    const given = await db.select().from(consents).where(eq(consents.userId, json.user.id));
    expect(given.map(({ kind, version }) => [kind, version])).toEqual([['terms', '2026-01']]);
    expect(await canSignIn(email, OWNER.password)).toBe('in');
    expect((await verify({ type: 'signup', token_hash: trap.tokenHash })).json.code).toBe('otp_expired');
  });

  it('belongs to the owner also when the stranger comes second, by link as by code', async () => {
    for (const by of ['link', 'code'] as const) {
      const email = harness.newEmail();
      const own = await signUp(email, OWNER);
      await signUp(email, STRANGER);
      const proof = by === 'link' ? { token_hash: own.tokenHash } : { email, token: own.code };
      expect((await verify({ type: 'signup', ...proof })).status).toBe(200);
      await expectNothingOfStranger(email);
      expect(await canSignIn(email, OWNER.password)).toBe('in');
    }
  });

  it('keeps the confirmed one of two passwords of the same person', async () => {
    const email = harness.newEmail();
    const first = await signUp(email, OWNER);
    await signUp(email, { ...OWNER, password: 'Fruehdienst8!' });
    expect(await canSignIn(email, 'Fruehdienst8!')).toBe('email_not_confirmed');
    const client = auth.client();
    expect((await client.verifyOtp({ type: 'signup', email, token: first.code })).error).toBeNull();
    expect(await canSignIn(email, OWNER.password)).toBe('in');
    expect(await canSignIn(email, 'Fruehdienst8!')).toBe('invalid_credentials');
  });

  it('goes to exactly one of many sign-ups that are confirmed at once', async () => {
    const email = harness.newEmail();
    const entered = Array.from({ length: 6 }, (_, n) => ({
      password: `Nachtdienst${n}!`,
      data: { full_name: `N${n}` },
    }));
    const mails = [];
    for (const one of entered) mails.push(await signUp(email, one));
    const answers = await Promise.all(
      mails.flatMap(({ tokenHash, code }) => [
        verify({ type: 'signup', token_hash: tokenHash }),
        verify({ type: 'signup', email, token: code }),
      ]),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const name = won[0]?.json.user.user_metadata.full_name;
    const outcomes = await Promise.all(entered.map(({ password }) => canSignIn(email, password)));
    expect(outcomes).toEqual(entered.map(({ data }) => (data.full_name === name ? 'in' : 'invalid_credentials')));
    expect((await stateOf(email)).profile?.fullName).toBe(name);
  });

  it.each([
    ['a code to sign in', '/otp', 'email'],
    ['a recovery', '/recover', 'recovery'],
  ])('has nothing of the stranger after %s', async (_way, path, type) => {
    const email = harness.newEmail();
    await signUp(email, STRANGER);
    await auth.call('POST', path, { body: { email } });
    const { code } = await harness.mailTo(email);
    const { json } = await verify({ type, email, token: code });
    expect(json.user.user_metadata).toEqual({});
    await expectNothingOfStranger(email);
  });

  it('takes no data of a stranger who asks for a code either', async () => {
    const email = harness.newEmail();
    await auth.call('POST', '/otp', { body: { email, data: STRANGER.data } });
    await auth.call('POST', '/otp', { body: { email } });
    const { code } = await harness.mailTo(email);
    expect((await verify({ type: 'email', email, token: code })).status).toBe(200);
    await expectNothingOfStranger(email);
  });

  it('has nothing of the stranger while it waits, nor once an administrator has confirmed it', async () => {
    const email = harness.newEmail();
    const trap = await signUp(email, STRANGER);
    expect(await canSignIn(email, STRANGER.password)).toBe('email_not_confirmed');
    const { user } = await stateOf(email);
    expect(user).toMatchObject({ passwordHash: null, userMetadata: {}, appMetadata: { role: 'job_seeker' } });
    const exp = Math.floor(harness.clock.now().getTime() / 1000) + 3600;
    const token = await signServiceToken(openStoredKeyRing(db, harness.clock.now), { role: 'service_role', exp });
    const { status } = await auth.call('PUT', `/admin/users/${user?.id}`, { token, body: { email_confirm: true } });
    expect(status).toBe(200);
    await expectNothingOfStranger(email);
    expect((await verify({ type: 'signup', token_hash: trap.tokenHash })).json.code).toBe('otp_expired');
  });

  it('is the same for a phone number', async () => {
    const phone = '+4915112345678';
    const enter = async ({ password, data }: Entered) => {
      await auth.call('POST', '/signup', { body: { phone, password, data } });
      return harness.mailTo(phone, 'sms');
    };
    await enter(STRANGER);
    const { code } = await enter(OWNER);
    const { data } = await auth.client().verifyOtp({ type: 'sms', phone, token: code });
    expect(data.user?.user_metadata).toEqual(OWNER.data);
    const signIn = (password: string) => auth.client().signInWithPassword({ phone, password });
    expect((await signIn(OWNER.password)).error).toBeNull();
    expect((await signIn(STRANGER.password)).error?.code).toBe('invalid_credentials');
  });
});

describe('a mail that is sent again', () => {
  const resend = async (email: string, userAgent: string) => {
    const body = { type: 'signup', email };
    const { status } = await auth.call('POST', '/resend', { body, headers: { 'user-agent': userAgent } });
    expect(status).toBe(200);
    return harness.mailTo(email, 'auth.confirm');
  };

  it('belongs to the sign-up of the browser that asks, whoever came after it', async () => {
    const email = harness.newEmail();
    const first = await signUp(email, OWNER, 'Evas phone');
    await signUp(email, STRANGER, 'another computer');
    const again = await resend(email, 'Evas phone');
    expect((await verify({ type: 'signup', token_hash: first.tokenHash })).json.code).toBe('otp_expired');
    expect((await verify({ type: 'signup', email, token: again.code })).status).toBe(200);
    await expectNothingOfStranger(email);
    expect(await canSignIn(email, OWNER.password)).toBe('in');
  });

  it('belongs to the only sign-up there is, from any device', async () => {
    const email = harness.newEmail();
    await signUp(email, OWNER, 'Evas phone');
    const { code } = await resend(email, 'a ward computer');
    expect((await verify({ type: 'signup', email, token: code })).json.user.user_metadata).toEqual(OWNER.data);
    expect(await canSignIn(email, OWNER.password)).toBe('in');
  });

  it('brings nothing where it cannot tell whose of several it is', async () => {
    const email = harness.newEmail();
    await signUp(email, STRANGER, 'another computer');
    await signUp(email, OWNER, 'Evas phone');
    const { code } = await resend(email, 'a ward computer');
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(200);
    await expectNothingOfStranger(email);
    expect(await canSignIn(email, OWNER.password)).toBe('invalid_credentials');
  });
});
