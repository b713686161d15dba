import {
  APPLICATION_STATUSES,
  type Offer,
  OPEN_APPLICATION_STATUSES,
  RETENTION_MONTHS,
  toShownStatus,
} from '@stellenvisite/contract/applications/applications';
import type {
  Application,
  ApplicationEvent,
  Interview,
  ReceivedApplicationDetail,
} from '@stellenvisite/contract/applications/applications.schema';
import type { TalentContact } from '@stellenvisite/contract/applications/talent-contacts.schema';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  applicationEvents,
  applicationFiles,
  applications,
  talentContacts,
} from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import { toStoredFile } from '../platform/files/store-file.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ListedApplication = ApplicationRow & {
  isJobLive: boolean;
  jobCategory: JobCategory | null;
  retainedFrom: Date | null;
  /** The applicant's consent to stay known holds until then. */
  knownUntil: Date | null;
};

export const DECIDED_STATUSES = APPLICATION_STATUSES.filter(
  (status) => !OPEN_APPLICATION_STATUSES.some((open) => open === status),
);

/** A job that was closed has ended before the date it was announced until; one that is deleted says nothing of its own. */
const jobEnd = sql`case when ${jobs.status} = 'closed' then least(${jobs.validThrough}, ${jobs.updatedAt}) else ${jobs.validThrough} end`;

/**
 * From when on the law's time runs: the decision, or, where none was made, the end of the job. Null while neither has come.
 * Read together with a left join of the job.
 */
export function retainedFromAt(now: Date): SQL<Date | null> {
  const end = sql`greatest(${applications.statusUpdatedAt}, ${jobEnd})`;
  return sql<Date | null>`case
    when ${inArray(applications.status, DECIDED_STATUSES)} or ${jobs.id} is null then ${applications.statusUpdatedAt}
    when ${end} <= ${now.toISOString()}::timestamptz then ${end}
  end`.mapWith(applications.statusUpdatedAt);
}

const knownUntilColumn =
  sql<Date | null>`(select ${talentContacts.knownUntil} from ${talentContacts} where ${eq(talentContacts.applicationId, applications.id)})`.mapWith(
    talentContacts.knownUntil,
  );

/** Read together with a left join of the job. */
export const listedColumns = (ctx: Context) => ({
  ...getTableColumns(applications),
  isJobLive: sql<boolean>`coalesce(${isLive(ctx)}, false)`,
  jobCategory: jobs.category,
  retainedFrom: retainedFromAt(ctx.now()),
  knownUntil: knownUntilColumn,
});

export async function findListedApplication(ctx: Context, id: string): Promise<ListedApplication | null> {
  const [row] = await ctx.db
    .select(listedColumns(ctx))
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id));
  return row ?? null;
}

const toIso = (date: Date | null) => date?.toISOString() ?? null;

/** Converts a row of a list, which is read without the long texts. */
export function toApplication(row: Omit<ListedApplication, 'message' | 'answers'>): Application {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: toShownStatus(row.status),
    version: row.version,
    job: {
      id: row.jobId,
      title: row.jobTitle,
      employer: { id: row.employerId, name: row.employerName },
      city: row.city,
      country: row.country,
      category: row.jobCategory,
      isLive: row.isJobLive,
    },
    sentAt: row.sentAt.toISOString(),
    openedAt: toIso(row.openedAt),
    invitedAt: toIso(row.invitedAt),
    interviewAt: toIso(row.interviewAt),
    rejectedAt: toIso(row.rejectedAt),
    hiredAt: toIso(row.hiredAt),
    withdrawnAt: toIso(row.withdrawnAt),
    offer: toOffer(row),
    statusUpdatedAt: row.statusUpdatedAt.toISOString(),
    deleteAt: toIso(deleteAtOf(row)),
  };
}

export function toReceivedApplication(
  row: ListedApplication,
): Application & Pick<ReceivedApplicationDetail, 'applicant'> {
  return { ...toApplication(row), applicant: row.applicant };
}

/** An offer is stored with its day. */
export function toOffer(
  row: Pick<
    ApplicationRow,
    'offeredAt' | 'offerAnswerBy' | 'offerAnswer' | 'offerAnsweredAt' | 'offerReply' | 'offerPhoneAnswer'
  >,
): Offer | null {
  if (!row.offeredAt || !row.offerAnswerBy) return null;
  return {
    sentAt: row.offeredAt.toISOString(),
    answerBy: row.offerAnswerBy,
    answer: row.offerAnswer,
    answeredAt: toIso(row.offerAnsweredAt),
    reply: row.offerReply ?? '',
    phoneAnswer: row.offerPhoneAnswer,
  };
}

type Retained = { retainedFrom: Date | null; country: Country; knownUntil: Date | null };

/** When the law has it deleted, or a longer consent ends; null while it is neither decided nor its job ended. */
export function deleteAtOf({ retainedFrom, country, knownUntil }: Retained): Date | null {
  if (!retainedFrom) return null;
  const byLaw = addMonths(retainedFrom, RETENTION_MONTHS[country]);
  return knownUntil && knownUntil > byLaw ? knownUntil : byLaw;
}

export function toInterview(row: ApplicationRow): Interview | null {
  if (!row.interviewAt || !row.interviewMinutes) return null;
  return {
    at: row.interviewAt.toISOString(),
    minutes: row.interviewMinutes,
    place: row.interviewPlace ?? '',
    note: row.interviewNote ?? '',
  };
}

/** Returns the content and the history of an application, to go with the row itself. */
export async function getContent(ctx: Context, row: ApplicationRow, { namesEmployer }: { namesEmployer: boolean }) {
  const [sentFiles, timeline, known] = await Promise.all([
    listSentFiles(ctx.db, row.id),
    listTimeline(ctx.db, row.id, { namesEmployer }),
    findTalentContact(ctx.db, row.id),
  ]);
  return {
    message: row.message,
    callbackTime: row.callbackTime,
    answers: row.answers,
    files: sentFiles,
    interview: toInterview(row),
    talentContact: known,
    timeline,
  };
}

async function findTalentContact(db: Db | Tx, applicationId: string): Promise<TalentContact | null> {
  const [row] = await db.select().from(talentContacts).where(eq(talentContacts.applicationId, applicationId));
  if (!row) return null;
  return { askedAt: row.askedAt.toISOString(), answeredAt: toIso(row.answeredAt), knownUntil: toIso(row.knownUntil) };
}

export async function listSentFiles(db: Db | Tx, applicationId: string): Promise<StoredFile[]> {
  const rows = await db
    .select(getTableColumns(files))
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(eq(applicationFiles.applicationId, applicationId))
    .orderBy(asc(applicationFiles.position));
  return rows.map(toStoredFile);
}

/** The employer's people are named to each other, not to the applicant. */
async function listTimeline(
  db: Db | Tx,
  applicationId: string,
  { namesEmployer }: { namesEmployer: boolean },
): Promise<ApplicationEvent[]> {
  const rows = await db
    .select({
      kind: applicationEvents.kind,
      party: applicationEvents.party,
      at: applicationEvents.at,
      name: profiles.fullName,
    })
    .from(applicationEvents)
    .leftJoin(profiles, eq(profiles.id, applicationEvents.byUserId))
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));
  return rows.map(({ kind, party, at, name }) => ({
    kind,
    by: party,
    at: at.toISOString(),
    byName: namesEmployer && party === 'employer' ? name : null,
  }));
}

/** The same day some months later; the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}
