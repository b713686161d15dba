import type { ApplicationReview } from '@stellenvisite/contract/application-reviews.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { applicationNotes } from '@stellenvisite/db/schema/application-reviews';
import { and, eq } from 'drizzle-orm';
import { requireReceivedApplication } from '../applications/received-application.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadReview } from './get-application-review.ts';
import { publishReview } from './publish-review.ts';

/** Only what one has written oneself. */
export async function deleteNote(
  ctx: Context,
  { id, noteId }: { id: string; noteId: string },
): Promise<ApplicationReview> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.annotate', id);
  if (!isId(noteId)) throw new DomainError('application_note.not_found');
  return ctx.db.transaction(async (tx) => {
    const isOwn = and(
      eq(applicationNotes.id, noteId),
      eq(applicationNotes.applicationId, id),
      eq(applicationNotes.authorId, person.userId),
    );
    const deleted = await tx.delete(applicationNotes).where(isOwn).returning({ id: applicationNotes.id });
    if (deleted.length === 0) throw new DomainError('application_note.not_found');
    await publishReview(ctx, tx, row);
    return loadReview(tx, row, person.userId);
  });
}
