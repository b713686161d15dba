import type { SameJob } from '@stellenvisite/contract/held-jobs.schema';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { toJobContent } from '../to-job-content.ts';
import { textOf } from './find-review-reasons.ts';
import { shareOfWords } from './share-of-words.ts';

const CANDIDATES = 60;
const NEARLY_THE_SAME = 0.8;

type Compared = { id: string; employerId: string; content: JobContent };

/** The public job whose words are most like those of this one, of the same employer or in the same place; null where none is near. */
export async function findSameJob({ db }: Pick<Context, 'db'>, posting: Compared): Promise<SameJob | null> {
  const { category, location } = posting.content;
  const inPlace = location && category && and(eq(jobs.city, location.city), eq(jobs.category, category));
  const rows = await db
    .select({ job: jobs, employer: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(eq(jobs.status, 'published'), ne(jobs.id, posting.id), or(eq(jobs.employerId, posting.employerId), inPlace)),
    )
    .orderBy(desc(jobs.postedAt))
    .limit(CANDIDATES);
  const own = readable(posting.content);
  const [nearest] = rows
    .map(({ job, employer }) => {
      const text = readable(toJobContent(job));
      return { job, employer, text, share: shareOfWords(own, text) };
    })
    .toSorted((a, b) => b.share - a.share);
  if (!nearest || nearest.share < NEARLY_THE_SAME) return null;
  const { job, employer, text, share } = nearest;
  return {
    id: job.id,
    number: job.number,
    title: job.title,
    employer,
    isSameEmployer: job.employerId === posting.employerId,
    postedAt: job.postedAt.toISOString(),
    percent: Math.round(share * 100),
    text: text.slice(job.title.length + 1),
  };
}

const readable = (content: JobContent) => `${content.title ?? ''}\n${textOf(content)}`;
