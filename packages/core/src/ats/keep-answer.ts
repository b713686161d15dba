import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_PATTERN, IDEMPOTENCY_LEASE_SECONDS } from '@stellenvisite/contract/ats';
import { apiIdempotency } from '@stellenvisite/db/schema/api-keys';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

/** A call with an `Idempotency-Key`. */
export type KeyedCall = { apiKeyId: string; key: string; request: string };
export type KeptAnswer = { status: number; body: string };

/** The answer that was given already, or null: then this call is the one that works, and `keepAnswer` or `releaseCall` ends it. */
export async function claimCall(ctx: Context, call: KeyedCall): Promise<KeptAnswer | null> {
  if (!IDEMPOTENCY_KEY_PATTERN.test(call.key)) throw new DomainError('ats.idempotency_key_invalid');
  const requestHash = createHash('sha256').update(call.request).digest('hex');
  const now = ctx.now();
  const row = { apiKeyId: call.apiKeyId, key: call.key, requestHash, status: null, body: null, at: now };
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const isOver = sql`(${lt(apiIdempotency.at, ago(IDEMPOTENCY_HOURS * 3600))} or (${isNull(apiIdempotency.status)} and ${lt(apiIdempotency.at, ago(IDEMPOTENCY_LEASE_SECONDS))}))`;
  const [claimed] = await ctx.db
    .insert(apiIdempotency)
    .values(row)
    .onConflictDoUpdate({ target: [apiIdempotency.apiKeyId, apiIdempotency.key], set: row, setWhere: isOver })
    .returning({ key: apiIdempotency.key });
  if (claimed) return null;
  const [known] = await ctx.db.select().from(apiIdempotency).where(isCall(call));
  if (known && known.requestHash !== requestHash) throw new DomainError('ats.idempotency_mismatch');
  if (!known || known.status === null) throw new DomainError('ats.idempotency_running');
  return { status: known.status, body: known.body ?? '' };
}

export async function keepAnswer(ctx: Context, call: KeyedCall, { status, body }: KeptAnswer): Promise<void> {
  await ctx.db.update(apiIdempotency).set({ status, body }).where(isCall(call));
}

/** A call that failed on our side may be made again. */
export async function releaseCall(ctx: Context, call: KeyedCall): Promise<void> {
  await ctx.db.delete(apiIdempotency).where(isCall(call));
}

const isCall = ({ apiKeyId, key }: KeyedCall) =>
  and(eq(apiIdempotency.apiKeyId, apiKeyId), eq(apiIdempotency.key, key));
