import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createTestDatabase, type TestDatabase } from '@stellenvisite/db/testing';
import { AuthClient } from '@supabase/auth-js';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { App } from '../app.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from './build-test-app.ts';
import { createPerson, PASSWORD } from './people.ts';

export { PASSWORD };

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into by tests, which fail where they are not as expected
  json: any;
};

type Call = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Off: as a client older than the versioned errors. */
  isVersioned?: boolean;
};

export type AuthInstance = {
  app: App;
  /** With the prefix, as auth-js wants it. */
  url: string;
  origin: string;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  client(options?: ConstructorParameters<typeof AuthClient>[0]): InstanceType<typeof AuthClient>;
  signIn(email: string, password?: string): Promise<Answer['json']>;
  refresh(refreshToken: string): Promise<Answer>;
};

/** A clock that tests move; it never stops, so that what came later also looks later. */
export type Clock = { now: () => Date; advance(seconds: number): void };

export function createClock(): Clock {
  let time = Date.now();
  return {
    now() {
      time += 1;
      return new Date(time);
    },
    advance(seconds) {
      time += seconds * 1000;
    },
  };
}

export type SentMail = { kind: string; to: string; text: string; code: string; tokenHash: string; url: URL | null };

export type AuthTestHarness = {
  database: TestDatabase;
  clock: Clock;
  /** Starts an instance with settings of its own on the one database. Limits per network address are off by default. */
  start(env?: Record<string, string>, logTo?: { write(line: string): void }): Promise<AuthInstance>;
  newEmail(): string;
  /** A confirmed account with PASSWORD. */
  newPerson(options?: { email?: string; isConfirmed?: boolean }): Promise<{ id: string; email: string }>;
  /** The newest mail or text message to an address. */
  mailTo(to: string, kind?: string): Promise<SentMail>;
  countMails(to: string, kind?: string): Promise<number>;
};

type AuthTestHarnessOptions = {
  /** The stored hash of the accounts' PASSWORD. */
  passwordHash?: string;
};

export async function openAuthTestHarness(options: AuthTestHarnessOptions = {}): Promise<AuthTestHarness> {
  const database = await createTestDatabase();
  await installQueues(database, jobsOf(SLICES));
  const clock = createClock();
  let count = 0;
  const newEmail = () => `person${count++}@example.org`;
  const listMails = (to: string, kind?: string) =>
    database.db.select().from(mails).where(sentTo(to, kind)).orderBy(desc(mails.createdAt));

  return {
    database,
    clock,
    newEmail,
    async start(env = {}, logTo) {
      const settings = { AUTH_IP_LIMITS: 'off', AUTH_SEND_INTERVAL: '0', ...env };
      const { app } = await buildTestApp({ now: clock.now, env: settings, database, ...(logTo ? { logTo } : {}) });
      return listen(app);
    },
    async newPerson({ email = newEmail(), isConfirmed = true } = {}) {
      const { id } = await createPerson(database.db, { email, isConfirmed, ...options });
      return { id, email };
    },
    async mailTo(to, kind) {
      const [mail] = await listMails(to, kind);
      if (!mail) throw new Error('there is no such mail');
      const link = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail.text)?.[0];
      const url = link ? new URL(link) : null;
      const tokenHash = url?.searchParams.get('token_hash') ?? '';
      const code = /\b(\d{6})\b/.exec(mail.text)?.[1] ?? '';
      return { kind: mail.kind, to: mail.to, text: mail.text, code, tokenHash, url };
    },
    countMails: async (to, kind) => (await listMails(to, kind)).length,
  };
}

const sentTo = (to: string, kind?: string): SQL | undefined =>
  and(eq(mails.to, to), kind ? eq(mails.kind, kind) : undefined);

async function listen(app: App): Promise<AuthInstance> {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/auth/v1`;
  const call: AuthInstance['call'] = async (method, path, { body, token, headers, isVersioned = true } = {}) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(isVersioned ? { 'x-supabase-api-version': '2024-01-01' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, json: isJson ? JSON.parse(text) : text };
  };
  return {
    app,
    url,
    origin,
    call,
    client: (options) =>
      new AuthClient({ url, autoRefreshToken: false, persistSession: true, storage: memory(), ...options }),
    async signIn(email, password = PASSWORD) {
      const { status, json } = await call('POST', '/token?grant_type=password', { body: { email, password } });
      if (status !== 200) throw new Error(`sign-in answered ${status} ${JSON.stringify(json)}`);
      return json;
    },
    refresh: (refreshToken) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } }),
  };
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
