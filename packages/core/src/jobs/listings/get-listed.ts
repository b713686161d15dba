import { type JobState, LISTED_VIEW_DAYS } from '@stellenvisite/contract/jobs/own-jobs';
import type { JobModeration, ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobPostingEvents, jobPostings, jobQuality } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { jobViews } from '@stellenvisite/db/schema/jobs/statistics';
import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isUnanswered } from '../../is-unanswered.ts';
import { stateOf } from '../postings/get-posting.ts';
import { toJobClass } from './own-job-view.ts';

type ReportsOf = (jobs: { id: string; employerId: string }[]) => Promise<ReadonlyMap<string, JobModeration['report']>>;

/** Loads the jobs of one page, in the order of their ids; the number of queries does not depend on how many they are. */
export async function getListed(
  ctx: Context,
  ids: readonly string[],
  reportsOf: ReportsOf = async () => new Map(),
): Promise<ListedJob[]> {
  if (ids.length === 0) return [];
  const [published, postings, scores, received, viewed, authors] = await Promise.all([
    loadPublished(ctx, ids),
    loadPostings(ctx, ids),
    ctx.db.select().from(jobQuality).where(inArray(jobQuality.jobId, ids)),
    countApplications(ctx, ids),
    countViews(ctx, ids),
    findLastAuthors(ctx, ids),
  ]);
  const jobById = new Map(published.map((row) => [row.job.id, row]));
  const postingById = new Map(postings.map((row) => [row.posting.id, row]));
  const scoreById = new Map(scores.map(({ jobId, score }) => [jobId, score]));
  const receivedById = new Map(received.map((row) => [row.jobId, row]));
  const viewsById = new Map(viewed.map(({ jobId, views }) => [jobId, views]));
  const authorById = new Map(authors.map((row) => [row.postingId, row.by]));
  const reportById = await reportsOf(withheldOf(postings));
  return ids.flatMap((id): ListedJob[] => {
    const [job, posting] = [jobById.get(id), postingById.get(id)];
    const shown = job ? toPublished(ctx, job, posting) : posting && toDraft(ctx, posting);
    if (!shown) return [];
    const { all = 0, open = 0 } = receivedById.get(id) ?? {};
    const counts = { views: viewsById.get(id) ?? 0, applications: all, openApplications: open };
    const moderation = posting ? toModeration(posting.posting, shown.state, reportById.get(id) ?? null) : null;
    const facts = { quality: scoreById.get(id) ?? 0, updatedBy: authorById.get(id) ?? null, moderation };
    return [{ ...shown, ...counts, ...facts }];
  });
}

const withheldOf = (postings: readonly Posting[]) =>
  postings
    .filter(({ posting }) => posting.takedownReason ?? posting.refusal ?? posting.suspendedAt)
    .map(({ posting, employer }) => ({ id: posting.id, employerId: employer.id }));

function toModeration(
  { takedownReason, removedAt, refusal, suspendedAt }: Posting['posting'],
  state: JobState,
  report: JobModeration['report'],
): JobModeration | null {
  if (state === 'removed') return { reason: takedownReason, at: removedAt?.toISOString() ?? null, report };
  if (state === 'refused') return { reason: refusal, at: null, report };
  if (state === 'pending' && suspendedAt) return { reason: null, at: suspendedAt.toISOString(), report };
  return null;
}

type Shown = Omit<ListedJob, 'quality' | 'views' | 'applications' | 'openApplications' | 'updatedBy' | 'moderation'>;
type Published = Awaited<ReturnType<typeof loadPublished>>[number];
type Posting = Awaited<ReturnType<typeof loadPostings>>[number];

