import type { AdminFeedFilters, AdminFeedList, AdminFeedQuery } from '@stellenvisite/contract/admin-feeds.schema';
import { toCsv } from '@stellenvisite/contract/csv';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { countFeeds, selectFeeds } from './select-feeds.ts';

const MAX_ROWS = 50_000;
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
  const rows = await selectFeeds(ctx.db, filters, { limit: MAX_ROWS, offset: 0 });
  await recordAdminAct(ctx, ctx.db, { action: 'feeds.exported', after: { ...filters, rows: rows.length } });
  return toCsv([
    HEADINGS[ctx.language],
    ...rows.map((row) => [
      row.name,
      row.employer.name,
      row.url,
      row.format,
      row.health,
      row.failures,
      row.lastFetchedAt && formatDateTime(row.lastFetchedAt),
      row.nextRunAt && formatDateTime(row.nextRunAt),
    ]),
  ]);
}
