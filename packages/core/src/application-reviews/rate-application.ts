import type { ApplicationReview, RateApplication } from '@stellenvisite/contract/application-reviews.schema';
import { applicationRatings } from '@stellenvisite/db/schema/application-reviews';
import { and, eq } from 'drizzle-orm';
import { requireReceivedApplication } from '../applications/received-application.ts';
import type { Context } from '../context.ts';
import { loadReview } from './get-application-review.ts';
import { publishReview } from './publish-review.ts';

/** Everybody's rating is their own. */
export async function rateApplication(
  ctx: Context,
  { id, stars }: RateApplication & { id: string },
): Promise<ApplicationReview> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.annotate', id);
  return ctx.db.transaction(async (tx) => {
    const own = { applicationId: id, userId: person.userId };
    if (stars === null) {
      const isOwn = and(eq(applicationRatings.applicationId, id), eq(applicationRatings.userId, person.userId));
      await tx.delete(applicationRatings).where(isOwn);
    } else {
      const rating = { stars, ratedAt: ctx.now() };
      const target = [applicationRatings.applicationId, applicationRatings.userId];
      await tx
        .insert(applicationRatings)
        .values({ ...own, ...rating })
        .onConflictDoUpdate({ target, set: rating });
    }
    await publishReview(ctx, tx, row);
    return loadReview(tx, row, person.userId);
  });
}
