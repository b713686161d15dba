import { AuthClient } from '@supabase/auth-js';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

/** §4 by the official clients. Factors (19–22), providers (12–14) and the admin calls have files of their own. */
const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_PHONE: 'on', AUTH_IMPLICIT_FLOW: 'on' });
/** The protocol's word where ours is more careful. */
const telling = await harness.start({ AUTH_OTP_HIDE_UNKNOWN: 'off', AUTH_EMAIL_CHANGE_HIDE_TAKEN: 'off' });
const open = await harness.start({
  AUTH_EMAIL_AUTOCONFIRM: 'on',
  AUTH_PHONE_AUTOCONFIRM: 'on',
  AUTH_ANONYMOUS: 'on',
  AUTH_PHONE: 'on',
});
const NEW_PASSWORD = 'Fruehdienst8!';
let phones = 0;
const newPhone = () => `+49151${String(10_000_000 + phones++)}`;

/** Returns a client whose events are written down. */
function watched(client: InstanceType<typeof AuthClient>) {
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  return { client, events };
}

describe('auth-js', () => {
  it('1 signs up by e-mail: without a session, and with one where no confirmation is required', async () => {
    const email = harness.newEmail();
    const { data, error } = await auth
      .client()
      .signUp({ email, password: PASSWORD, options: { data: { full_name: 'Eva' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      phone: '',
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
    });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Eva' });
    const at = watched(open.client());
    const second = await at.client.signUp({ email: harness.newEmail(), password: PASSWORD });
    expect(second.data.session?.token_type).toBe('bearer');
    expect(at.events).toContain('SIGNED_IN');
  });

  it('2 signs up by phone and confirms with the code of the text message', async () => {
    const phone = newPhone();
    const client = auth.client();
    const { data, error } = await client.signUp({ phone, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: phone.slice(1), email: '' });
    expect((await client.signInWithPassword({ phone, password: PASSWORD })).error?.code).toBe('phone_not_confirmed');
    const { code } = await harness.mailTo(phone, 'sms');
    const verified = await client.verifyOtp({ phone, token: code, type: 'sms' });
    expect(verified.data.user?.phone_confirmed_at).toBeTruthy();
    expect((await client.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  it('3 signs in anonymously where that is on, and says so where it is off', async () => {
    const { data } = await open.client().signInAnonymously({ options: { data: { from: 'kiosk' } } });
    expect(data.user?.is_anonymous).toBe(true);
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ is_anonymous: true, email: '', phone: '' });
    expect((await auth.client().signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
  });

  it('4 signs in with a password and gets the whole session of the protocol', async () => {
    const { id, email } = await harness.newPerson();
    const at = watched(auth.client());
    const { data, error } = await at.client.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } });
    expect(at.events).toContain('SIGNED_IN');
    const token = data.session?.access_token ?? '';
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      is_anonymous: false,
      session_id: expect.stringMatching(/^[\da-f-]{36}$/),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: expect.any(Object),
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(data.session?.expires_at).toBe(claims.exp);
    const refused = await auth.client().signInWithPassword({ email, password: 'wrong' });
    expect(refused.error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'invalid_credentials' });
  });

  it('5–6 signs in with a code by mail or phone', async () => {
    const email = harness.newEmail();
    const client = auth.client();
    expect(await client.signInWithOtp({ email })).toMatchObject({ data: { user: null, session: null }, error: null });
    const { code } = await harness.mailTo(email, 'auth.confirm');
    const { data } = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }]);
    await client.signInWithOtp({ email });
    const again = await harness.mailTo(email, 'auth.magic-link');
    expect((await client.verifyOtp({ token_hash: again.tokenHash, type: 'magiclink' })).error).toBeNull();
    const phone = newPhone();
    const sent = await client.signInWithOtp({ phone });
    expect(sent.data.messageId).toBeTruthy();
    const sms = await harness.mailTo(phone, 'sms');
    expect((await client.verifyOtp({ phone, token: sms.code, type: 'sms' })).error).toBeNull();
    const unknown = { email: harness.newEmail(), options: { shouldCreateUser: false } };
    expect((await client.signInWithOtp(unknown)).error).toBeNull();
    const told = await telling.client().signInWithOtp(unknown);
    expect(told.error).toMatchObject({ status: 422, code: 'otp_disabled' });
  });

  it('7 follows the link of a mail in a browser without PKCE', async () => {
    const { email } = await harness.newPerson();
    await auth.client().signInWithOtp({ email, options: { emailRedirectTo: 'http://localhost:3000/konto' } });
    const { tokenHash, url } = await harness.mailTo(email);
    expect(url?.searchParams.get('next')).toBe('http://localhost:3000/konto');
    const { status, headers } = await auth.call(
      'GET',
      `/verify?token=${tokenHash}&type=magiclink&redirect_to=${encodeURIComponent('http://localhost:3000/konto')}`,
    );
    expect(status).toBe(303);
    const to = new URL(headers.get('location') ?? '');
    const given = new URLSearchParams(to.hash.slice(1));
    const client = auth.client();
    const session = await client.setSession({
      access_token: given.get('access_token') ?? '',
      refresh_token: given.get('refresh_token') ?? '',
    });
    expect(session.data.user?.email).toBe(email);
  });

  it('8 and 11 recovers a password through PKCE, and the client knows it is a recovery', async () => {
    const { email } = await harness.newPerson();
    const at = watched(auth.client({ flowType: 'pkce' }));
    expect((await at.client.resetPasswordForEmail(email)).error).toBeNull();
    const { tokenHash } = await harness.mailTo(email, 'auth.recovery');
    expect(tokenHash).toMatch(/^pkce_/);
    const { headers } = await auth.call('GET', `/verify?token=${tokenHash}&type=recovery`);
    const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { data, error } = await at.client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(at.events).toContain('PASSWORD_RECOVERY');
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'recovery' }]);
    expect((await at.client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect((await auth.client().signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull();
    expect((await auth.client().resetPasswordForEmail(harness.newEmail())).error).toBeNull();
  });

  it('9 sends again what is open', async () => {
    const email = harness.newEmail();
    const client = auth.client();
    await client.signUp({ email, password: PASSWORD });
    const first = await harness.mailTo(email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const second = await harness.mailTo(email);
    expect(second.tokenHash).not.toBe(first.tokenHash);
    expect((await client.verifyOtp({ type: 'signup', token_hash: first.tokenHash })).error?.code).toBe('otp_expired');
    expect((await client.verifyOtp({ type: 'signup', token_hash: second.tokenHash })).error).toBeNull();
    const pkce = auth.client({ flowType: 'pkce' });
    const other = harness.newEmail();
    await pkce.signUp({ email: other, password: PASSWORD });
    await pkce.resend({ type: 'signup', email: other });
    const { headers } = await auth.call('GET', `/verify?token=${(await harness.mailTo(other)).tokenHash}&type=signup`);
    const authCode = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect((await pkce.exchangeCodeForSession(authCode)).data.user?.email).toBe(other);
    const phone = newPhone();
    await client.signUp({ phone, password: PASSWORD });
    expect((await client.resend({ type: 'sms', phone })).data.messageId).toBeTruthy();
    expect(await harness.countMails(phone)).toBe(2);
  });

  it('10 refreshes, and keeps the session it is in', async () => {
    const { email } = await harness.newPerson();
    const at = watched(auth.client());
    const first = await at.client.signInWithPassword({ email, password: PASSWORD });
    const { data, error } = await at.client.refreshSession();
    expect(error).toBeNull();
    expect(at.events).toContain('TOKEN_REFRESHED');
    expect(data.session?.refresh_token).not.toBe(first.data.session?.refresh_token);
    const before = decodeJwt(first.data.session?.access_token ?? '');
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      session_id: before.session_id,
      amr: before.amr,
    });
  });

  it('15–16 reads and changes the person', async () => {
    const { email } = await harness.newPerson();
    const at = watched(auth.client());
    await at.client.signInWithPassword({ email, password: PASSWORD });
    await at.client.updateUser({ data: { shift: 'night', gone: 1 } });
    const { data } = await at.client.updateUser({ data: { gone: null } });
    expect(data.user?.user_metadata).toMatchObject({ shift: 'night' });
    expect(data.user?.user_metadata).not.toHaveProperty('gone');
    expect(at.events).toContain('USER_UPDATED');
    const { data: seen } = await at.client.getUser();
    expect(seen.user?.identities?.[0]).toMatchObject({
      provider: 'email',
      email,
      identity_data: { email, email_verified: true },
    });
    expect(seen.user).not.toHaveProperty('factors');
    expect((await at.client.mfa.listFactors()).data?.all).toEqual([]);
    expect((await at.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  it('16 changes the e-mail when both addresses have agreed', async () => {
    const { email } = await harness.newPerson();
    const client = auth.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const wanted = harness.newEmail();
    const { data } = await client.updateUser({ email: wanted });
    expect(data.user).toMatchObject({ email, new_email: wanted });
    const fresh = await harness.mailTo(wanted, 'auth.email-change');
    const old = await harness.mailTo(email, 'auth.email-change');
    const half = await client.verifyOtp({ email: wanted, token: fresh.code, type: 'email_change' });
    expect([half.error, half.data.session]).toEqual([null, null]);
    const whole = await client.verifyOtp({ token_hash: old.tokenHash, type: 'email_change' });
    expect(whole.data.user).toMatchObject({ email: wanted });
    expect(whole.data.user).not.toHaveProperty('new_email');
    expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted });
    expect((await auth.client().signInWithPassword({ email: wanted, password: PASSWORD })).error).toBeNull();
  });

  it('16 answers for an address that is taken like for any other, and tells only its owner', async () => {
    const { email } = await harness.newPerson();
    const owner = await harness.newPerson();
    const free = harness.newEmail();
    const client = auth.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    for (const wanted of [free, owner.email]) {
      const { data, error } = await client.updateUser({ email: wanted });
      expect([error, data.user?.new_email]).toEqual([null, wanted]);
      expect(data.user?.email_change_sent_at).toBeTruthy();
    }
    const mail = await harness.mailTo(owner.email);
    expect([mail.kind, mail.code, mail.url]).toEqual(['auth.address-taken', '', null]);
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    expect(await harness.countMails(owner.email, 'auth.address-taken')).toBe(2);
    // The old address agrees, and nothing changes hands.
    const old = await harness.mailTo(email, 'auth.email-change');
    const half = await client.verifyOtp({ token_hash: old.tokenHash, type: 'email_change' });
    expect([half.error, half.data.session]).toEqual([null, null]);
    expect((await auth.client().signInWithPassword({ email: owner.email, password: PASSWORD })).data.user?.id).toBe(
      owner.id,
    );
    const told = telling.client();
    await told.signInWithPassword({ email, password: PASSWORD });
    expect((await told.updateUser({ email: owner.email })).error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('16 gives an address to who confirms it, whoever has only entered it before', async () => {
    const { id, email } = await harness.newPerson();
    const wanted = harness.newEmail();
    await auth.client().signUp({ email: wanted, password: PASSWORD });
    const client = auth.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.updateUser({ email: wanted })).error).toBeNull();
    for (const address of [wanted, email]) {
      const { tokenHash } = await harness.mailTo(address, 'auth.email-change');
      expect((await client.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).error).toBeNull();
    }
    const { data } = await auth.client().signInWithPassword({ email: wanted, password: PASSWORD });
    expect(data.user).toMatchObject({ id, email: wanted });
  });

  it('16 changes the phone with the code sent to it', async () => {
    const { email } = await harness.newPerson();
    const client = auth.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const phone = newPhone();
    expect((await client.updateUser({ phone })).data.user?.new_phone).toBe(phone.slice(1));
    const { code } = await harness.mailTo(phone, 'sms');
    const { data } = await client.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(data.user).toMatchObject({ phone: phone.slice(1), app_metadata: { providers: ['email', 'phone'] } });
  });

  it('17 asks again who somebody is', async () => {
    const { email } = await harness.newPerson();
    const client = auth.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = await harness.mailTo(email, 'auth.reauthentication');
    expect((await client.updateUser({ password: NEW_PASSWORD, nonce: code })).error).toBeNull();
  });

  it('18 signs out here, elsewhere, everywhere', async () => {
    const { email } = await harness.newPerson();
    const [one, two, three] = [auth.client(), auth.client(), auth.client()];
    for (const client of [one, two, three]) await client.signInWithPassword({ email, password: PASSWORD });
    expect((await one.signOut({ scope: 'others' })).error).toBeNull();
    expect((await one.getUser()).error).toBeNull();
    expect((await two.getUser()).error?.name).toBe('AuthSessionMissingError');
    await three.signInWithPassword({ email, password: PASSWORD });
    expect((await one.signOut({ scope: 'local' })).error).toBeNull();
    expect((await three.getUser()).error).toBeNull();
    expect((await three.signOut()).error).toBeNull();
    expect((await three.getSession()).data.session).toBeNull();
  });

  it('23 verifies a token with the published keys alone', async () => {
    const { id, email } = await harness.newPerson();
    const asked: string[] = [];
    const client = auth.client({
      fetch: (input, init) => {
        asked.push(String(input).replace(auth.url, ''));
        return fetch(input, init);
      },
    });
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(id);
    expect(asked).toEqual(['/token?grant_type=password', '/.well-known/jwks.json']);
  });

  it('raises its own error classes from our answers', async () => {
    const client = auth.client();
    const weak = await client.signUp({ email: harness.newEmail(), password: 'short' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: expect.arrayContaining(['length']) });
    const old = new AuthClient({
      url: auth.url,
      persistSession: false,
      autoRefreshToken: false,
      headers: { 'X-Supabase-Api-Version': '2020-01-01' },
    });
    const wrong = await old.signInWithPassword({ email: harness.newEmail(), password: PASSWORD });
    expect(wrong.error).toMatchObject({ name: 'AuthApiError', code: 'invalid_credentials' });
  });
});

describe('supabase-js', () => {
  it('signs in, refreshes and signs out with its key on every call', async () => {
    const { id, email } = await harness.newPerson();
    const { auth: client } = createClient(auth.origin, 'anon-key', {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await client.getUser()).data.user?.id).toBe(id);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getClaims()).data?.claims.sub).toBe(id);
    expect((await client.signOut()).error).toBeNull();
    const fresh = harness.newEmail();
    expect((await client.signUp({ email: fresh, password: PASSWORD })).error).toBeNull();
    const { code } = await harness.mailTo(fresh);
    expect((await client.verifyOtp({ email: fresh, token: code, type: 'signup' })).error).toBeNull();
    expect((await client.resetPasswordForEmail(fresh)).error).toBeNull();
  });
});
