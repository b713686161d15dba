import type { JobStatus } from '@stellenvisite/contract/jobs/job-fields';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, getTableColumns, lt, lte, ne, notInArray, sql } from 'drizzle-orm';

/** Of the jobs of today so many had an ad before; the others are new, so the market has grown. */
const HAD_EARLIER_AD = 0.9;
/** An ad that was renewed until somebody was found: vacancies in care stay open for months. */
const SHORTEST_DAYS = 90;
const MAX_DAYS = 210;
/** Older than any ad that the generated market has of its own. */
const PAST_DAYS = 65;

/**
 * The ads that ran before those of today, each of the same employer and long over, so that the market has a past. Their texts are left
 * out: nobody opens an ad that ended months ago. Employers whose lists somebody of the demo sees keep them as they are. Filled once.
 */
export async function fillDemoPastJobs(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<void> {
  const isPast = and(eq(jobs.status, 'closed'), lt(jobs.postedAt, new Date(now.getTime() - PAST_DAYS * DAY_MS)));
  if ((await tx.select({ id: jobs.id }).from(jobs).where(isPast).limit(1)).length > 0) return;
  const { id, postedAt } = jobs;
  // The day before the next one began, so that no day counts both.
  const ended = sql<Date>`${postedAt} - interval '1 day'`;
  const days = sql`${SHORTEST_DAYS}::int + floor(${chance('days')} * ${MAX_DAYS - SHORTEST_DAYS}::int)::int`;
  const started = sql<Date>`${ended} - make_interval(days => ${days})`;
  const linked = tx.select({ id: userEmployerLinks.employerId }).from(userEmployerLinks);
  const earlier = tx
    .select({
      ...getTableColumns(jobs),
      id: sql<string>`md5(${id}::text || '/earlier')::uuid`.as('id'),
      number: sql<number>`nextval(pg_get_serial_sequence('jobs', 'number'))`.as('number'),
      status: sql<JobStatus>`'closed'`.as('status'),
      startsOn: sql<null>`null`.as('starts_on'),
      introHtml: sql<string>`''`.as('intro_html'),
      sections: EMPTY.as('sections'),
      benefits: EMPTY.as('benefits'),
      requirements: EMPTY.as('requirements'),
      questions: EMPTY.as('questions'),
      featured: sql<boolean>`false`.as('featured'),
      postedAt: started.as('posted_at'),
      validThrough: ended.as('valid_through'),
      createdAt: started.as('created_at'),
      updatedAt: ended.as('updated_at'),
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'published'),
        lte(postedAt, now),
        ne(jobs.employerId, employerId),
        notInArray(jobs.employerId, linked),
        sql`${chance('had')} < ${HAD_EARLIER_AD}::float`,
      ),
    );
  await tx.insert(jobs).select(earlier);
}

const EMPTY = sql<[]>`'[]'::jsonb`;

/** Between 0 and 1, always the same for a job. */
const chance = (name: string) =>
  sql`(('x' || left(md5(${jobs.id}::text || ${name}::text), 7))::bit(28)::int / 268435456.0)`;
