import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '@stellenvisite/contract/accounts';
import type { Db, Tx } from '@stellenvisite/db/client';
import { consents } from '@stellenvisite/db/schema/accounts';

const VERSION = /^[\w.-]{1,40}$/;

/** The terms somebody agreed to when they registered, as the form sent it: `terms_version` of the sign-up's data. */
export async function recordConsents(
  tx: Db | Tx,
  { userId, data, at }: { userId: string; data: Record<string, unknown>; at: Date },
): Promise<void> {
  const version = data.terms_version;
  if (typeof version !== 'string' || !VERSION.test(version)) return;
  const kind: ConsentKind = 'terms';
  await tx.insert(consents).values({ id: randomUUID(), userId, kind, version, givenAt: at });
}
