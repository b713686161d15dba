import {
  DRAFT_DAYS,
  GUEST_APPLICATION_HOURS,
  RETENTION_MONTHS,
  RETENTION_NOTICE_DAYS,
} from '@stellenvisite/contract/applications/applications';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import {
  applicationDrafts,
  applicationFiles,
  applications,
  guestApplications,
  talentContacts,
} from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, asc, eq, getTableColumns, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { releaseFiles } from '../platform/files/release-files.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../platform/queue/define-job.ts';
import { type ApplicationRow, addMonths, DECIDED_STATUSES, deleteAtOf, retainedFromAt } from './application-view.ts';
import { applicationDeletionMail } from './applications.mails.ts';
import { applicantUrl } from './get-received-application.ts';

const DAY_MS = 24 * HOUR_MS;
const BATCH = 500;
/** Months differ in length: the query takes a few days more, the exact day is looked at row by row. */
const MONTH_SLACK_DAYS = 4;

type RetainedApplication = ApplicationRow & { retainedFrom: Date | null; knownUntil: Date | null };

/**
 * Deletes applications once the law's time since their decision is over, or since the end of the job where nobody ever
 * answered, each not before its applicant was informed; and drafts and guests'
 * applications that nobody went on with. What one run leaves, the next one does.
 */
export async function deleteOldApplications(ctx: Context): Promise<{ noticed: number; deleted: number }> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  await ctx.db.delete(applicationDrafts).where(lt(applicationDrafts.updatedAt, before(DRAFT_DAYS * DAY_MS)));
  await ctx.db
    .delete(guestApplications)
    .where(lt(guestApplications.createdAt, before(GUEST_APPLICATION_HOURS * HOUR_MS)));
  return { noticed: await noticeDeletions(ctx), deleted: await deleteDue(ctx) };
}

const daysFrom = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** Those whose time may be over at `then`, the oldest first. */
function listRetained(ctx: Context, then: Date, where: SQL | undefined): Promise<RetainedApplication[]> {
  const retainedFrom = retainedFromAt(then);
  const cutoffs = COUNTRIES.map((country) => {
    const retainedBy = daysFrom(addMonths(then, -RETENTION_MONTHS[country]), MONTH_SLACK_DAYS);
    return and(
      eq(applications.country, country),
      // Never later than the other, and in an index.
      lte(applications.statusUpdatedAt, retainedBy),
      lte(retainedFrom, retainedBy),
    );
  });
  return ctx.db
    .select({ ...getTableColumns(applications), retainedFrom, knownUntil: talentContacts.knownUntil })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(talentContacts, eq(talentContacts.applicationId, applications.id))
    .where(and(or(...cutoffs), or(isNull(talentContacts.knownUntil), lte(talentContacts.knownUntil, then)), where))
    .orderBy(asc(applications.statusUpdatedAt))
    .limit(BATCH);
}

const isDue = (row: RetainedApplication, now: Date) =>
  (deleteAtOf(row)?.getTime() ?? Number.POSITIVE_INFINITY) <= now.getTime();

const isDecided = ({ status }: ApplicationRow) => DECIDED_STATUSES.some((decided) => decided === status);

async function noticeDeletions(ctx: Context): Promise<number> {
  const soon = daysFrom(ctx.now(), RETENTION_NOTICE_DAYS);
  const rows = await listRetained(ctx, soon, isNull(applications.deletionNoticedAt));
  let noticed = 0;
  for (const row of rows) if (isDue(row, soon) && (await noticeDeletion(ctx, row))) noticed++;
  return noticed;
}

/** Announces the deletion. After a late notice the applicant still has the whole time to look at the application again. */
async function noticeDeletion(ctx: Context, row: RetainedApplication): Promise<boolean> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [noticed] = await tx
      .update(applications)
      .set({ deletionNoticedAt: now })
      .where(and(eq(applications.id, row.id), isNull(applications.deletionNoticedAt)))
      .returning({ id: applications.id });
    if (!noticed) return false;
    const [profile] = row.userId
      ? await tx.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, row.userId))
      : [];
    if (!profile || !row.applicant?.email) return true;
    const deleteAt = new Date(
      Math.max(deleteAtOf(row)?.getTime() ?? 0, daysFrom(now, RETENTION_NOTICE_DAYS).getTime()),
    );
    const about = { jobTitle: row.jobTitle, employer: row.employerName, url: applicantUrl(ctx, row.id) };
    const message = applicationDeletionMail({ ...about, deleteAt, isAnswered: isDecided(row) });
    await ctx.mail.write(tx, { to: row.applicant.email, language: profile.language, message });
    return true;
  });
}

async function deleteDue(ctx: Context): Promise<number> {
  const now = ctx.now();
  const wasNoticed = lte(applications.deletionNoticedAt, daysFrom(now, -RETENTION_NOTICE_DAYS));
  const rows = await listRetained(ctx, now, or(wasNoticed, isNull(applications.userId)));
  const due = rows.filter((row) => isDue(row, now));
  for (const row of due) await deleteApplication(ctx, row);
  return due.length;
}

/** Its files and those of its messages go with it, but for those the profile or another application uses. */
async function deleteApplication(ctx: Context, { id, version }: ApplicationRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Somebody may answer it at this very moment.
    const [locked] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.version, version)))
      .for('update');
    if (!locked) return;
    const sent = await tx
      .delete(applicationFiles)
      .where(eq(applicationFiles.applicationId, id))
      .returning({ fileId: applicationFiles.fileId });
    const written = await tx
      .select({ fileId: messageFiles.fileId })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(eq(messages.applicationId, id));
    await tx.delete(applications).where(eq(applications.id, id));
    await releaseFiles(
      tx,
      [...sent, ...written].map(({ fileId }) => fileId),
      ctx.now(),
    );
  });
}

export const deleteOldApplicationsJob = defineJob({
  name: 'applications.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 * * * *',
  handler: deleteOldApplications,
});
