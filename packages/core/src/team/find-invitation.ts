import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { teamInvitations } from '@stellenvisite/db/schema/team';
import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hashInvitationToken, type InvitationRow } from './team-invitations.ts';

/** The invitation of a link that still works. */
export async function findInvitation(ctx: Context, db: Db | Tx, token: string): Promise<InvitationRow> {
  const isValid = and(
    eq(teamInvitations.tokenHash, hashInvitationToken(ctx, token)),
    gt(teamInvitations.expiresAt, ctx.now()),
  );
  const [row] = await db.select().from(teamInvitations).where(isValid);
  if (!row) throw new DomainError('team_invitation.not_valid');
  return row;
}

/** An account that is somebody's: confirmed, or signed in to before. */
export async function findAccount(db: Db | Tx, email: string) {
  const isSomebodys = or(isNotNull(authUsers.emailConfirmedAt), isNotNull(authUsers.lastSignInAt));
  const [account] = await db
    .select({ role: profiles.role })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authUsers.email, email), isSomebodys));
  return account;
}
