import type {
  AdminJob,
  AdminJobFilters,
  AdminJobList,
  AdminJobQuery,
} from '@stellenvisite/contract/jobs/admin-jobs.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

type Asking = Pick<Context, 'db' | 'now'>;

const isSame = sql`other.employer_id = jobs.employer_id and other.title = jobs.title and other.city = jobs.city
  and other.status = 'published'`;

const HEADINGS = {
  de: ['Nummer', 'Titel', 'Arbeitgeber', 'Ort', 'Land', 'Stand', 'Veröffentlicht', 'Gültig bis', 'Gleiche Stellen'],
  en: ['Number', 'Title', 'Employer', 'Place', 'Country', 'State', 'Published', 'Valid until', 'Same jobs'],
};

export async function listAdminJobs(ctx: Context, query: AdminJobQuery): Promise<AdminJobList> {
  await requirePermission(ctx, 'job.moderate');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectJobs(ctx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await countJobs(ctx, filters),
    all: await countJobs(ctx, {}),
    page,
    pageSize,
  };
}

export async function exportAdminJobs(ctx: Context, filters: AdminJobFilters): Promise<string> {
  await requirePermission(ctx, 'job.moderate');
  const rows = await selectJobs(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'jobs.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map((row) => [
      row.number,
      row.title,
      row.employer.name,
      row.city,
      row.country,
      row.status,
      formatDate(row.postedAt),
      formatDate(row.validThrough),
      row.same,
    ]),
  });
}

async function selectJobs(
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

async function countJobs({ db }: Asking, filters: AdminJobFilters): Promise<number> {
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
