import type { AdminJob, AdminJobFilters } from '@stellenvisite/contract/admin-jobs.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Asking = Pick<Context, 'db' | 'now'>;

const isSame = sql`other.employer_id = jobs.employer_id and other.title = jobs.title and other.city = jobs.city
  and other.status = 'published'`;

export async function selectJobs(
  ctx: Asking,
  filters: AdminJobFilters,
  page: { limit: number; offset: number },
): Promise<AdminJob[]> {
  const rows = await ctx.db
    .select({
      id: jobs.id,
      number: jobs.number,
      title: jobs.title,
      city: jobs.city,
      country: jobs.country,
      status: jobs.status,
      postedAt: jobs.postedAt,
      validThrough: jobs.validThrough,
      employerId: employers.id,
      employerName: employers.name,
      verifiedAt: employers.verifiedAt,
      same: sql<number>`(select count(*)::int from jobs other where ${isSame})`,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(toCondition(filters))
    .orderBy(...toOrder(filters.sort))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ employerId, employerName, verifiedAt, postedAt, validThrough, ...row }) => ({
    ...row,
    employer: { id: employerId, name: employerName, isVerified: verifiedAt !== null },
    isExpired: row.status === 'published' && validThrough <= ctx.now(),
    postedAt: postedAt.toISOString(),
    validThrough: validThrough.toISOString(),
  }));
}

export async function countJobs({ db }: Asking, filters: AdminJobFilters): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(toCondition(filters));
  return row?.count ?? 0;
}

function toCondition({ q, status, duplicates }: AdminJobFilters): SQL | undefined {
  const pattern = q ? toLikePattern(q) : '';
  return and(
    status ? eq(jobs.status, status) : undefined,
    duplicates
      ? sql`jobs.status = 'published' and (jobs.employer_id, jobs.title, jobs.city) in (
          select employer_id, title, city from jobs where status = 'published' group by 1, 2, 3 having count(*) > 1)`
      : undefined,
    q
      ? or(
          ilike(jobs.title, pattern),
          ilike(employers.name, pattern),
          ilike(jobs.city, pattern),
          sql`jobs.number::text = ${q.replaceAll(' ', '')}`,
          sql`jobs.id::text = ${q.toLowerCase()}`,
        )
      : undefined,
  );
}

function toOrder(sort: AdminJobFilters['sort'] = '-posted'): SQL[] {
  const columns = { title: jobs.title, posted: jobs.postedAt };
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return [sort.startsWith('-') ? desc(column) : asc(column), desc(jobs.id)];
}
