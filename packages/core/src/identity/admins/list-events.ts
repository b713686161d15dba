import type {
  AdminEvent,
  AdminEventFilters,
  AdminEventList,
  AdminEventQuery,
  AdminOverview,
} from '@stellenvisite/contract/identity/admins.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { reports } from '@stellenvisite/db/schema/support/reports';
import { and, desc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { isLive } from '../../live-jobs.ts';
import { maskEmail } from '../../platform/mails/mask-email.ts';
import { requirePermission } from '../../require-permission.ts';
import { shortenIp } from '../accounts/account-view.ts';

const HEADINGS = {
  de: ['Zeit', 'Vorgang', 'Ergebnis', 'Kennung', 'Konto', 'Netz'],
  en: ['Time', 'Action', 'Outcome', 'Identifier', 'Account', 'Network'],
};

/** Lists the events of accounts, newest first. */
export async function listEvents(ctx: Context, query: AdminEventQuery): Promise<AdminEventList> {
  await requirePermission(ctx, 'event.read');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectEvents(ctx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await ctx.db.$count(authEvents, toCondition(filters)),
    page,
    pageSize,
  };
}

export async function exportEvents(ctx: Context, filters: AdminEventFilters): Promise<string> {
  await requirePermission(ctx, 'event.read');
  const events = await selectEvents(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'events.exported',
    filters,
    headings: HEADINGS,
    rows: events.map(({ at, action, outcome, userId, userEmail, ip }) => [
      formatDateTime(at),
      action,
      outcome,
      userId,
      userEmail,
      ip,
    ]),
  });
}

const toCondition = ({ action, outcome, userId }: AdminEventFilters): SQL | undefined =>
  and(
    action ? eq(authEvents.action, action) : undefined,
    outcome === 'ok' ? eq(authEvents.outcome, 'ok') : undefined,
    outcome === 'failed' ? ne(authEvents.outcome, 'ok') : undefined,
    userId ? eq(authEvents.userId, userId) : undefined,
  );

/** Addresses are masked and networks shortened, in the file too. */
async function selectEvents(
  ctx: Context,
  filters: AdminEventFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminEvent[]> {
  const rows = await ctx.db
    .select({ event: authEvents, userEmail: authUsers.email })
    .from(authEvents)
    .leftJoin(authUsers, eq(authUsers.id, authEvents.userId))
    .where(toCondition(filters))
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ event, userEmail }) => ({
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    outcome: event.outcome,
    userId: event.userId,
    userEmail: maskEmail(userEmail),
    ip: shortenIp(event.ip),
  }));
}

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
