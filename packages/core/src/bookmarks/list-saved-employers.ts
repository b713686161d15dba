import { NEW_JOB_DAYS, type SavedEmployerSort } from '@stellenvisite/contract/bookmarks';
import type { SavedEmployers, SavedEmployersQuery } from '@stellenvisite/contract/bookmarks.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { savedEmployers } from '@stellenvisite/db/schema/bookmarks';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { employerItemColumns, toEmployerItem } from '../employers/employer-view.ts';
import { isLive } from '../live-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';

export async function listSavedEmployers(ctx: Context, query: SavedEmployersQuery): Promise<SavedEmployers> {
  const { userId } = await requirePermission(ctx, 'saved_employer.read');
  const { q, sort = 'new', page, pageSize } = query;
  const newJobs = newJobsOf(ctx);
  const orders: Record<SavedEmployerSort, SQL[]> = {
    new: [desc(newJobs)],
    saved: [],
    name: [asc(employers.name)],
  };
  const where = and(eq(savedEmployers.userId, userId), q ? matches(q) : undefined);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        employer: employerItemColumns(ctx),
        newJobs,
        note: savedEmployers.note,
        savedAt: savedEmployers.createdAt,
      })
      .from(savedEmployers)
      .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
      .where(where)
      .orderBy(...orders[sort], desc(savedEmployers.createdAt), asc(savedEmployers.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ total: count() })
      .from(savedEmployers)
      .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
      .where(where),
  ]);
  const items = rows.map(({ employer, newJobs, note, savedAt }) => ({
    employer: toEmployerItem(employer),
    newJobs,
    note,
    savedAt: savedAt.toISOString(),
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

function newJobsOf(ctx: Context): SQL<number> {
  const since = new Date(ctx.now().getTime() - NEW_JOB_DAYS * 86_400_000).toISOString();
  return sql<number>`(select count(*) from ${jobs} where ${jobs.employerId} = ${savedEmployers.employerId}
    and ${isLive(ctx)} and ${jobs.postedAt} > ${since}::timestamptz)`.mapWith(Number);
}

function matches(q: string): SQL | undefined {
  const pattern = toLikePattern(q);
  return or(...[employers.name, employers.city, savedEmployers.note].map((column) => ilike(column, pattern)));
}
