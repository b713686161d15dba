import { randomUUID } from 'node:crypto';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { exchange, newPkce, openProviderTestHarness, SITE } from '../../../testing/provider-test-harness.ts';

const { provider, database, start } = await openProviderTestHarness();
const { db } = database;
let time = Date.now();
const browser = await start({}, () => new Date(time));

function newPerson(facts: { email?: string; email_verified?: boolean } = {}) {
  const sub = randomUUID();
  const { email = `${sub}@praxis.example`, email_verified = true } = facts;
  provider.people.set(sub, { sub, email, email_verified });
  return { sub, email };
}

async function signIn(sub: string) {
  const { verifier, query } = newPkce();
  const landed = await browser.visit({ login_hint: sub, redirect_to: `${SITE}/login`, ...query });
  const code = landed.searchParams.get('code');
  return { landed, user: code ? (await exchange(browser.app, code, verifier)).json().user : null };
}

describe('providers', () => {
  it('ASVS 6.8.1, 10.5.2: a person is known by provider and subject, not by what the provider says of their address', async () => {
    const first = newPerson();
    const { user } = await signIn(first.sub);
    provider.people.set(first.sub, { sub: first.sub, email: 'moved@praxis.example', email_verified: true });
    expect((await signIn(first.sub)).user.id).toBe(user.id);
    const [identity] = await db.select().from(authIdentities).where(eq(authIdentities.userId, user.id));
    expect(identity).toMatchObject({ provider: 'haus', subject: first.sub });
  });

  it('ASVS 6.8.1, 10.5.2: an address the provider has not verified opens no account and makes none', async () => {
    const owner = newPerson();
    const known = await createPerson(db, { email: owner.email });
    const thief = newPerson({ email: owner.email, email_verified: false });
    const { landed, user } = await signIn(thief.sub);
    expect(user).toBeNull();
    expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(await db.select().from(authIdentities).where(eq(authIdentities.subject, thief.sub))).toEqual([]);
    const [row] = await db.select().from(authUsers).where(eq(authUsers.id, known.id));
    expect(row?.lastSignInAt).toBeNull();
  });

  it('ASVS 10.2.1: a state is random, good once, for its own flow and for five minutes', async () => {
    const begin = async () => {
      const url = `/auth/v1/authorize?${new URLSearchParams({ provider: 'haus', ...newPkce().query })}`;
      return new URL(String((await browser.app.inject(url)).headers.location)).searchParams.get('state') ?? '';
    };
    const states = await Promise.all(Array.from({ length: 5 }, begin));
    expect(new Set(states).size).toBe(5);
    const back = async (query: string) => {
      const location = String((await browser.app.inject(`/auth/v1/callback?${query}`)).headers.location);
      return new URL(location).searchParams.get('error_code');
    };
    await signIn(newPerson().sub);
    expect(await back(new URL(browser.lastCallback()).search.slice(1))).toBe('bad_oauth_state');
    expect(await back(`code=x&state=${randomUUID()}`)).toBe('bad_oauth_state');
    const code = new URL(browser.lastCallback()).searchParams.get('code');
    expect(await back(`code=${code}&state=${states[0]}`)).not.toBeNull();
    time += 301_000;
    expect(await back(`code=x&state=${states[1]}`)).toBe('bad_oauth_state');
  });
});
