import { randomUUID } from 'node:crypto';
import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import { createAuthUser } from '@stellenvisite/core/identity/auth/sign-up/create-auth-user';
import type { Db } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { NOW } from '@stellenvisite/db/testing-market';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../app.ts';

export const PASSWORD = 'Visite2026!';
/** Its argon2id with the least memory and time there is: what is tested is who somebody is, not how hard that is to guess. */
const QUICK_HASH = '$argon2id$v=19$m=8,t=1,p=1$c3RlbGxlbnZpc2l0ZS0xNg$8y+aAqBqm33CTNQ5rOdFp4pLVtDtshgxPwNlk+hAQJo';

type NewPerson = {
  id?: string;
  email: string;
  role?: ProfileRole;
  fullName?: string;
  isConfirmed?: boolean;
  /** Of PASSWORD, where it matters how long a look at it takes. */
  passwordHash?: string;
  data?: Record<string, unknown>;
};

/** Somebody with an account, who can sign in with PASSWORD. */
export async function createPerson(db: Db, { role = 'job_seeker', isConfirmed = true, ...wanted }: NewPerson) {
  const { id, email, fullName = 'Anna Beispiel', passwordHash = QUICK_HASH, data = {} } = wanted;
  return db.transaction((tx) =>
    createAuthUser(
      tx,
      {
        ...(id ? { id } : {}),
        email,
        passwordHash,
        emailConfirmedAt: isConfirmed ? NOW : null,
        userMetadata: { role, full_name: fullName, ...data },
      },
      NOW,
    ),
  );
}

export type Caller = {
  token: string;
  call(method: InjectOptions['method'], url: string, payload?: object): Promise<LightMyRequestResponse>;
};

/** Calls with a token, or as a visitor without one. */
export function asCaller(app: App, token: string): Caller {
  return {
    token,
    call: (method = 'GET', url, payload) =>
      app.inject({
        method,
        url,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'user-agent': CHROME },
        ...(payload ? { payload } : {}),
      }),
  };
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

export async function signIn(app: App, email: string, password = PASSWORD): Promise<Caller> {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    headers: { 'user-agent': CHROME },
    payload: { email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode}: ${answer.body}`);
  return asCaller(app, answer.json().access_token);
}

/** Creates somebody and signs them in. */
export async function createSignedIn(app: App, db: Db, person: NewPerson): Promise<Caller & { id: string }> {
  const { id } = await createPerson(db, person);
  return { ...(await signIn(app, person.email)), id };
}

export async function createAdminPerson(db: Db, email: string): Promise<string> {
  const id = randomUUID();
  const names = { email, firstName: 'Ada', lastName: 'Amt' };
  await db.insert(adminUsers).values({ ...names, id, encryptedPassword: QUICK_HASH, createdAt: NOW, updatedAt: NOW });
  return id;
}

export async function signInAdmin(app: App, email: string, password = PASSWORD): Promise<Caller> {
  const answer = await app.inject({ method: 'POST', url: '/api/admin/session', payload: { email, password } });
  if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode}: ${answer.body}`);
  return asCaller(app, answer.json().access_token);
}
