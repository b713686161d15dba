import {
  APPLICATION_TABS,
  type ApplicationTab,
  STATUSES_OF_TAB,
} from '@stellenvisite/contract/applications/applications';
import type {
  Applicant,
  ApplicationCounts,
  ApplicationDrafts,
  Applications,
  ApplicationsQuery,
  SubmitApplication,
} from '@stellenvisite/contract/applications/applications.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applicationDrafts, applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive } from '../live-jobs.ts';
import type { FileRow } from '../platform/files/get-own-file.ts';
import { requirePermission } from '../require-permission.ts';
import { loadProfile } from '../seekers/profiles/get-profile.ts';
import { listedColumns, toApplication } from './application-view.ts';
import { requireReceivedApplication } from './received-application.ts';

export type ApplicantAccount = { applicant: Applicant; language: Language };

/** Returns the applicant as the account and the profile state it now. */
export async function getApplicant(ctx: Pick<Context, 'db'>, userId: string): Promise<ApplicantAccount> {
  const [row] = await ctx.db
    .select({ email: authUsers.email, phone: authUsers.phone, profile: profiles })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!row) throw new DomainError('auth.session_ended');
  const { language } = row.profile;
  const { data } = await loadProfile(ctx, userId);
  const applicant = {
    fullName: row.profile.fullName,
    academicTitle: row.profile.academicTitle,
    email: row.email,
    phone: data.phone ?? (row.phone ? `+${row.phone}` : null),
    occupation: occupationByKey.get(data.occupations[0] ?? '')?.label[language] ?? null,
    location: data.location,
    profile: toSentProfile(data),
  };
  return { applicant, language };
}

function toSentProfile(data: SeekerProfileData): Applicant['profile'] {
  const {
    category: _category,
    payWish: _pay,
    phone: _phone,
    location: _location,
    radiusKm: _radius,
    countries: _,
    remote: __,
    ...sent
  } = data;
  return sent;
}

/** Replaces values of the profile by those typed for this application. A short application leaves the profile out. */
export function changeApplicant(applicant: Applicant, { kind, applicant: changed = {} }: SubmitApplication): Applicant {
  const { fullName, phone, occupation, location } = changed;
  return {
    ...applicant,
    ...(kind === 'short' ? { profile: null } : {}),
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(occupation === undefined ? {} : { occupation: occupation || null }),
    ...(location === undefined ? {} : { location: location || null }),
  };
}

export const nameOf = ({ academicTitle, fullName, email }: Applicant): string =>
  [academicTitle, fullName].filter(Boolean).join(' ') || (email ?? '');

const MAX_DRAFTS = 50;

/** Lists the applications that were begun and not sent, newest first. */
export async function listDrafts(ctx: Context): Promise<ApplicationDrafts> {
  const { userId } = await requirePermission(ctx, 'application.create');
  const rows = await ctx.db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      employer: employers.name,
      isLive: isLive(ctx) as SQL<boolean>,
      updatedAt: applicationDrafts.updatedAt,
    })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(desc(applicationDrafts.updatedAt))
    .limit(MAX_DRAFTS);
  return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}

/** Lists the person's own applications, what changed last first. */
export async function listApplications(ctx: Context, query: ApplicationsQuery): Promise<Applications> {
  const { userId } = await requirePermission(ctx, 'application.read');
  const { tab = 'all', jobId, page, pageSize } = query;
  const isOwn = and(eq(applications.userId, userId), jobId ? eq(applications.jobId, jobId) : undefined);
  const statuses = STATUSES_OF_TAB[tab];
  const [rows, counts, medianAnswerDays] = await Promise.all([
    ctx.db
      .select(listedColumns(ctx))
      .from(applications)
      .leftJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(isOwn, statuses ? inArray(applications.status, [...statuses]) : undefined))
      .orderBy(desc(applications.statusUpdatedAt), desc(applications.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countTabs(ctx.db, isOwn),
    medianDaysToAnswer(ctx.db, isOwn),
  ]);
  return { items: rows.map(toApplication), total: counts[tab], page, pageSize, counts, medianAnswerDays };
}

/** An answer is an invitation or a decision of the employer; to one decimal, as it is shown. */
async function medianDaysToAnswer(db: Db, where: SQL | undefined): Promise<number | null> {
  const answeredAt = sql`coalesce(${applications.invitedAt}, ${applications.rejectedAt}, ${applications.hiredAt})`;
  const days = sql`extract(epoch from ${answeredAt} - ${applications.sentAt}) / 86400`;
  const [row] = await db
    .select({
      median: sql<number | null>`round((percentile_cont(0.5) within group (order by ${days}))::numeric, 1)::float8`,
    })
    .from(applications)
    .where(and(where, sql`${answeredAt} is not null`));
  return row?.median ?? null;
}

/** How many applications each filter tab holds; one whose status is unknown is in `all` alone. */
export async function countTabs(db: Db | Tx, where: SQL | undefined): Promise<ApplicationCounts> {
  const rows = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(where)
    .groupBy(applications.status);
  const countOf = (tab: ApplicationTab) => {
    const statuses: readonly string[] | null = STATUSES_OF_TAB[tab];
    return rows.filter(({ status }) => !statuses || statuses.includes(status)).reduce((sum, row) => sum + row.count, 0);
  };
  return Object.fromEntries(APPLICATION_TABS.map((tab) => [tab, countOf(tab)])) as ApplicationCounts;
}

type SentFile = { id: string; fileId: string };

/** A file the employer received with an application, and no other of the applicant's. */
export async function getApplicationFile(ctx: Context, { id, fileId }: SentFile): Promise<FileRow> {
  await requireReceivedApplication(ctx, 'application.read', id);
  if (!isId(fileId)) throw new DomainError('file.not_found');
  const [row] = await ctx.db
    .select(getTableColumns(files))
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(and(eq(applicationFiles.applicationId, id), eq(applicationFiles.fileId, fileId)));
  if (!row) throw new DomainError('file.not_found');
  return row;
}
