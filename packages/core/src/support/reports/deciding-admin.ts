import type { Db, Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { not, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';

type DecidingAdmin = { userId: string; name: string };

export async function requireDecidingAdmin(ctx: Context): Promise<DecidingAdmin> {
  const { userId } = await requirePermission(ctx, 'report.decide');
  const { firstName, lastName } = adminUsers;
  const [admin] = await ctx.db.select({ firstName, lastName }).from(adminUsers).where(isAccount(userId));
  return { userId, name: admin ? `${admin.firstName} ${admin.lastName}` : '' };
}

/** Checks whether somebody else could decide an appeal. Null is an administrator whose account is gone. */
export async function hasOtherAdmin(db: Db | Tx, userId: string | null): Promise<boolean> {
  const others = await db
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(userId === null ? undefined : not(isAccount(userId)))
    .limit(1);
  return others.length > 0;
}

/** The link is null for an administrator who has never signed in: compared so that this, too, is somebody else. */
const isAccount = (userId: string) =>
  sql`(${adminUsers.id} = ${userId} or ${adminUsers.authUserId} is not distinct from ${userId}::uuid)`;
