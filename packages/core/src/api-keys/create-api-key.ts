import { randomUUID } from 'node:crypto';
import { API_KEY_PREFIX, API_SCOPES, MAX_API_KEYS, SHOWN_KEY_LENGTH } from '@stellenvisite/contract/api-keys';
import type { CreateApiKey, CreatedApiKey } from '@stellenvisite/contract/api-keys.schema';
import { startOfBerlinDay } from '@stellenvisite/contract/berlin-time';
import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, count, eq, isNull } from 'drizzle-orm';
import { newToken } from '../auth/auth-secrets.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { selectApiKeys } from './api-key-view.ts';
import { hashApiKey } from './hash-api-key.ts';

const DAY_MS = 86_400_000;

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
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
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
