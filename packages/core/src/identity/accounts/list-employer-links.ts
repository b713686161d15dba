import type { EmployerLink } from '@stellenvisite/contract/identity/accounts.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listPermittedEmployers } from '../../list-permitted-employers.ts';
import { requirePermission } from '../../require-permission.ts';

const LIMIT = 500;

/** The people of the employers one acts for; administrators see those of all. */
export async function listEmployerLinks(ctx: Context): Promise<EmployerLink[]> {
  const person = await requirePermission(ctx, 'employer_link.read');
  if (person.role === 'admin') return selectLinks(ctx.db, undefined);
  const employerIds = await listPermittedEmployers(ctx, person, 'employer_link.read');
  return employerIds.length > 0 ? selectLinks(ctx.db, inArray(userEmployerLinks.employerId, employerIds)) : [];
}

/** Links with who they are about: proposals first, the oldest of them on top. */
export async function selectLinks(db: Db | Tx, which: SQL | undefined): Promise<EmployerLink[]> {
  const rows = await db
    .select({
      userId: userEmployerLinks.userId,
      employerId: userEmployerLinks.employerId,
      employerName: employers.name,
      fullName: profiles.fullName,
      email: authUsers.email,
      isActive: userEmployerLinks.isActive,
      role: userEmployerLinks.role,
      createdAt: userEmployerLinks.createdAt,
    })
    .from(userEmployerLinks)
    .innerJoin(employers, eq(employers.id, userEmployerLinks.employerId))
    .innerJoin(authUsers, eq(authUsers.id, userEmployerLinks.userId))
    .innerJoin(profiles, eq(profiles.id, userEmployerLinks.userId))
    .where(which)
    .orderBy(asc(userEmployerLinks.isActive), asc(userEmployerLinks.createdAt))
    .limit(LIMIT);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
