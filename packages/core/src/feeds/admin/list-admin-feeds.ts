import type { AdminFeedFilters, AdminFeedList, AdminFeedQuery } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';
import { countFeeds, selectFeeds } from './select-feeds.ts';

const HEADINGS = {
  de: ['Name', 'Arbeitgeber', 'Server', 'Format', 'Zustand', 'Fehler in Folge', 'Zuletzt abgerufen', 'Nächster Abruf'],
  en: ['Name', 'Employer', 'Server', 'Format', 'Health', 'Failures in a row', 'Last fetched', 'Next fetch'],
};

export async function listAdminFeeds(ctx: Context, query: AdminFeedQuery): Promise<AdminFeedList> {
  await requirePermission(ctx, 'feed.moderate');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectFeeds(ctx.db, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await countFeeds(ctx.db, filters),
    all: await countFeeds(ctx.db, {}),
    page,
    pageSize,
  };
}

export async function exportAdminFeeds(ctx: Context, filters: AdminFeedFilters): Promise<string> {
  await requirePermission(ctx, 'feed.moderate');
  const rows = await selectFeeds(ctx.db, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'feeds.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map((row) => [
      row.name,
      row.employer.name,
      row.url,
      row.format,
      row.health,
      row.failures,
      row.lastFetchedAt && formatDateTime(row.lastFetchedAt),
      row.nextRunAt && formatDateTime(row.nextRunAt),
    ]),
  });
}
