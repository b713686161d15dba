import { listMails } from '@stellenvisite/core/platform/mails/list-mails';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { AuthClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, database } = await buildTestApp({ now: () => new Date() });
await installQueues(database, jobsOf(SLICES));
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`;

const PASSWORD = 'Nachtdienst7!';
let count = 0;
const newEmail = () => `person${count++}@example.org`;
const newClient = () => new AuthClient({ url, autoRefreshToken: false, persistSession: false });

async function codeFor(email: string): Promise<string> {
  const mails = await listMails({ db: database.db });
  const mail = mails.find(({ to, text }) => to === email && /\b\d{6}\b/.test(text));
  return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('somebody signs up, confirms with the code and signs in with the password', async () => {
  const auth = newClient();
  const email = newEmail();
  const { data, error } = await auth.signUp({ email, password: PASSWORD, options: { data: { role: 'employer' } } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed');
  const verified = await auth.verifyOtp({ email, token: await codeFor(email), type: 'signup' });
  expect(verified.error).toBeNull();
  expect(verified.data.user?.app_metadata.role).toBe('employer');
  const signedIn = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.error).toBeNull();
  const refreshed = await auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
  expect((await auth.getUser()).data.user?.email).toBe(email);
  expect((await auth.getClaims()).error).toBeNull();
  expect((await auth.signOut()).error).toBeNull();
});
