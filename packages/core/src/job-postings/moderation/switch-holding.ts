import { recordAdminAct } from '../../audit/record-admin-act.ts';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { HOLD_FIRST_JOBS } from '../../settings/hold-first-jobs.ts';
import { readSwitch, writeSwitch } from '../../settings/switch-setting.ts';

/** Whether first jobs of employers that are not verified wait for an administrator. What waits already goes on waiting. */
export async function switchHolding(ctx: Context, { isOn }: { isOn: boolean }): Promise<void> {
  await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const wasOn = await readSwitch(tx, HOLD_FIRST_JOBS, true);
    await writeSwitch(tx, HOLD_FIRST_JOBS, isOn, ctx.now());
    await recordAdminAct(ctx, tx, {
      action: 'settings.changed',
      subject: { kind: 'setting', id: HOLD_FIRST_JOBS },
      before: { isOn: wasOn },
      after: { isOn },
    });
  });
}
