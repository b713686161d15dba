import type { AdminActFilters } from '@stellenvisite/contract/admin-acts.schema';
import { toCsv } from '@stellenvisite/contract/csv';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { selectActs, toCondition } from './list-admin-acts.ts';

const MAX_EXPORTED_ROWS = 50_000;

const HEADINGS = {
  de: ['Zeit', 'Wer', 'Bereich', 'Vorgang', 'Woran', 'Kennung', 'Vorher', 'Nachher', 'Netz'],
  en: ['Time', 'Who', 'Area', 'Action', 'Subject', 'Identifier', 'Before', 'After', 'Network'],
};

/** The log as it is narrowed. Taking it away is itself an act. */
export async function exportAdminActs(ctx: Context, filters: AdminActFilters): Promise<string> {
  await requirePermission(ctx, 'event.read');
  const acts = await selectActs(ctx.db, toCondition(filters), MAX_EXPORTED_ROWS, 0);
  await recordAdminAct(ctx, ctx.db, { action: 'log.exported', after: { ...filters, rows: acts.length } });
  return toCsv([
    HEADINGS[ctx.language],
    ...acts.map((act) => [
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
  ]);
}
