import type { EmployerLink } from '@stellenvisite/contract/accounts.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles, userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { employers } from '@stellenvisite/db/schema/employers';
import { asc, eq, type SQL } from 'drizzle-orm';

const LIMIT = 500;

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
