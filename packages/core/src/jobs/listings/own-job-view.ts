import type { Choice } from '@stellenvisite/contract/jobs/occupations.schema';
import { certaintyOf } from '@stellenvisite/contract/jobs/own-jobs';
import type { JobClassView, OwnJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import type { Term } from '@stellenvisite/contract/jobs/taxonomy.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { departmentByKey, levelByKey, occupationByKey, translateReason } from '@stellenvisite/search/taxonomy';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { stateOf } from '../postings/get-posting.ts';

type Page = { limit: number; offset: number };

/** Jobs as their employer sees them, the newest first. */
export async function selectOwnJobs(ctx: Context, where: SQL | undefined, page: Page): Promise<OwnJob[]> {
  const rows = await ctx.db
    .select({
      id: jobs.id,
      number: jobs.number,
      title: jobs.title,
      employer: { id: employers.id, name: employers.name },
      city: jobs.city,
      country: jobs.country,
      status: jobs.status,
      postedAt: jobs.postedAt,
      validThrough: jobs.validThrough,
      // Of a joined object whose first column is null, Drizzle returns nothing: the id comes first.
      posting: {
        id: jobPostings.id,
        pendingSince: jobPostings.pendingSince,
        suspendedAt: jobPostings.suspendedAt,
        closeReason: jobPostings.closeReason,
        refusal: jobPostings.refusal,
        takedownReason: jobPostings.takedownReason,
      },
      class: jobClasses,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(jobPostings, eq(jobPostings.id, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(where)
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ status, postedAt, validThrough, posting, class: read, ...job }) => ({
    ...job,
    state: stateOf({ status, postedAt, validThrough }, posting, ctx.now()),
    postedAt: postedAt.toISOString(),
    validThrough: validThrough.toISOString(),
    class: read && toJobClass(read, ctx.language),
  }));
}

export function toJobClass(row: typeof jobClasses.$inferSelect, language: Language): JobClassView {
  return {
    occupation: toChoice(occupationByKey, row.occupation, language),
    level: toChoice(levelByKey, row.level, language),
    specialty: row.specialty,
    department: toChoice(departmentByKey, row.department, language),
    certainty: certaintyOf(row.confidence),
    reason: translateReason(row.reason, language),
    isCorrected: row.isCorrected,
  };
}

/** A key that the vocabulary no longer has is as good as none. */
function toChoice(terms: ReadonlyMap<string, Term>, key: string | null, language: Language): Choice | null {
  const term = terms.get(key ?? '');
  return term ? { key: term.key, label: term.label[language] } : null;
}
