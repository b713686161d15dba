import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { MappedUser } from './map-user-to-employers.ts';

/**
 * Ends what a confirmed address ties its account to, before the account gives the address up: whoever has the mailbox later owns nothing
 * by it. Who goes on with another address owns the employers by a link from then on.
 */
export async function leaveAccountAddress(
  ctx: Context,
  tx: Tx,
  { userId, email, isEmailConfirmed }: MappedUser,
  { staysOwner }: { staysOwner: boolean },
): Promise<void> {
  if (!email || !isEmailConfirmed) return;
  const left = await tx
    .update(employers)
    .set({ accountEmail: null })
    .where(eq(employers.accountEmail, email))
    .returning({ id: employers.id });
  for (const { id: employerId } of left) {
    await ctx.audit(tx, { action: 'employer_address_removed', userId });
    if (!staysOwner) continue;
    const owns = { isActive: true, role: 'owner' as const, endedAt: null };
    await tx
      .insert(userEmployerLinks)
      .values({ userId, employerId, ...owns, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: [userEmployerLinks.userId, userEmployerLinks.employerId], set: owns });
  }
}
