import { isId } from '@stellenvisite/contract/ids.schema';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Signs a device out at once. Somebody else's session is no session. */
export async function endSession(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  const person = await requirePermission(ctx, 'account.change');
  if (!isId(sessionId)) throw new DomainError('account.session_not_found');
  const ended = await ctx.db
    .delete(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, person.userId)))
    .returning({ id: authSessions.id });
  if (ended.length === 0) throw new DomainError('account.session_not_found');
}
