import type { AdminActFilters } from '@stellenvisite/contract/identity/admin-acts.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';
import { selectActs, toCondition } from './list-admin-acts.ts';

const HEADINGS = {
  de: ['Zeit', 'Wer', 'Bereich', 'Vorgang', 'Woran', 'Kennung', 'Vorher', 'Nachher', 'Netz'],
  en: ['Time', 'Who', 'Area', 'Action', 'Subject', 'Identifier', 'Before', 'After', 'Network'],
};

/** The log as it is narrowed. */
export async function exportAdminActs(ctx: Context, filters: AdminActFilters): Promise<string> {
  await requirePermission(ctx, 'event.read');
  const acts = await selectActs(ctx.db, toCondition(filters), MAX_EXPORTED_ROWS, 0);
  return exportList(ctx, {
    action: 'log.exported',
    filters,
    headings: HEADINGS,
    rows: acts.map((act) => [
      formatDateTime(act.at),
      act.userName ?? act.userId ?? '',
      act.area,
      act.action,
      act.subjectLabel ?? '',
      act.subjectId ?? '',
      act.before ? JSON.stringify(act.before) : '',
      act.after ? JSON.stringify(act.after) : '',
      act.ip,
    ]),
  });
}
