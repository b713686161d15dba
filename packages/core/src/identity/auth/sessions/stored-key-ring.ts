import { randomUUID } from 'node:crypto';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authKeys } from '@stellenvisite/db/schema/identity/auth';
import { and, desc, gt, isNull, lt, or } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Context } from '../../../context.ts';
import { type KeyRing, newSigningJwk, type RingKey, toRingKey } from './key-ring.ts';

const LOCK = 'auth.keys';
/** Another process may have rotated the keys: how long this one goes on with what it knows. */
const MEMORY_MS = 5_000;
/** How long a key we know is good without asking: calls of the API read their tokens without the database. */
const HOLD_MS = 60_000;
/** Tokens with an invented key id must not make us read the table each time. */
const LOOK_AGAIN_MS = 1_000;

/** How long a retired key verifies: longer than any token lives. */
const RETIREMENT_MS = 24 * 3_600_000;

type Remembered = { keys: RingKey[]; readAt: number };

/** The keys in the database; the first is made when there is none. */
export function openStoredKeyRing(db: Db, now: () => Date): KeyRing {
  let remembered: Promise<Remembered> | undefined;

  async function keysNotOlderThan(ms: number): Promise<RingKey[]> {
    const known = await remembered?.catch(() => undefined);
    const time = now().getTime();
    if (known && time - known.readAt < ms) return known.keys;
    remembered = readKeys(db, now).then((keys) => ({ keys, readAt: time }));
    return (await remembered).keys;
  }

  return {
    async refresh() {
      await keysNotOlderThan(MEMORY_MS);
    },
    async signing() {
      const [first] = await keysNotOlderThan(HOLD_MS);
      if (!first) throw new Error('there is no key to sign with');
      return first;
    },
    async find(kid) {
      const byKid = (keys: RingKey[]) => keys.find((key) => key.kid === kid);
      return byKid(await keysNotOlderThan(HOLD_MS)) ?? byKid(await keysNotOlderThan(LOOK_AGAIN_MS));
    },
    async listByAlgorithm(algorithm) {
      return (await keysNotOlderThan(MEMORY_MS)).filter((key) => key.algorithm === algorithm);
    },
    async publicKeys() {
      return (await keysNotOlderThan(MEMORY_MS)).flatMap(({ publicJwk }) => publicJwk ?? []);
    },
  };
}

async function readKeys(db: Db, now: () => Date): Promise<RingKey[]> {
  const known = await selectKeys(db, now());
  if (known.length > 0) return Promise.all(known.map(toRingKey));
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, LOCK);
    if ((await selectKeys(tx, now())).length === 0) await insertKey(tx, now());
  });
  return Promise.all((await selectKeys(db, now())).map(toRingKey));
}

/** Selects the keys; the newest that still signs comes first. */
async function selectKeys(db: Db | Tx, now: Date): Promise<JWK[]> {
  const rows = await db
    .select({ jwk: authKeys.jwk, retiredAt: authKeys.retiredAt })
    .from(authKeys)
    .where(or(isNull(authKeys.retiredAt), gt(authKeys.retiredAt, new Date(now.getTime() - RETIREMENT_MS))))
    .orderBy(desc(isNull(authKeys.retiredAt)), desc(authKeys.createdAt));
  return rows.map(({ jwk }) => jwk as JWK);
}

async function insertKey(tx: Tx, createdAt: Date): Promise<string> {
  const kid = randomUUID();
  await tx.insert(authKeys).values({ kid, jwk: (await newSigningJwk(kid)) as Record<string, unknown>, createdAt });
  return kid;
}

/** A new key signs from now on. The old ones verify for a day, longer than any token lives, and are then forgotten. */
export async function rotateKeys(ctx: Pick<Context, 'db' | 'now'>): Promise<{ kid: string }> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, LOCK);
    await tx.delete(authKeys).where(lt(authKeys.retiredAt, new Date(now.getTime() - RETIREMENT_MS)));
    await tx
      .update(authKeys)
      .set({ retiredAt: now })
      .where(and(isNull(authKeys.retiredAt)));
    return { kid: await insertKey(tx, now) };
  });
}
