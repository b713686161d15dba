import type {
  AdminEmployerFilters,
  AdminEmployerList,
  AdminEmployerQuery,
} from '@stellenvisite/contract/admin-employers.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { exportList, MAX_EXPORTED_ROWS } from '../audit/export-list.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { countEmployers, selectEmployers } from './select-employers.ts';

const HEADINGS = {
  de: ['Kennung', 'Name', 'Ort', 'Land', 'Website', 'Bestätigt am', 'Stellen', 'Team', 'Angelegt', 'Ähnliche'],
  en: ['Identifier', 'Name', 'Place', 'Country', 'Website', 'Verified on', 'Jobs', 'Team', 'Created', 'Similar'],
};

export async function listAdminEmployers(ctx: Context, query: AdminEmployerQuery): Promise<AdminEmployerList> {
  await requirePermission(ctx, 'employer.moderate');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectEmployers(ctx.db, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await countEmployers(ctx.db, filters),
    all: await countEmployers(ctx.db, {}),
    page,
    pageSize,
  };
}

export async function exportAdminEmployers(ctx: Context, filters: AdminEmployerFilters): Promise<string> {
  await requirePermission(ctx, 'employer.moderate');
  const rows = await selectEmployers(ctx.db, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'employers.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map((row) => [
      row.id,
      row.name,
      row.city,
      row.country,
      row.website,
      row.verifiedAt && formatDate(row.verifiedAt),
      row.jobs,
      row.members,
      formatDate(row.createdAt),
      row.duplicates.length,
    ]),
  });
}
