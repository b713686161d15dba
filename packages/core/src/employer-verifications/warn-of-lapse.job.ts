import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { warnOfLapse } from './warn-of-lapse.ts';

const payload = z.object({ employerId: z.uuid(), lapsesAt: z.iso.datetime() });

export const warnOfLapseJob = defineJob({
  name: 'employer.warn-of-lapse',
  payload,
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard' },
  handler: warnAgain,
});

/** Nothing is said where the domain was proven, or changed back and again, since. */
async function warnAgain(ctx: Context, { employerId, lapsesAt }: z.infer<typeof payload>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: employers.id })
      .from(employers)
      .where(and(eq(employers.id, employerId), eq(employers.verificationLapsesAt, new Date(lapsesAt))));
    if (row) await warnOfLapse(ctx, tx, employerId);
  });
}
