import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({
  AUTH_IMPLICIT_FLOW: 'on',
  AUTH_REDIRECT_ALLOW_LIST: 'https://partner.example/done',
});
const { db } = harness.database;
const SITE = 'http://localhost:3000';

const signUp = (data: unknown, raw?: string) =>
  auth.call('POST', '/signup', { body: raw ?? { email: harness.newEmail(), password: PASSWORD, data } });

describe('where a browser is sent', () => {
  const EVIL = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JAVASCRIPT://localhost:3000/%0aalert(1)',
    'data:text/html,x',
    `${SITE}@evil.example/`,
    `http://localhost:3000@evil.example`,
    'http://user:pass@localhost:3000/',
    'http://localhost:3000.evil.example/',
    'http://localhost.evil.example:3000/',
    'http://evil.example/http://localhost:3000',
    'http://evil.example#http://localhost:3000/',
    'http://evil.example?http://localhost:3000/',
    'https://localhost:3000/',
    'http://localhost:3000\\@evil.example/',
    'http:\\\\evil.example',
    'http:evil.example',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://10.0.0.1/',
    'http://[::ffff:10.0.0.1]/',
    'http%3A%2F%2Fevil.example',
    ' http://evil.example',
    '\thttp://localhost:3000/',
    'http://local\thost:3000/',
    'https://partner.example/done/more',
    'https://partner.example/done?x=1',
    'https://partner.example.evil.example/done',
    'https://xpartner.example/done',
    'https://evil.example/https://partner.example/done',
    'http://lоcalhost:3000/',
    'http://localhost%2eevil.example/',
    'http://[::1]:3000/',
    'ftp://localhost:3000/',
    '',
    '///',
  ];

  it('ASVS 10.4.1, 3.7.2: never to a place that is not ours or listed, by link or by mail', async () => {
    for (const evil of EVIL) {
      const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: evil });
      const { status, headers } = await auth.call('GET', `/verify?${query}`);
      const to = new URL(headers.get('location') ?? '');
      expect([evil, status, to.origin, to.pathname]).toEqual([evil, 303, SITE, '/']);
    }
    for (const evil of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const { email } = await harness.newPerson();
      await auth.call('POST', `/recover?redirect_to=${encodeURIComponent(evil)}`, {
        body: { email },
        headers: { redirect_to: evil, referer: 'https://evil.example/' },
      });
      expect((await harness.mailTo(email)).text).not.toMatch(/evil|javascript/);
    }
  });

  it('ASVS 10.4.1, 3.7.2: to what is ours with its own path, query and fragment, and to listed places only exactly', async () => {
    const go = async (wish: string) => {
      const { headers } = await auth.call(
        'GET',
        `/verify?${new URLSearchParams({ token: 'x', type: 'signup', redirect_to: wish })}`,
      );
      return headers.get('location')?.split('#')[0];
    };
    expect(await go(`${SITE}/jobs?sb_flow_id=7&q=a%20b#top`)).toBe(`${SITE}/jobs?sb_flow_id=7&q=a%20b`);
    expect(await go('http://localhost:5173/dev')).toBe('http://localhost:5173/dev');
    expect(await go('https://partner.example/done')).toBe('https://partner.example/done');
  });
});

describe('what a client says of itself', () => {
  it('ASVS 4.1.3: no header changes where mails point to', async () => {
    const { email } = await harness.newPerson();
    const evil = 'evil.example';
    const answer = await auth.app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      payload: { email },
      headers: {
        host: evil,
        'x-forwarded-host': evil,
        'x-forwarded-proto': 'ftp',
        forwarded: `host=${evil}`,
        'x-original-url': evil,
        origin: `https://${evil}`,
      },
    });
    expect(answer.statusCode).toBe(200);
    const mail = await harness.mailTo(email);
    expect(mail.text).not.toContain(evil);
    expect(mail.url?.origin).toBe(SITE);
    const settings = await auth.app.inject({ url: '/auth/v1/settings', headers: { host: evil } });
    expect(settings.body).not.toContain(evil);
  });

  it('ASVS 4.1.3: no header makes another network address of one', async () => {
    const limited = await harness.start({ AUTH_IP_LIMITS: 'on', AUTH_EXTERNAL_URL: `${SITE}/limited` });
    const statuses = [];
    for (let i = 0; i < 31; i += 1) {
      const ip = `203.0.113.${i}`;
      const headers = {
        'x-forwarded-for': ip,
        'x-real-ip': ip,
        'cf-connecting-ip': ip,
        forwarded: `for=${ip}`,
        'true-client-ip': ip,
      };
      const { statusCode } = await limited.app.inject({ method: 'POST', url: '/auth/v1/verify', payload: {}, headers });
      statuses.push(statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('ASVS 3.4.2, 3.5.2: other sites read nothing, and a form of theirs does nothing', async () => {
    const { email } = await harness.newPerson();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
    ]) {
      const headers = { 'content-type': type, origin: 'https://evil.example' };
      const answer = await auth.call('POST', '/recover', { body: JSON.stringify({ email }), headers });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await harness.countMails(email)).toBe(0);
  });
});

