import { INVITATION_DAYS, type InvitationState } from '@stellenvisite/contract/employers/team';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { and, eq } from 'drizzle-orm';
import { isEmployerActive } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { newToken } from '../../identity/auth/auth-secrets.ts';
import { listOwners } from '../../identity/permissions/team-members.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { teamInvitationMail } from './team.mails.ts';

export type InvitationRow = typeof teamInvitations.$inferSelect;

/** Nobody fills an inbox by inviting it again and again, nor the world's by inviting everybody. */
const MAILS_OF_ADDRESS: Limit = { name: 'team invitation to address', count: 5, seconds: 86_400, burst: 5 };
const MAILS_OF_EMPLOYER: Limit = { name: 'team invitation of employer', count: 100, seconds: 86_400, burst: 60 };

export function invitationState({ expiresAt }: InvitationRow, now: Date): InvitationState {
  if (!expiresAt) return 'proposed';
  return expiresAt > now ? 'open' : 'expired';
}

export const hashInvitationToken = ({ auth }: Pick<Context, 'auth'>, token: string) =>
  auth.secrets.hash('team-invitation', token);

/**
 * Returns whether the sender could still give what the invitation gives: who was banned, was taken out of the team or is no owner any
 * more lets nobody in, and neither does a suspended employer. Without a sender it is an administrator's.
 */
export async function isBacked(ctx: Context, db: Db | Tx, { employerId, invitedBy }: InvitationRow): Promise<boolean> {
  if (!invitedBy) return true;
  if ((await db.$count(employers, and(eq(employers.id, employerId), isEmployerActive()))) === 0) return false;
  const owners = await listOwners(ctx, db, employerId);
  return owners.some(({ userId, isActive }) => userId === invitedBy && isActive);
}

/** An invitation of an employer whose owner asks. Another employer's is not found. */
export async function requireInvitation(ctx: Context, id: string): Promise<{ person: Person; row: InvitationRow }> {
  const notFound = 'team_invitation.not_found';
  const [row] = isId(id) ? await ctx.db.select().from(teamInvitations).where(eq(teamInvitations.id, id)) : [];
  const person = await requirePermission(ctx, 'team.manage', { employerId: row?.employerId, notFound });
  if (!row) throw new DomainError(notFound);
  return { person, row };
}

/** Mails a new link; the one before it works no more. */
export async function sendInvitation(
  ctx: Context,
  tx: Tx,
  { id, invitedBy }: { id: string; invitedBy: string },
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + INVITATION_DAYS * DAY_MS);
  const [row] = await tx
    .update(teamInvitations)
    .set({ tokenHash: hashInvitationToken(ctx, token), expiresAt })
    .where(eq(teamInvitations.id, id))
    .returning();
  if (!row) throw new DomainError('team_invitation.not_found');
  const { email, employerId, role, isAccountAddress } = row;
  for (const [limit, whose] of [
    [MAILS_OF_ADDRESS, email],
    [MAILS_OF_EMPLOYER, employerId],
  ] as const) {
    if (!(await ctx.limits.take(tx, limit, whose)).ok) throw new DomainError('request.rate_limited');
  }
  const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  const url = `${ctx.publicUrl}/team-einladung?token=${token}`;
  const values = { employer: employer?.name ?? '', invitedBy, role, isAccountAddress, url, expiresAt };
  await ctx.mail.write(tx, { to: email, language: ctx.language, message: teamInvitationMail(values) });
}
