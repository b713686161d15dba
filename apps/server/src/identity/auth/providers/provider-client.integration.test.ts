import { randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { createPerson, PASSWORD } from '../../../testing/people.ts';
import { openProviderTestHarness, SITE } from '../../../testing/provider-test-harness.ts';

const { provider, database, start } = await openProviderTestHarness();
const browser = await start({ AUTH_MANUAL_LINKING: 'on' });
const url = `${await browser.app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`;

function newClient() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return new AuthClient({ url, storage, flowType: 'pkce', autoRefreshToken: false, detectSessionInUrl: false });
}

function newSubject() {
  const sub = randomUUID();
  provider.people.set(sub, { sub, email: `${sub}@praxis.example`, email_verified: true, name: 'Ada Amt' });
  return sub;
}

const optionsFor = (sub: string) => ({
  redirectTo: `${SITE}/auth/confirm`,
  skipBrowserRedirect: true,
  queryParams: { login_hint: sub },
});

async function codeAt(start: string | null | undefined): Promise<string> {
  return (await browser.follow(start ?? '')).searchParams.get('code') ?? '';
}

// The client's list of providers is closed; what it sends is the name.
const haus = 'haus' as 'google';

test('the official client signs in with a provider', async () => {
  const auth = newClient();
  const sub = newSubject();
  const { data } = await auth.signInWithOAuth({ provider: haus, options: optionsFor(sub) });
  const { data: signedIn, error } = await auth.exchangeCodeForSession(await codeAt(data.url));
  expect(error).toBeNull();
  expect(signedIn.session?.provider_token).toBeTruthy();
  expect((await auth.getUser()).data.user).toMatchObject({
    email: `${sub}@praxis.example`,
    user_metadata: { full_name: 'Ada Amt' },
  });
});

test('the official client connects a provider and takes it away again', async () => {
  const auth = newClient();
  const email = `${randomUUID()}@haus.example`;
  await createPerson(database.db, { email });
  await auth.signInWithPassword({ email, password: PASSWORD });
  const { data, error } = await auth.linkIdentity({ provider: haus, options: optionsFor(newSubject()) });
  expect(error).toBeNull();
  expect((await auth.exchangeCodeForSession(await codeAt(data?.url))).error).toBeNull();
  const identities = (await auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map((identity) => identity.provider).toSorted()).toEqual(['email', 'haus']);
  const connected = identities.find((identity) => identity.provider === 'haus');
  if (!connected) throw new Error('nothing was connected');
  expect((await auth.unlinkIdentity(connected)).error).toBeNull();
  expect((await auth.getUserIdentities()).data?.identities.map((identity) => identity.provider)).toEqual(['email']);
  expect((await auth.unlinkIdentity(connected)).error).toMatchObject({ status: 404, code: 'identity_not_found' });
});
