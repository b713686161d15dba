import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type {
  ErrorReport,
  ErrorReportFilters,
  ErrorReportItem,
  ErrorReportList,
  ErrorReportQuery,
} from '@stellenvisite/contract/support/error-reports.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { errorReports } from '@stellenvisite/db/schema/support/error-reports';
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

type Row = typeof errorReports.$inferSelect;
type Filters = Pick<ErrorReportQuery, 'q' | 'source' | 'status'>;

const HEADINGS = {
  de: ['Quelle', 'Art', 'Meldung', 'Stelle', 'Anzahl', 'Zuerst', 'Zuletzt', 'Gelöst'],
  en: ['Source', 'Type', 'Message', 'Place', 'Count', 'First seen', 'Last seen', 'Solved'],
};

/** Errors of one fingerprint each, those seen last first. */
export async function listErrorReports(ctx: Context, query: ErrorReportQuery): Promise<ErrorReportList> {
  await requirePermission(ctx, 'error_report.manage');
  const { page, pageSize, sort, ...filters } = query;
  const condition = toCondition(filters);
  const rows = await ctx.db
    .select()
    .from(errorReports)
    .where(condition)
    .orderBy(...toOrder(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(toItem),
    total: await ctx.db.$count(errorReports, condition),
    all: await ctx.db.$count(errorReports),
    page,
    pageSize,
  };
}

export async function exportErrorReports(ctx: Context, { sort, ...filters }: ErrorReportFilters): Promise<string> {
  await requirePermission(ctx, 'error_report.manage');
  const rows = await ctx.db
    .select()
    .from(errorReports)
    .where(toCondition(filters))
    .orderBy(...toOrder(sort))
    .limit(MAX_EXPORTED_ROWS);
  return exportList(ctx, {
    action: 'error_reports.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map((row) => [
      row.source,
      row.type,
      row.message,
      row.place,
      row.count,
      formatDateTime(row.firstSeenAt),
      formatDateTime(row.lastSeenAt),
      row.solvedAt && formatDateTime(row.solvedAt),
    ]),
  });
}

export async function getErrorReport(ctx: Context, { id }: { id: string }): Promise<ErrorReport> {
  await requirePermission(ctx, 'error_report.manage');
  const [row] = isId(id) ? await ctx.db.select().from(errorReports).where(eq(errorReports.id, id)) : [];
  if (!row) throw new DomainError('error_report.not_found');
  return { ...toItem(row), frames: row.frames };
}

const toItem = ({ fingerprint: _, frames: __, ...row }: Row): ErrorReportItem => ({
  ...row,
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  solvedAt: row.solvedAt?.toISOString() ?? null,
  reopenedAt: row.reopenedAt?.toISOString() ?? null,
});

function toCondition({ q, source, status }: Filters): SQL | undefined {
  const pattern = q ? toLikePattern(q) : '';
  return and(
    source && eq(errorReports.source, source),
    status && (status === 'open' ? isNull(errorReports.solvedAt) : isNotNull(errorReports.solvedAt)),
    q
      ? or(ilike(errorReports.message, pattern), ilike(errorReports.type, pattern), ilike(errorReports.place, pattern))
      : undefined,
  );
}

function toOrder(sort: ErrorReportQuery['sort'] = '-seen'): SQL[] {
  const columns = { seen: errorReports.lastSeenAt, first: errorReports.firstSeenAt, count: errorReports.count };
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return [sort.startsWith('-') ? desc(column) : asc(column), asc(errorReports.id)];
}
