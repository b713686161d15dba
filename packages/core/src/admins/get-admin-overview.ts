import type { AdminOverview } from '@stellenvisite/contract/admins.schema';
import { adminUsers, profiles, userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { reports } from '@stellenvisite/db/schema/reports';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Figures of the site, for those who look after it. */
export async function getAdminOverview(ctx: Context & Context): Promise<AdminOverview> {
  await requirePermission(ctx, 'admin.read');
  const { db } = ctx;
  const unconfirmed = and(isNull(authUsers.emailConfirmedAt), isNull(authUsers.phoneConfirmedAt));
  return {
    jobSeekers: await db.$count(profiles, eq(profiles.role, 'job_seeker')),
    employerAccounts: await db.$count(profiles, eq(profiles.role, 'employer')),
    unconfirmed: await db.$count(authUsers, and(unconfirmed, eq(authUsers.isAnonymous, false))),
    admins: await db.$count(adminUsers),
    liveJobs: await db.$count(jobs, isLive(ctx)),
    employers: await db.$count(employers),
    waitingForErasure: await db.$count(profiles, isNotNull(profiles.eraseAt)),
    openReports: await db.$count(reports, eq(reports.status, 'open')),
    proposedLinks: await db.$count(
      userEmployerLinks,
      and(eq(userEmployerLinks.isActive, false), isNull(userEmployerLinks.endedAt)),
    ),
  };
}
