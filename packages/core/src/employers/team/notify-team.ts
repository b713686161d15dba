import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { teamAddressMail, teamAdmittedMail, teamJoinedMail, teamProposedMail, teamRemovedMail } from './team.mails.ts';

/** Tells the open pages of the whole team, and of those who have just left it. */
export async function publishTeam(ctx: Context, tx: Tx, employerId: string, others: string[] = []): Promise<void> {
  const people = new Set([...(await listMembersFor(tx, employerId, 'team.read')), ...others]);
  for (const userId of people) await ctx.publish(tx, { name: 'team.changed', userId, recordId: employerId });
}

type Proposed = { employerId: string; key: string; email: string; proposedBy: string | null };

/** Owners decide, so they are informed. The notification names nobody: whoever is erased is in nobody else's list. */
export async function notifyOwnersOfProposal(
  ctx: Context,
  tx: Tx,
  { employerId, key, email, proposedBy }: Proposed,
): Promise<void> {
  const employer = await nameOf(tx, employerId);
  const data = { employerId, employer };
  for (const userId of await listMembersFor(tx, employerId, 'team.manage')) {
    const wish = await notify(ctx, tx, { userId, key, renews: true, kind: 'team.proposed', data });
    if (!wish) continue;
    const { unsubscribeUrl, ...mail } = wish;
    const message = teamProposedMail({ employer, email, proposedBy, url: pageOf(ctx), unsubscribeUrl });
    await ctx.mail.write(tx, { ...mail, message });
  }
}

type Joined = { employerId: string; userId: string; name: string; role: TeamRole };

export async function notifyOwnersOfJoining(
  ctx: Context,
  tx: Tx,
  { employerId, userId: joined, name, role }: Joined,
): Promise<void> {
  const employer = await nameOf(tx, employerId);
  const data = { employerId, employer };
  const owners = await listMembersFor(tx, employerId, 'team.manage');
  for (const userId of owners.filter((owner) => owner !== joined)) {
    const wish = await notify(ctx, tx, {
      userId,
      key: `${employerId} ${joined}`,
      renews: true,
      kind: 'team.joined',
      data,
    });
    if (!wish) continue;
    const { unsubscribeUrl, ...mail } = wish;
    const message = teamJoinedMail({ employer, name, role, url: pageOf(ctx), unsubscribeUrl });
    await ctx.mail.write(tx, { ...mail, message });
  }
}

type AddressChanged = { employerId: string; email: string | null; owners: readonly string[] };

/** Always mailed: who may act for the employer has changed. */
export async function notifyOwnersOfAddress(
  ctx: Context,
  tx: Tx,
  { employerId, email, owners }: AddressChanged,
): Promise<void> {
  const employer = await nameOf(tx, employerId);
  const message = teamAddressMail({ employer, email, url: pageOf(ctx) });
  for (const userId of owners) {
    const data = { employerId, employer };
    await notify(ctx, tx, { userId, key: employerId, renews: true, kind: 'team.address_changed', data });
  }
  const people = await tx
    .select({ to: authUsers.email, language: profiles.language })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(inArray(authUsers.id, [...owners]), isNotNull(authUsers.emailConfirmedAt)));
  for (const { to, language } of people) if (to) await ctx.mail.write(tx, { to, language, message });
}

type TeamNotice = { employerId: string; userId: string };

export async function notifyAdmitted(
  ctx: Context,
  tx: Tx,
  { employerId, userId, role }: TeamNotice & { role: TeamRole },
): Promise<void> {
  const employer = await nameOf(tx, employerId);
  const data = { employerId, employer, role };
  const wish = await notify(ctx, tx, { userId, key: employerId, renews: true, kind: 'team.admitted', data });
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  const message = teamAdmittedMail({ employer, role, url: `${ctx.publicUrl}/employer-dashboard`, unsubscribeUrl });
  await ctx.mail.write(tx, { ...mail, message });
}

export async function notifyOfRole(
  ctx: Context,
  tx: Tx,
  { employerId, userId, role }: TeamNotice & { role: TeamRole },
): Promise<void> {
  const data = { employerId, employer: await nameOf(tx, employerId), role };
  await notify(ctx, tx, { userId, key: employerId, renews: true, kind: 'team.role_changed', data });
}

export async function notifyRemoved(ctx: Context, tx: Tx, { employerId, userId }: TeamNotice): Promise<void> {
  const employer = await nameOf(tx, employerId);
  const wish = await notify(ctx, tx, {
    userId,
    key: employerId,
    renews: true,
    kind: 'team.removed',
    data: { employer },
  });
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  await ctx.mail.write(tx, { ...mail, message: teamRemovedMail({ employer, unsubscribeUrl }) });
}

const pageOf = ({ publicUrl }: Context) => `${publicUrl}/employer-dashboard/team`;

async function nameOf(tx: Tx, employerId: string): Promise<string> {
  const [row] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  return row?.name ?? '';
}
