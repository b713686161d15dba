import { employers } from '@stellenvisite/db/schema/employers';
import { lte } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Takes the proof out of the row, so that every page that shows it is drawn anew. */
export async function endLapsedVerifications(ctx: Context): Promise<void> {
  await ctx.db
    .update(employers)
    .set({ verifiedAt: null, verifiedDomain: null, verificationLapsesAt: null })
    .where(lte(employers.verificationLapsesAt, ctx.now()));
}