function loadPublished({ db }: Context, ids: readonly string[]) {
  const { id, number, title, city, country, status, postedAt, validThrough, featured, updatedAt } = jobs;
  const { departmentId, department, category } = jobs;
  return db
    .select({
      job: { id, number, title, city, country, status, postedAt, validThrough, featured, updatedAt },
      department: { id: departmentId, name: department },
      category,
      employer: { id: employers.id, name: employers.name },
      class: jobClasses,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(inArray(jobs.id, ids));
}

/** Of the content only what a line shows: the texts may be long. */
function loadPostings({ db }: Context, ids: readonly string[]) {
  const {
    id,
    origin,
    pendingSince,
    suspendedAt,
    pausedAt,
    closedAt,
    closeReason,
    refusal,
    takedownReason,
    removedAt,
    version,
    publishedVersion,
    updatedAt,
  } = jobPostings;
  return db
    .select({
      posting: {
        id,
        origin,
        pendingSince,
        suspendedAt,
        pausedAt,
        closedAt,
        closeReason,
        refusal,
        takedownReason,
        removedAt,
        version,
        publishedVersion,
        updatedAt,
      },
      title: sql<string | null>`${jobPostings.content} ->> 'title'`,
      city: sql<string | null>`${jobPostings.content} #>> '{location,city}'`,
      country: sql<ListedJob['country']>`${jobPostings.content} #>> '{location,country}'`,
      category: sql<ListedJob['category']>`${jobPostings.content} ->> 'category'`,
      department: { id: departments.id, name: departments.name },
      employer: { id: employers.id, name: employers.name },
    })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .leftJoin(departments, eq(departments.id, sql`(${jobPostings.content} ->> 'departmentId')::uuid`))
    .where(inArray(jobPostings.id, ids));
}

function countApplications({ db }: Context, ids: readonly string[]) {
  return db
    .select({
      jobId: applications.jobId,
      all: count(),
      open: sql<number>`(count(*) filter (where ${isUnanswered}))::int`,
    })
    .from(applications)
    .where(and(inArray(applications.jobId, ids), ne(applications.kind, 'external')))
    .groupBy(applications.jobId);
}

function countViews({ db, now }: Context, ids: readonly string[]) {
  const from = new Date(toBerlinClock(now()).getTime() - (LISTED_VIEW_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return db
    .select({ jobId: jobViews.jobId, views: sql<number>`sum(${jobViews.views})::int` })
    .from(jobViews)
    .where(and(inArray(jobViews.jobId, ids), gte(jobViews.day, from)))
    .groupBy(jobViews.jobId);
}

function findLastAuthors({ db }: Context, ids: readonly string[]) {
  return db
    .selectDistinctOn([jobPostingEvents.postingId], { postingId: jobPostingEvents.postingId, by: profiles.fullName })
    .from(jobPostingEvents)
    .leftJoin(profiles, eq(profiles.id, jobPostingEvents.byUserId))
    .where(inArray(jobPostingEvents.postingId, ids))
    .orderBy(jobPostingEvents.postingId, desc(jobPostingEvents.id));
}

function toPublished(
  ctx: Context,
  { job, category, department, employer, class: read }: Published,
  found?: Posting,
): Shown {
  const posting = found?.posting ?? null;
  const state = stateOf(job, posting, ctx.now());
  const { id, number, title, city, country, featured } = job;
  return {
    id,
    number,
    title,
    city,
    country,
    featured,
    category,
    employer,
    state,
    department: department.name ? { id: department.id, name: department.name } : null,
    origin: posting?.origin ?? 'feed',
    postedAt: job.postedAt.toISOString(),
    validThrough: endOf(ctx, job, posting).toISOString(),
    closedAt: closedAtOf(state, job, posting)?.toISOString() ?? null,
    updatedAt: (posting?.updatedAt ?? job.updatedAt).toISOString(),
    hasChanges: posting !== null && posting.version !== posting.publishedVersion,
    class: read && toJobClass(read, ctx.language),
  };
}

type Dated = Published['job'];
type Stored = Posting['posting'] | null;

/** The time of a paused job does not run: what is left of it is added to this moment. */
function endOf(ctx: Context, { status, validThrough }: Dated, posting: Stored): Date {
  if (status !== 'paused' || !posting?.pausedAt) return validThrough;
  return new Date(validThrough.getTime() + ctx.now().getTime() - posting.pausedAt.getTime());
}

function closedAtOf(state: JobState, { validThrough, updatedAt }: Dated, posting: Stored): Date | null {
  if (state !== 'closed' && state !== 'filled') return null;
  return posting?.closedAt ?? (validThrough < updatedAt ? validThrough : updatedAt);
}

function toDraft(ctx: Context, { posting, title, city, country, category, department, employer }: Posting): Shown {
  return {
    id: posting.id,
    number: null,
    title: title ?? '',
    city,
    country,
    featured: false,
    category,
    employer,
    state: stateOf(null, posting, ctx.now()),
    department,
    origin: posting.origin,
    postedAt: null,
    validThrough: null,
    closedAt: null,
    updatedAt: posting.updatedAt.toISOString(),
    hasChanges: true,
    class: null,
  };
}
