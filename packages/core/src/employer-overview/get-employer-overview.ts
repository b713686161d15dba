import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employer-settings';
import { employerMedia, employers } from '@stellenvisite/db/schema/employers';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loadEmployerSettings } from '../employer-settings/get-employer-settings.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { listAnswerWeeks } from './list-answer-weeks.ts';
import { listDrafts, listEndingJobs } from './list-job-tasks.ts';
import { listUnanswered } from './list-unanswered.ts';
import { listUnread } from './list-unread.ts';
import { listWeakJobs } from './list-weak-jobs.ts';

/** What waits for somebody who acts for an employer. */
export async function getEmployerOverview(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<EmployerOverview> {
  const { person, employerId } = await requireActingEmployer(ctx, 'application.read', asked);
  const { answerDays: promised } = await loadEmployerSettings(ctx.db, employerId);
  const answerDays = promised ?? DEFAULT_ANSWER_DAYS;
  const [unanswered, ending, unread, drafts, weak, answers, steps] = await Promise.all([
    listUnanswered(ctx, { employerId, userId: person.userId, answerDays }),
    listEndingJobs(ctx, employerId),
    listUnread(ctx, employerId),
    listDrafts(ctx, employerId),
    listWeakJobs(ctx, employerId),
    listAnswerWeeks(ctx, { employerId, answerDays }),
    findSteps(ctx, employerId),
  ]);
  const answer = { days: answerDays, isPromised: promised !== null };
  return { answer, unanswered, ending, unread, drafts, weak, answers, steps };
}

/** What of the first steps is done: something said about itself, a picture or logo, a job begun. */
async function findSteps({ db }: Context, employerId: string): Promise<EmployerOverview['steps']> {
  const one = { one: sql`1` };
  const has = (table: typeof employerMedia | typeof jobs | typeof jobPostings) =>
    sql<boolean>`exists (${db.select(one).from(table).where(eq(table.employerId, employerId))})`;
  const [row] = await db
    .select({
      profile: sql<boolean>`${employers.descriptionHtml} <> ''`,
      media: has(employerMedia),
      job: sql<boolean>`(${has(jobs)} or ${has(jobPostings)})`,
    })
    .from(employers)
    .where(eq(employers.id, employerId));
  return row ?? { profile: false, media: false, job: false };
}
