import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({
  AUTH_IMPLICIT_FLOW: 'on',
  AUTH_REDIRECT_ALLOW_LIST: 'https://partner.example/done,https://*.wards.example/**',
});
const SITE = 'http://localhost:3000';

function newVerifier() {
  const verifier = randomBytes(48).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

async function follow(query: Record<string, string>, headers = {}) {
  const answer = await auth.call('GET', `/verify?${new URLSearchParams(query)}`, { headers });
  const to = new URL(answer.headers.get('location') ?? 'about:blank');
  return { ...answer, to, hash: new URLSearchParams(to.hash.slice(1)) };
}

async function askWithPkce(path: string, email: string, method = 's256') {
  const { verifier, challenge } = newVerifier();
  const body = { email, password: PASSWORD, code_challenge: challenge, code_challenge_method: method };
  const { status } = await auth.call('POST', path, { body });
  expect(status).toBe(200);
  return { verifier, ...(await harness.mailTo(email)) };
}

const exchange = (auth_code: string, code_verifier: string) =>
  auth.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });

describe('§7 the link of a mail', () => {
  it('points to our own page, in the language and to the place that was requested', async () => {
    const { email } = await harness.newPerson();
    await auth.call('POST', `/otp?redirect_to=${encodeURIComponent(`${SITE}/jobs?q=1`)}`, { body: { email } });
    const { url } = await harness.mailTo(email);
    expect(`${url?.origin}${url?.pathname}`).toBe(`${SITE}/auth/confirm`);
    expect(url?.searchParams.get('type')).toBe('magiclink');
    expect(url?.searchParams.get('next')).toBe(`${SITE}/jobs?q=1`);
  });

  it('is refused in JSON where token or type is missing', async () => {
    for (const query of [{ token: 'x' }, { type: 'signup' }, {}]) {
      const { status, json } = await auth.call(
        'GET',
        `/verify?${new URLSearchParams(query as Record<string, string>)}`,
      );
      expect([status, json.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('brings a session in the fragment', async () => {
    const { email } = await harness.newPerson();
    await auth.call('POST', '/recover', { body: { email } });
    const { tokenHash } = await harness.mailTo(email);
    const { status, to, hash } = await follow({ token: tokenHash, type: 'recovery', redirect_to: `${SITE}/neu?a=1` });
    expect([status, `${to.origin}${to.pathname}${to.search}`]).toEqual([303, `${SITE}/neu?a=1`]);
    expect([...hash.keys()].sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(hash.get('type')).toBe('recovery');
    expect(decodeJwt(hash.get('access_token') ?? '').amr).toMatchObject([{ method: 'otp' }]);
    expect((await follow({ token: tokenHash, type: 'recovery' })).hash.get('error_code')).toBe('otp_expired');
  });

  it('brings an error in the fragment, and for PKCE in the query too', async () => {
    const plain = await follow({ token: 'nothing', type: 'signup', redirect_to: `${SITE}/x` });
    expect(plain.status).toBe(303);
    expect(Object.fromEntries(plain.hash)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
    expect(plain.to.search).toBe('');
    const pkce = await follow({ token: 'pkce_nothing', type: 'signup', redirect_to: `${SITE}/x?keep=1` });
    expect(pkce.to.searchParams.get('error_code')).toBe('otp_expired');
    expect(pkce.to.searchParams.get('keep')).toBe('1');
    expect(pkce.hash.get('error')).toBe('access_denied');
  });

  it('is not used up by who only asks for its head', async () => {
    const { email } = await harness.newPerson();
    await auth.call('POST', '/otp', { body: { email } });
    const { tokenHash } = await harness.mailTo(email);
    const head = await fetch(`${auth.url}/verify?token=${tokenHash}&type=magiclink`, {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect(head.headers.get('location')).toBeNull();
    expect((await follow({ token: tokenHash, type: 'magiclink' })).hash.get('access_token')).toBeTruthy();
  });

  it('says after the first of two agreements that the other is missing', async () => {
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    const wanted = harness.newEmail();
    await auth.call('PUT', '/user', { token, body: { email: wanted } });
    const [fresh, old] = [await harness.mailTo(wanted), await harness.mailTo(email)];
    const first = await follow({ token: fresh.tokenHash, type: 'email_change' });
    expect(first.hash.get('message')).toContain('other email');
    expect(first.hash.has('access_token')).toBe(false);
    expect((await follow({ token: fresh.tokenHash, type: 'email_change' })).hash.get('error_code')).toBe('otp_expired');
    const second = await follow({ token: old.tokenHash, type: 'email_change' });
    expect(decodeJwt(second.hash.get('access_token') ?? '').email).toBe(wanted);
  });

  it('leads to our page and to no session without PKCE where that is off, and is not used up by it', async () => {
    const strict = await harness.start({ AUTH_IMPLICIT_FLOW: 'off' });
    const { email } = await harness.newPerson();
    await strict.call('POST', '/otp', { body: { email } });
    const { tokenHash } = await harness.mailTo(email);
    const answer = await strict.call('GET', `/verify?token=${tokenHash}&type=magiclink`);
    const page = new URL(answer.headers.get('location') ?? '');
    expect([page.pathname, page.hash]).toEqual(['/auth/confirm', '']);
    const { type, token_hash } = Object.fromEntries(page.searchParams);
    expect((await strict.call('POST', '/verify', { body: { type, token_hash } })).status).toBe(200);
  });

  it('redirects to the address in header, query or page if it is allowed, and to the site otherwise', async () => {
    const go = async (query: Record<string, string>, headers = {}) => {
      const { to } = await follow({ token: 'x', type: 'signup', ...query }, headers);
      return `${to.origin}${to.pathname}`;
    };
    expect(await go({})).toBe(`${SITE}/`);
    expect(await go({ redirect_to: 'https://partner.example/done' })).toBe('https://partner.example/done');
    expect(await go({ redirect_to: 'https://a.wards.example/x/y' })).toBe('https://a.wards.example/x/y');
    expect(await go({ redirect_to: 'https://a.b.wards.example/x' })).toBe(`${SITE}/`);
    expect(await go({}, { redirect_to: `${SITE}/header` })).toBe(`${SITE}/header`);
    expect(await go({}, { referer: `${SITE}/came-from` })).toBe(`${SITE}/came-from`);
    expect(await go({ redirect_to: 'https://evil.example/' }, { referer: `${SITE}/came-from` })).toBe(
      `${SITE}/came-from`,
    );
  });
});

describe('§7 PKCE', () => {
  it('turns a link into a code and the code into a session of what the mail proved', async () => {
    const { email } = await harness.newPerson();
    for (const [path, type, method, address] of [
      ['/signup', 'signup', 'email/signup', harness.newEmail()],
      ['/otp', 'magiclink', 'magiclink', email],
      ['/recover', 'recovery', 'recovery', email],
    ] as const) {
      const { tokenHash, verifier } = await askWithPkce(path, address, 'S256');
      expect(tokenHash).toMatch(/^pkce_/);
      const { to } = await follow({ token: tokenHash, type, redirect_to: `${SITE}/back?code=old&keep=1` });
      expect(to.hash).toBe('');
      expect(to.searchParams.get('keep')).toBe('1');
      const { status, json } = await exchange(to.searchParams.get('code') ?? '', verifier);
      expect(status).toBe(200);
      expect(decodeJwt(json.access_token).amr).toMatchObject([{ method }]);
    }
  });

  it('wants challenge and method, both well formed, and not the plain one', async () => {
    const good = 'a'.repeat(43);
    const bad: [unknown, unknown][] = [
      [good, undefined],
      [undefined, 's256'],
      [good, 'plain'],
      ['a'.repeat(42), 's256'],
      ['a'.repeat(129), 's256'],
      [`${good}=`, 's256'],
    ];
    for (const path of ['/signup', '/otp', '/recover']) {
      for (const [code_challenge, code_challenge_method] of bad) {
        const body = { email: harness.newEmail(), password: PASSWORD, code_challenge, code_challenge_method };
        const { status, json } = await auth.call('POST', path, { body });
        expect([status, json.code]).toEqual([400, 'validation_failed']);
      }
    }
  });

  it('refuses an empty, unknown, used, late or wrongly claimed code', async () => {
    const { email } = await harness.newPerson();
    const newCode = async () => {
      const { tokenHash, verifier } = await askWithPkce('/otp', email);
      const { to } = await follow({ token: tokenHash, type: 'magiclink' });
      return { verifier, code: to.searchParams.get('code') ?? '' };
    };
    const refusal = async (code: string, verifier: string) => {
      const { status, json } = await exchange(code, verifier);
      return [status, json.code];
    };
    expect(await refusal('', 'x')).toEqual([400, 'validation_failed']);
    expect(await refusal('x', '')).toEqual([400, 'validation_failed']);
    expect(await refusal('x', 'x')).toEqual([404, 'flow_state_not_found']);
    const wrong = await newCode();
    expect(await refusal(wrong.code, newVerifier().verifier)).toEqual([400, 'bad_code_verifier']);
    expect(await refusal(wrong.code, wrong.verifier)).toEqual([404, 'flow_state_not_found']);
    const late = await newCode();
    harness.clock.advance(301);
    expect(await refusal(late.code, late.verifier)).toEqual([422, 'flow_state_expired']);
  });

  it('counts the life of a code from the click, however long the mail took', async () => {
    const { email } = await harness.newPerson();
    const { tokenHash, verifier } = await askWithPkce('/recover', email);
    harness.clock.advance(590);
    const { to } = await follow({ token: tokenHash, type: 'recovery' });
    harness.clock.advance(290);
    expect((await exchange(to.searchParams.get('code') ?? '', verifier)).status).toBe(200);
  });
});
