import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, type SentMail } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const { db } = harness.database;
const lines: string[] = [];
const auth = await harness.start(
  { LOG_LEVEL: 'trace', AUTH_PASSWORD_RULE: 'length', AUTH_PHONE: 'on', AUTH_IMPLICIT_FLOW: 'on' },
  { write: (line) => void lines.push(line) },
);
const PASSWORDS = ['Geheim-Nr1!', 'Geheim-Nr2!', 'Geheim-Nr3!', 'Falsch-Nr4!'] as const;
const VERIFIER = 'Verifier-'.repeat(6);
const secrets = new Set<string>(PASSWORDS);
const addresses = new Set<string>();

const keep = <T extends { access_token?: string; refresh_token?: string }>(session: T): T => {
  for (const token of [session.access_token, session.refresh_token]) if (token) secrets.add(token);
  return session;
};
const storeMail = (mail: SentMail) => {
  for (const secret of [mail.code, mail.tokenHash]) if (secret) secrets.add(secret);
  return mail;
};
const post = async (path: string, body: object, token?: string) =>
  keep((await auth.call('POST', path, { body, token })).json);

/** Sign-up, sign-in, refresh, change, recovery, text message, mistakes and a breakdown: all that has a secret in it. */
async function live(): Promise<{ email: string; phone: string }> {
  const email = 'geheime-adresse@example.org';
  const phone = '+4917099988877';
  const next = 'neue-adresse@example.org';
  for (const address of [email, next, phone.slice(1)]) addresses.add(address);
  await post('/signup', { email, password: PASSWORDS[0], data: { full_name: 'Erika Geheim' } });
  storeMail(await harness.mailTo(email));
  await post('/resend', { type: 'signup', email });
  const { code } = storeMail(await harness.mailTo(email));
  let session = await post('/verify', { type: 'signup', email, token: code });
  await post('/token?grant_type=password', { email, password: PASSWORDS[3] });
  session = await post('/token?grant_type=password', { email, password: PASSWORDS[0] });
  session = await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token });
  await auth.call('GET', '/reauthenticate', { token: session.access_token });
  const nonce = storeMail(await harness.mailTo(email, 'auth.reauthentication'));
  await auth.call('PUT', '/user', { token: session.access_token, body: { password: PASSWORDS[1], nonce: nonce.code } });
  await auth.call('PUT', '/user', { token: session.access_token, body: { email: next, phone } });
  for (const to of [email, next]) {
    const { tokenHash } = storeMail(await harness.mailTo(to, 'auth.email-change'));
    await post('/verify', { type: 'email_change', token_hash: tokenHash });
  }
  await auth.call('PUT', '/user', { token: session.access_token, body: { phone } });
  const sms = storeMail(await harness.mailTo(phone));
  await post('/verify', { type: 'phone_change', phone, token: sms.code });
  const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(VERIFIER))).toString('base64url');
  await post('/recover', { email: next, code_challenge: challenge, code_challenge_method: 's256' });
  const { tokenHash } = storeMail(await harness.mailTo(next, 'auth.recovery'));
  const { headers } = await auth.call('GET', `/verify?token=${tokenHash}&type=recovery`);
  const authCode = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  secrets.add(authCode).add(VERIFIER);
  session = await post('/token?grant_type=pkce', { auth_code: authCode, code_verifier: VERIFIER });
  await auth.call('PUT', '/user', { token: session.access_token, body: { password: PASSWORDS[2] } });
  await post('/otp', { email: next });
  storeMail(await harness.mailTo(next, 'auth.magic-link'));
  await breakDown(next, session.access_token);
  return { email: next, phone };
}

/** Provokes errors, which are logged in the most detail. */
async function breakDown(email: string, token: string | undefined): Promise<void> {
  await db.execute(sql`alter table auth_sessions rename to away`);
  await auth.call('POST', '/token?grant_type=password', { body: { email, password: PASSWORDS[2] } });
  await auth.call('GET', '/user', { token });
  await db.execute(sql`alter table away rename to auth_sessions`);
  await db.execute(sql`alter table auth_one_time_tokens rename to away`);
  await auth.call('POST', '/otp', { body: { email } });
  await auth.call('POST', '/verify', { body: { type: 'email', email, token: '123456' } });
  await db.execute(sql`alter table away rename to auth_one_time_tokens`);
  await auth.call('POST', '/verify', { body: `{"email":"${email}","password":"${PASSWORDS[2]}` });
}

const lived = await live();

describe('a whole life of an account', () => {
  it('ASVS 16.2.5, 14.2.1: leaves no password, code, token, hash or address in the log, even at its most talkative', async () => {
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(25);
    expect(log).toContain('auth failed');
    for (const secret of [...secrets, ...addresses]) expect(log.includes(secret), secret).toBe(false);
    const [user] = await db.select().from(authUsers).where(eq(authUsers.email, lived.email));
    expect(log).not.toContain(user?.passwordHash ?? '$argon2id');
    expect(log).not.toMatch(/\$argon2|eyJ|Erika|Geheim|Bearer|token_hash|geheime-adresse|neue-adresse/);
  });

  it('ASVS 6.5.2, 11.4.2, 11.5.1: leaves nothing in the tables that could be used', async () => {
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and (tablename like 'auth\\_%' or tablename in ('profiles', 'settings'))`,
    );
    expect(tables.length).toBeGreaterThan(8);
    for (const { name } of tables) {
      const { rows } = await db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
      );
      const text = rows.map(({ row }) => row).join('\n');
      for (const secret of secrets) {
        // Six digits are in every other number: a code counts where it is alone.
        const isThere = /^\d{6}$/.test(secret) ? new RegExp(`"${secret}"`).test(text) : text.includes(secret);
        expect(isThere, `${name}: ${secret}`).toBe(false);
      }
    }
    const [user] = await db.select().from(authUsers).where(eq(authUsers.email, lived.email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('ASVS 6.3.7: tells the owner of every change of password, e-mail and phone, without any secret', async () => {
    const sent = await db.select().from(mails);
    const kinds = sent.map(({ kind, to }) => `${kind} ${to}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'auth.password-changed geheime-adresse@example.org',
        'auth.email-changed geheime-adresse@example.org',
        `auth.phone-changed ${lived.email}`,
      ]),
    );
    for (const { subject, text, html, headers } of sent) {
      const all = `${subject}${text}${html}${JSON.stringify(headers)}`;
      for (const password of PASSWORDS) expect(all).not.toContain(password);
      expect(all).not.toContain('eyJ');
    }
  });

  it('ASVS 16.5.1: failures say nothing of the inside', async () => {
    await db.execute(sql`alter table auth_limits rename to away`);
    const { status, json } = await auth.call('POST', '/token?grant_type=password', {
      body: { email: lived.email, password: PASSWORDS[2] },
    });
    await db.execute(sql`alter table away rename to auth_limits`);
    expect(status).toBe(500);
    expect(json).toEqual({
      code: 'unexpected_failure',
      error_code: 'unexpected_failure',
      message: 'Unexpected failure, please check server logs for more information',
    });
  });
});
