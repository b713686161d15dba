import { isId } from '@stellenvisite/contract/ids.schema';
import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

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
