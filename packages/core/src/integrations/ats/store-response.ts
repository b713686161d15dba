import { createHash } from 'node:crypto';
import {
  IDEMPOTENCY_HOURS,
  IDEMPOTENCY_KEY_PATTERN,
  IDEMPOTENCY_LEASE_SECONDS,
} from '@stellenvisite/contract/integrations/ats.schema';
import { apiIdempotency } from '@stellenvisite/db/schema/integrations/api-keys';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';

/** A call with an `Idempotency-Key`. */
export type KeyedCall = { apiKeyId: string; key: string; request: string };
export type StoredResponse = { status: number; body: string };

/** Returns the answer that was given already, or null: then this call is the one that works, and `keepAnswer` or `releaseCall` ends it. */
export async function claimIdempotencyKey(ctx: Context, call: KeyedCall): Promise<StoredResponse | null> {
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

export async function storeResponse(ctx: Context, call: KeyedCall, { status, body }: StoredResponse): Promise<void> {
  await ctx.db.update(apiIdempotency).set({ status, body }).where(isCall(call));
}

/** A call that failed on our side may be made again. */
export async function releaseCall(ctx: Context, call: KeyedCall): Promise<void> {
  await ctx.db.delete(apiIdempotency).where(isCall(call));
}

const isCall = ({ apiKeyId, key }: KeyedCall) =>
  and(eq(apiIdempotency.apiKeyId, apiKeyId), eq(apiIdempotency.key, key));

export const deleteStoredResponsesJob = defineJob({
  name: 'ats.delete-kept-answers',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 3 * * *',
  async handler(ctx) {
    const before = new Date(ctx.now().getTime() - IDEMPOTENCY_HOURS * 3_600_000);
    await ctx.db.delete(apiIdempotency).where(lt(apiIdempotency.at, before));
  },
});
