import type { ApplicationReview, TagApplication } from '@stellenvisite/contract/application-reviews.schema';
import { applicationTags } from '@stellenvisite/db/schema/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications';
import { eq } from 'drizzle-orm';
import { requireReceivedApplication } from '../applications/received-application.ts';
import type { Context } from '../context.ts';
import { loadReview } from './get-application-review.ts';
import { publishReview } from './publish-review.ts';

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
    return loadReview(tx, row, person.userId);
  });
}
