import type { Tx } from '@stellenvisite/db/client';
import { stayKnown } from '@stellenvisite/db/schema/stay-known';
import type { Context } from '../context.ts';

/** Asked once for an application; the applicant answers it in their own list. */
export async function askToStayKnown(ctx: Context, tx: Tx, applicationId: string): Promise<void> {
  await tx.insert(stayKnown).values({ applicationId, askedAt: ctx.now() }).onConflictDoNothing();
}
