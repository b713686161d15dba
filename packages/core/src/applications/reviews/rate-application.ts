import type {
  ApplicationReview,
  RateApplication,
  TagApplication,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applicationRatings, applicationTags } from '@stellenvisite/db/schema/applications/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { requireReceivedApplication } from '../received-application.ts';
import { getReview } from './get-application-review.ts';

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
    return getReview(tx, row, person.userId);
  });
}

/** All tags at once, in their order. */
export async function tagApplication(
  ctx: Context,
  { id, tags }: TagApplication & { id: string },
): Promise<ApplicationReview> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.annotate', id);
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for('no key update');
    await tx.delete(applicationTags).where(eq(applicationTags.applicationId, id));
    const rows = tags.map((tag, position) => ({ applicationId: id, tag, position }));
    if (rows.length > 0) await tx.insert(applicationTags).values(rows);
    await publishReview(ctx, tx, row);
    return getReview(tx, row, person.userId);
  });
}

/** Tells the open pages of the employer's people, and nobody else. */
export async function publishReview(
  ctx: Context,
  tx: Tx,
  { id, employerId }: { id: string; employerId: string | null },
): Promise<void> {
  if (!employerId) return;
  for (const userId of await listMembersFor(tx, employerId, 'application.read')) {
    await ctx.publish(tx, { name: 'application.changed', userId, recordId: id });
  }
}
