import { movesFrom, type PostingProblem } from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent, JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { JobOrigin, JobState } from '@stellenvisite/contract/jobs/own-jobs';
import { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobPostingEvents, type jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import type { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { locateAddress, locateWorkplace } from '../../platform/places/locate-address.ts';
import { findPosting, requirePosting } from './open-posting.ts';

type Job = Pick<typeof jobs.$inferSelect, 'status' | 'postedAt' | 'validThrough'>;

type Posting = Pick<
  typeof jobPostings.$inferSelect,
  'pendingSince' | 'suspendedAt' | 'closeReason' | 'refusal' | 'takedownReason'
>;

export async function getPosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  await requirePosting(ctx, id, 'job_posting.read');
  return loadPosting(ctx, id);
}

/** For use cases that have checked the permission already. */
export async function loadPosting(ctx: Context, id: string): Promise<JobPosting> {
  const found = await findPosting(ctx.db, id);
  if (!found) throw new DomainError('job.not_found');
  const { posting, job } = found;
  const state = stateOf(job, posting, ctx.now());
  const isDated = job && job.status !== 'draft';
  return {
    id,
    number: job?.number ?? null,
    employer: await loadEmployer(ctx.db, posting.employerId),
    state,
    version: posting.version,
    content: posting.content,
    hasChanges: posting.version !== posting.publishedVersion,
    problems: findPostingProblems(posting.content, posting.origin),
    quality: judgePosting(posting.content),
    moves: movesFrom(state),
    postedAt: isDated ? job.postedAt.toISOString() : null,
    validThrough: isDated ? job.validThrough.toISOString() : null,
    updatedAt: posting.updatedAt.toISOString(),
    refusal: posting.refusal,
    history: await listHistory(ctx.db, id),
  };
}

async function loadEmployer(db: Db | Tx, id: string) {
  const [employer] = await db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, id));
  if (!employer) throw new DomainError('job.not_found');
  return employer;
}

async function listHistory(db: Db | Tx, postingId: string): Promise<JobPosting['history']> {
  const rows = await db
    .select({
      kind: jobPostingEvents.kind,
      at: jobPostingEvents.at,
      by: profiles.fullName,
      detail: jobPostingEvents.detail,
    })
    .from(jobPostingEvents)
    .leftJoin(profiles, eq(profiles.id, jobPostingEvents.byUserId))
    .where(eq(jobPostingEvents.postingId, postingId))
    .orderBy(desc(jobPostingEvents.id));
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

/** Returns the state of a job at this moment. What was never published has no public row, what came from elsewhere no posting. */
export function stateOf(job: Job | null, posting: Posting | null, now: Date): JobState {
  if (posting && posting.takedownReason !== null) return 'removed';
  if (!job || job.status === 'draft') {
    if (posting?.pendingSince) return 'pending';
    return posting && posting.refusal !== null ? 'refused' : 'draft';
  }
  if (job.status === 'paused') return posting?.suspendedAt ? 'pending' : 'paused';
  if (job.status === 'closed') return posting?.closeReason === 'filled' ? 'filled' : 'closed';
  if (job.postedAt > now) return 'planned';
  return job.validThrough > now ? 'live' : 'expired';
}

/** Returns the state as SQL for a query in which the public row is `j` and the posting `p`. */
export function stateInSql(now: string): SQL<JobState> {
  return sql<JobState>`case
    when p.takedown_reason is not null then 'removed'
    when (j.id is null or j.status = 'draft') and p.pending_since is not null then 'pending'
    when j.id is null or j.status = 'draft' then case when p.refusal is null then 'draft' else 'refused' end
    when j.status = 'paused' then case when p.suspended_at is null then 'paused' else 'pending' end
    when j.status = 'closed' then case when p.close_reason = 'filled' then 'filled' else 'closed' end
    when j.posted_at > ${now}::timestamptz then 'planned'
    when j.valid_through > ${now}::timestamptz then 'live'
    else 'expired' end`;
}

/**
 * Finds what a job must have before the public sees it. A department is looked up where the job is published. A job of a feed may lack what its
 * feed does not state.
 */
export function findPostingProblems(content: JobContent, origin?: JobOrigin): PostingProblem[] {
  const isImported = origin === 'feed';
  const { title, location, introHtml, sections = [], applyMethod, contact, salary, hoursPerWeek, training } = content;
  const statesPay = Boolean(salary && salary.min > 0) || Boolean(training?.payByYear.some((amount) => amount > 0));
  const found: [boolean, PostingProblem][] = [
    [!title, 'title_missing'],
    [!content.category, 'category_missing'],
    [!isImported && !content.employmentType, 'employment_type_missing'],
    [!isImported && !content.experienceLevel, 'experience_level_missing'],
    [!location?.city, 'location_missing'],
    [Boolean(location?.city) && !(isImported ? locateWorkplace : locateAddress)(location), 'location_unknown'],
    [!introHtml && sections.every(({ html }) => html.trim() === ''), 'text_missing'],
    [!applyMethod, 'apply_method_missing'],
    [applyMethod === 'external' && !content.applyUrl, 'apply_url_missing'],
    [applyMethod === 'email' && !content.applyEmail, 'apply_email_missing'],
    [applyMethod === 'contact' && !contact?.email && !contact?.phone, 'contact_missing'],
    [Boolean(contact && !contact.name && (contact.email || contact.phone)), 'contact_name_missing'],
    [Boolean(salary && salary.min > salary.max), 'pay_range_wrong'],
    // GlBG § 9: an ad for Austria states the minimum pay and its period.
    [location?.country === 'AT' && !statesPay, 'pay_missing_austria'],
    [Boolean(hoursPerWeek && hoursPerWeek.min > hoursPerWeek.max), 'hours_range_wrong'],
    // AVG art. 21a: a job of an occupation on the list is reported to the RAV before it is public.
    [location?.country === 'CH' && Boolean(content.mustReport) && !content.reportedOn, 'report_missing'],
  ];
  return found.flatMap(([isFound, problem]) => (isFound ? [problem] : []));
}
