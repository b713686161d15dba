import type { AdminAction } from '@stellenvisite/contract/identity/admin-acts';
import { type CsvCell, toCsv } from '@stellenvisite/contract/platform/csv';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Context } from './context.ts';
import { recordAdminAct } from './record-admin-act.ts';

/** More than any list has, and less than would fill the memory. */
export const MAX_EXPORTED_ROWS = 50_000;

type ExportedList = {
  action: Extract<AdminAction, `${string}.exported`>;
  /** How it is narrowed. */
  filters?: object;
  headings: Record<Language, readonly string[]>;
  rows: readonly (readonly CsvCell[])[];
};

/** A list of the administration as a CSV file. Taking it away is itself an act. */
export async function exportList(ctx: Context, { action, filters, headings, rows }: ExportedList): Promise<string> {
  await recordAdminAct(ctx, ctx.db, { action, after: { ...filters, rows: rows.length } });
  return toCsv([headings[ctx.language], ...rows]);
}
