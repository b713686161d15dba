import type { InvitationToken, OpenedInvitation } from '@stellenvisite/contract/employers/team.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { findAccount, findInvitation } from './accept-invitation.ts';

/** Returns the content of the invitation page to anybody with the link: it was mailed to the invited address alone. */
export async function openInvitation(ctx: Context, { token }: InvitationToken): Promise<OpenedInvitation> {
  const row = await findInvitation(ctx, ctx.db, token);
  const [employer] = await ctx.db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, row.employerId));
  if (!employer || !row.expiresAt) throw new DomainError('team_invitation.not_valid');
  const [inviter] = row.invitedBy
    ? await ctx.db.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, row.invitedBy))
    : [];
  const account = await findAccount(ctx.db, row.email);
  return {
    employer,
    role: row.role,
    isAccountAddress: row.isAccountAddress,
    email: row.email,
    invitedBy: inviter?.name ?? null,
    expiresAt: row.expiresAt.toISOString(),
    account: account?.role ?? 'none',
  };
}
