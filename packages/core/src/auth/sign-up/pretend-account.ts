import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { pretend } from '../settle.ts';
import { createAuthUser } from './create-auth-user.ts';

/** Where an unknown address would get an account, made or pretended, a known one takes as long. */
export async function pretendAccount(tx: Tx, now: Date): Promise<void> {
  await pretend(tx, (inner) => createAuthUser(inner, { email: `${randomUUID()}@nobody.invalid` }, now));
}
