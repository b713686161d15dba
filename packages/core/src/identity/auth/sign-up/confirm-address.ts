import type { Tx } from '@stellenvisite/db/client';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';

/** The person has shown that the address is theirs. */
export async function confirmAddress(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  user: AuthUserRow,
  kind: 'email' | 'phone',
): Promise<void> {
  const now = ctx.now();
  if (kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) return;
  await tx
    .update(authUsers)
    .set({ ...(kind === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }), updatedAt: now })
    .where(eq(authUsers.id, user.id));
  await tx
    .update(authIdentities)
    .set({
      data: sql`${authIdentities.data} || ${JSON.stringify({ [`${kind}_verified`]: true })}::jsonb`,
      updatedAt: now,
    })
    .where(and(eq(authIdentities.userId, user.id), eq(authIdentities.provider, kind)));
}
