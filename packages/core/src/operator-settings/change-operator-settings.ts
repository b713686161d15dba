import type { OperatorSettings } from '@stellenvisite/contract/operator-settings.schema';
import { settings } from '@stellenvisite/db/schema/settings';
import { sql } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { HOLD_FIRST_JOBS } from '../settings/hold-first-jobs.ts';
import { OPERATOR_KEY, readKeptSettings } from '../settings/read-operator-settings.ts';
import { renewPages } from '../settings/renew-pages.ts';
import { readSwitch, writeSwitch } from '../settings/switch-setting.ts';

export async function getOperatorSettings(ctx: Context): Promise<OperatorSettings> {
  await requirePermission(ctx, 'operator_settings.change');
  return readAll(ctx.db);
}

/** In use at once: nothing keeps them, and pages that show them are rendered anew. */
export async function changeOperatorSettings(ctx: Context, wanted: OperatorSettings): Promise<OperatorSettings> {
  await requirePermission(ctx, 'operator_settings.change');
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator_settings', 0))`);
    const before = await readAll(tx);
    const { holdsFirstJobs, ...kept } = wanted;
    const row = { value: kept, updatedAt: ctx.now() };
    await tx
      .insert(settings)
      .values({ key: OPERATOR_KEY, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    await writeSwitch(tx, HOLD_FIRST_JOBS, holdsFirstJobs, ctx.now());
    await recordAdminAct(ctx, tx, {
      action: 'settings.changed',
      subject: { kind: 'setting', id: OPERATOR_KEY },
      before: toValues(before),
      after: toValues(wanted),
    });
    await renewPages(tx);
    return wanted;
  });
}

async function readAll(db: Context['db']): Promise<OperatorSettings> {
  return { ...(await readKeptSettings(db)), holdsFirstJobs: await readSwitch(db, HOLD_FIRST_JOBS, true) };
}

const toValues = ({ operator, targets, limits, mailLanguages, holdsFirstJobs }: OperatorSettings) => ({
  ...operator,
  ...Object.fromEntries(Object.entries(targets).map(([queue, days]) => [`target.${queue}`, days])),
  ...Object.fromEntries(Object.entries(limits).map(([name, count]) => [`limit.${name}`, count])),
  mailLanguages: mailLanguages.toSorted().join(', '),
  holdsFirstJobs,
});
