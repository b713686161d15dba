import type { Db, Tx } from '@stellenvisite/db/client';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { eq, sql } from 'drizzle-orm';

/** A bucket of `burst` tokens that fills again at `count` per `seconds`; the name keeps it apart from every other limit. */
export type Limit = { name: string; count: number; seconds: number; burst: number };

export type TakenToken = { ok: true } | { ok: false; retryAfter: number };

/** Rate and attempt limits, counted in the database: processes that share it share its limits. */
export type Limits = {
  /** Takes one token of the bucket that `whose` has. */
  take(db: Db | Tx, limit: Limit, ...whose: string[]): Promise<TakenToken>;
  /** States whether the bucket has a token, without taking it. */
  has(db: Db | Tx, limit: Limit, ...whose: string[]): Promise<boolean>;
  /** Fills the bucket. */
  reset(db: Db | Tx, limit: Limit, ...whose: string[]): Promise<void>;
};

type LimitOptions = { secrets: { hash(purpose: string, ...parts: string[]): string }; now: () => Date };

export function createLimits({ secrets, now }: LimitOptions): Limits {
  const keyOf = (limit: Limit, whose: string[]) => secrets.hash('limit', limit.name, ...whose);
  return {
    take: (db, limit, ...whose) => consumeToken(db, keyOf(limit, whose), limit, now()),
    has: (db, limit, ...whose) => hasToken(db, keyOf(limit, whose), limit, now()),
    async reset(db, limit, ...whose) {
      await db.delete(authLimits).where(eq(authLimits.key, keyOf(limit, whose)));
    },
  };
}

/** In one statement: of two that come at once for the last token, one gets it. */
async function consumeToken(db: Db | Tx, key: string, limit: Limit, now: Date): Promise<TakenToken> {
  const rate = limit.count / limit.seconds;
  const at = now.toISOString();
  const filled = sql`least(${limit.burst}::float8, ${authLimits.tokens} + greatest(0, extract(epoch from ${at}::timestamptz - ${authLimits.updatedAt})) * ${rate}::float8)`;
  const [row] = await db
    .insert(authLimits)
    .values({ key, tokens: limit.burst - 1, updatedAt: now })
    .onConflictDoUpdate({
      target: authLimits.key,
      set: { tokens: sql`${filled} - (case when ${filled} >= 1 then 1 else 0 end)`, updatedAt: now },
      setWhere: sql`${filled} >= 1`,
    })
    .returning({ tokens: authLimits.tokens });
  if (row) return { ok: true };
  const [left] = await db
    .select({ tokens: sql<number>`${filled}` })
    .from(authLimits)
    .where(eq(authLimits.key, key));
  return { ok: false, retryAfter: Math.max(1, Math.ceil((1 - (left?.tokens ?? 0)) / rate)) };
}

async function hasToken(db: Db | Tx, key: string, limit: Limit, now: Date): Promise<boolean> {
  const rate = limit.count / limit.seconds;
  const [row] = await db
    .select({
      tokens: sql<number>`${authLimits.tokens} + greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${authLimits.updatedAt})) * ${rate}::float8`,
    })
    .from(authLimits)
    .where(eq(authLimits.key, key));
  return !row || row.tokens >= 1;
}
