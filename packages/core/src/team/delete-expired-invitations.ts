import { EXPIRED_INVITATION_DAYS } from '@stellenvisite/contract/team';
import { teamInvitations } from '@stellenvisite/db/schema/team';
import { lt } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The address of somebody who did not come is not kept. */
export async function deleteExpiredInvitations(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - EXPIRED_INVITATION_DAYS * 86_400_000);
  await ctx.db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, before));
}
