import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { ApiKeyCaller, Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hashApiKey } from './hash-api-key.ts';

const MINUTE_MS = 60_000;

/** Whose key it is, as the table has it at this moment: a revoked one is refused from the next call on. */
export async function authenticateApiKey(ctx: Context, key: string): Promise<ApiKeyCaller> {
  const [row] = await ctx.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, hashApiKey(key)));
  if (!row || row.revokedAt) throw new DomainError('api_key.invalid');
  if (row.expiresAt && row.expiresAt <= ctx.now()) throw new DomainError('api_key.expired');
  await noteUse(ctx, row.id);
  return { keyId: row.id, employerId: row.employerId, scopes: row.scopes };
}

/** To the minute, so that a busy key does not write its row with every call. */
async function noteUse(ctx: Context, id: string): Promise<void> {
  const before = new Date(ctx.now().getTime() - MINUTE_MS);
  await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: ctx.now() })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
}