describe('what a body may hold', () => {
  it('ASVS 2.2.1: keys of the prototype change nothing', async () => {
    const email = harness.newEmail();
    const raw = `{"email":"${email}","password":"${PASSWORD}","__proto__":{"email":"x"},"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":{"__proto__":{"polluted":1}}}}`;
    const { status, json } = await signUp(null, raw);
    expect([status, json.email]).toEqual([200, email]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(JSON.stringify(json)).not.toContain('polluted');
    const { json: refused } = await auth.call('POST', '/token?grant_type=__proto__', { body: {} });
    expect(refused.code).toBe('invalid_credentials');
    expect((await auth.call('POST', '/verify', { body: { type: '__proto__', email, token: '1' } })).json.code).toBe(
      'validation_failed',
    );
  });

  it('ASVS 2.2.1: depth, length and strange characters are refused, and never a failure', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const email = harness.newEmail();
    const base = `"email":"${email}","password":"${PASSWORD}"`;
    const bodies = [
      `{${base},"data":${deep(30)}}`,
      `{${base},"data":${deep(50_000)}}`,
      `{${base},"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      `{${base},"data":{"a":"\\u0000"}}`,
      `{${base},"data":{"\\u0000":1}}`,
      `{${base},"data":{"a":"\\ud800"}}`,
      `{${base},"data":[1]}`,
      `{${base},"data":"text"}`,
      `{"email":"a\\u0000@example.org","password":"${PASSWORD}"}`,
      `{"email":{"$gt":""},"password":"${PASSWORD}"}`,
      `{"email":["${email}"],"password":"${PASSWORD}"}`,
    ];
    for (const body of bodies) {
      for (const path of ['/signup', '/token?grant_type=password', '/otp', '/recover']) {
        const { status } = await auth.call('POST', path, { body });
        expect([path, body.slice(0, 120), status]).toEqual([path, body.slice(0, 120), 400]);
      }
    }
    for (const token of ['a\0@example.org', '\ud800@example.org']) {
      const { status } = await auth.call('POST', '/verify', { body: { type: 'email', email: token, token: '123456' } });
      expect([400, 422]).toContain(status);
    }
    expect((await auth.call('POST', '/resend', { body: { type: 'signup', email: 'x\0@y.de' } })).status).toBe(400);
  });

  it('ASVS 2.2.1: a long flat list is refused without a failure, and a mebibyte is the end', async () => {
    const signUpWith = (length: number) => {
      const list = JSON.stringify(Array(length).fill(1));
      return signUp(null, `{"email":"${harness.newEmail()}","password":"${PASSWORD}","data":{"a":${list}}}`);
    };
    expect((await signUpWith(2000)).status).toBe(200);
    expect((await signUpWith(20_000)).status).toBe(422);
    const many = await signUpWith(400_000);
    expect([many.status, many.json.code]).toEqual([413, 'request_entity_too_large']);
    const over = await signUp(null, `{"data":"${'x'.repeat(1_048_570)}"}`);
    expect([over.status, over.json.code]).toEqual([413, 'request_entity_too_large']);
  });

  it('ASVS 2.2.1: an address cannot carry a header, a second address or markup', async () => {
    const bad = [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org\nSubject: x',
      'a@example.org,b@example.org',
      'a@example.org;b@example.org',
      '<b>@example.org',
      'a@example.org>',
      '"a b"@example.org',
      'a@b@example.org',
      'a@example.org%0aBcc:b@example.org',
      'a @example.org',
    ];
    for (const email of bad) {
      for (const [path, extra] of [
        ['/signup', { password: PASSWORD }],
        ['/otp', {}],
        ['/recover', {}],
      ] as const) {
        expect([email, (await auth.call('POST', path, { body: { email, ...extra } })).json.code]).toEqual([
          email,
          'validation_failed',
        ]);
      }
    }
  });

  it('ASVS 8.2.1, 8.2.2, 8.2.3: nobody gives themselves a role, rights, a confirmed address or another id', async () => {
    const email = harness.newEmail();
    const id = '00000000-0000-4000-8000-000000000000';
    const wish = {
      id,
      role: 'service_role',
      aud: 'x',
      is_anonymous: true,
      email_confirmed_at: '2020-01-01',
      email_confirm: true,
      banned_until: null,
      app_metadata: { role: 'admin', provider: 'x' },
      user_metadata: { role: 'admin' },
    };
    const body = { email, password: PASSWORD, data: { role: 'admin', is_admin: true, email_verified: true }, ...wish };
    const { json } = await auth.call('POST', '/signup', { body });
    expect(json.id).not.toBe(id);
    const [row] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    expect(row).toMatchObject({
      role: 'authenticated',
      isAnonymous: false,
      emailConfirmedAt: null,
      appMetadata: { role: 'job_seeker', provider: 'email' },
    });
    const { code } = await harness.mailTo(email);
    const { json: session } = await auth.call('POST', '/verify', { body: { type: 'signup', email, token: code } });
    const { app_metadata: _, ...rest } = wish;
    const put = await auth.call('PUT', '/user', {
      token: session.access_token,
      body: { ...rest, data: { role: 'employer' } },
    });
    expect(put.json).toMatchObject({
      role: 'authenticated',
      is_anonymous: false,
      app_metadata: { role: 'job_seeker' },
    });
    expect((await auth.call('PUT', '/user', { token: session.access_token, body: { app_metadata: {} } })).status).toBe(
      403,
    );
    const [profile] = await db
      .select()
      .from(profiles)
      .where(eq(profiles.id, row?.id ?? ''));
    expect(profile?.role).toBe('job_seeker');
  });
});

const DEVICE_COOKIE = `device=${'a'.repeat(43)}; Path=/auth/v1; HttpOnly; SameSite=Strict`;

describe('what answers carry', () => {
  it('ASVS 10.1.1, 14.2.1, 14.3.2: nothing of an account is cached on the way or sent to the next page', async () => {
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    const answers = [
      await auth.call('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } }),
      await auth.call('GET', '/user', { token }),
      await auth.call('GET', '/user'),
      await auth.call('POST', '/verify', { body: {} }),
      await auth.call('GET', '/verify?token=x&type=signup'),
      await auth.call('POST', '/otp', { body: {} }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      // Only a sign-in leaves something: that this browser is known, for the auth server alone.
      expect(headers.get('set-cookie') ?? DEVICE_COOKIE).toMatch(
        /^device=[\w-]{43}; .*Path=\/auth\/v1; HttpOnly; SameSite=Strict$/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    await auth.call('POST', '/otp', { body: { email } });
    const { tokenHash } = await harness.mailTo(email);
    const { headers } = await auth.call('GET', `/verify?token=${tokenHash}&type=magiclink`);
    expect(new URL(headers.get('location') ?? '').search).toBe('');
  });

  it('ASVS 16.3.1: every success and every refusal has its entry', async () => {
    const { id, email } = await harness.newPerson();
    const session = await auth.signIn(email);
    await auth.call('POST', '/token?grant_type=password', { body: { email, password: 'wrong' } });
    await auth.call('PUT', '/user', { token: session.access_token, body: { password: 'Spaetdienst9!' } });
    await auth.call('POST', '/logout', { token: session.access_token });
    const entries = (await db.select().from(authEvents)).map(
      ({ action, outcome, userId }) => `${action} ${outcome} ${userId === id}`,
    );
    expect(entries).toEqual(
      expect.arrayContaining([
        'login ok true',
        'login invalid_credentials false',
        'user_updated ok true',
        'logout ok true',
      ]),
    );
  });
});
