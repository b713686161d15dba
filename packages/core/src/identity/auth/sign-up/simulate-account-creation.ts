import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { rollBackAfter } from '../roll-back-after.ts';
import { createAuthUser } from './create-auth-user.ts';

/** Creates an account and rolls it back, so that a call about a known address takes as long as one about an unknown address. */
export async function simulateAccountCreation(tx: Tx, now: Date): Promise<void> {
  await rollBackAfter(tx, (inner) => createAuthUser(inner, { email: `${randomUUID()}@nobody.invalid` }, now));
}
