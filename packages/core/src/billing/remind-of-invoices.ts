import { REMINDER_DAYS } from '@stellenvisite/contract/billing/billing';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addDays } from '../employers/plan/berlin-days.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../platform/queue/define-job.ts';
import { notifyOverdue } from './notify-billing.ts';

const WEEK_MS = 7 * 86_400_000;

/** Reminds of what is overdue, three times at most. Never a lock without notice: nothing else happens by itself. */
export async function remindOfInvoices(ctx: Context): Promise<void> {
  const today = berlinDay(ctx.now());
  for (const [level, days] of REMINDER_DAYS.entries()) {
    const isDue = and(
      eq(invoices.kind, 'invoice'),
      isNull(invoices.settlement),
      eq(invoices.reminders, level),
      lte(invoices.dueOn, addDays(today, -days)),
      // Two reminders are a week apart at least, also when none went out for a while.
      or(isNull(invoices.remindedAt), lt(invoices.remindedAt, new Date(ctx.now().getTime() - WEEK_MS))),
    );
    const due = await ctx.db.select({ id: invoices.id }).from(invoices).where(isDue);
    for (const { id } of due)
      await ctx.db.transaction(async (tx) => {
        const [invoice] = await tx
          .update(invoices)
          .set({ reminders: level + 1, remindedAt: ctx.now() })
          .where(and(eq(invoices.id, id), isDue))
          .returning();
        if (invoice) await notifyOverdue(ctx, tx, invoice);
      });
  }
}

export const remindOfInvoicesJob = defineJob({
  name: 'billing.remind-of-invoices',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 9 * * *',
  handler: remindOfInvoices,
});
