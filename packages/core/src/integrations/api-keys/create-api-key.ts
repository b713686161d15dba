import { createHash, randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  API_SCOPES,
  MAX_API_KEYS,
  SHOWN_KEY_LENGTH,
} from '@stellenvisite/contract/integrations/api-keys';
import type { CreateApiKey, CreatedApiKey } from '@stellenvisite/contract/integrations/api-keys.schema';
import { startOfBerlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS, MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { and, count, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import { isKeyActive, lockActiveEmployers } from '../../actor-state.ts';
import type { ApiKeyCaller, Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { newToken } from '../../identity/auth/auth-secrets.ts';
import { momentOf } from '../../live-jobs.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';
import { selectApiKeys } from './list-api-keys.ts';

export const hashApiKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** The key is in the answer and nowhere else. */
export async function createApiKey(
  ctx: Context,
  { employerId: asked, name, scopes, lastDay }: CreateApiKey & { employerId?: string | undefined },
): Promise<CreatedApiKey> {
  const { person, employerId } = await requireActingEmployer(ctx, 'api_key.manage', asked);
  const expiresAt = lastDay ? endOfDay(lastDay) : null;
  if (expiresAt && expiresAt <= ctx.now()) throw new DomainError('api_key.date_past');
  const [id, key] = [randomUUID(), `${API_KEY_PREFIX}${newToken()}`];
  await ctx.db.transaction(async (tx) => {
    // One new key of an employer at a time, so that the limit holds.
    await lockActiveEmployers(tx, employerId);
    const [row] = await tx
      .select({ keys: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.employerId, employerId), isNull(apiKeys.revokedAt)));
    if ((row?.keys ?? 0) >= MAX_API_KEYS) throw new DomainError('api_key.limit_reached');
    await tx.insert(apiKeys).values({
      id,
      employerId,
      name,
      prefix: key.slice(0, SHOWN_KEY_LENGTH),
      keyHash: hashApiKey(key),
      scopes: API_SCOPES.filter((scope) => scopes.includes(scope)),
      createdAt: ctx.now(),
      createdBy: person.userId,
      expiresAt,
    });
    await ctx.audit(tx, { action: 'api_key.created', userId: person.userId, sessionId: person.sessionId });
  });
  const [created] = await selectApiKeys(ctx, eq(apiKeys.id, id));
  if (!created) throw new DomainError('api_key.not_found');
  return { ...created, key };
}

/** The first moment after the day, whatever its length. */
function endOfDay(day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  return startOfBerlinDay(next.toISOString().slice(0, 10));
}

/** Whose key it is, as the table has it at this moment: a revoked one is refused from the next call on. */
export async function authenticateApiKey(ctx: Context, key: string): Promise<ApiKeyCaller> {
  const [row] = await ctx.db
    .select({ ...getTableColumns(apiKeys), isActive: sql<boolean>`${isKeyActive(momentOf(ctx))}` })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, hashApiKey(key)));
  if (!row || row.revokedAt) throw new DomainError('api_key.invalid');
  if (row.expiresAt && row.expiresAt <= ctx.now()) throw new DomainError('api_key.expired');
  if (!row.isActive) throw new DomainError('employer.suspended');
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

const notFound = 'api_key.not_found';

/** For good, and at once: the next call with it is refused. The row stays, to say what there was. */
export async function revokeApiKey(ctx: Context, { id }: { id: string }): Promise<void> {
  const [row] = isId(id)
    ? await ctx.db.select({ employerId: apiKeys.employerId }).from(apiKeys).where(eq(apiKeys.id, id))
    : [];
  const person = await requirePermission(ctx, 'api_key.manage', { employerId: row?.employerId, notFound });
  if (!row) throw new DomainError(notFound);
  await ctx.db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id });
    if (revoked) await ctx.audit(tx, { action: 'api_key.revoked', userId: person.userId, sessionId: person.sessionId });
  });
}
