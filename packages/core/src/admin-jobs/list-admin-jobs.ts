import type { AdminJobFilters, AdminJobList, AdminJobQuery } from '@stellenvisite/contract/admin-jobs.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { exportList, MAX_EXPORTED_ROWS } from '../audit/export-list.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { countJobs, selectJobs } from './select-jobs.ts';

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
