import type { ProfileRole } from '@stellenvisite/contract/accounts';
import { insertAdmin } from '@stellenvisite/core/admins/insert-admin';
import { createAuthUser } from '@stellenvisite/core/auth/create-auth-user';
import { hashPassword } from '@stellenvisite/core/auth/hash-password';
import type { Db } from '@stellenvisite/db/client';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../app.ts';
import { NOW } from './market-factory.ts';

export const PASSWORD = 'Visite2026!';
/** One argon2 for all: what is tested is who somebody is, not how long it takes to find out. */
const passwordHash = hashPassword(PASSWORD);

type NewPerson = {
  id?: string;
  email: string;
  role?: ProfileRole;
  fullName?: string;
  isConfirmed?: boolean;
  data?: Record<string, unknown>;
};

/** Somebody with an account, who can sign in with PASSWORD. */
export async function createPerson(db: Db, { role = 'job_seeker', isConfirmed = true, ...wanted }: NewPerson) {
  const { id, email, fullName = 'Anna Beispiel', data = {} } = wanted;
  const hash = await passwordHash;
  return db.transaction((tx) =>
    createAuthUser(
      tx,
      {
        ...(id ? { id } : {}),
        email,
        passwordHash: hash,
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

export async function createAdminPerson(db: Db, email: string): Promise<string> {
  const { id } = await insertAdmin(db, { email, password: PASSWORD, firstName: 'Ada', lastName: 'Amt' }, NOW);
  return id;
}

export async function signInAdmin(app: App, email: string, password = PASSWORD): Promise<Caller> {
  const answer = await app.inject({ method: 'POST', url: '/api/admin/session', payload: { email, password } });
  if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode}: ${answer.body}`);
  return asCaller(app, answer.json().access_token);
}
