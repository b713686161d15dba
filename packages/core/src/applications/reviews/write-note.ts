import { randomUUID } from 'node:crypto';
import {
  type ApplicationReview,
  MAX_NOTES,
  mentionedIn,
  type WriteNote,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { applicationNotes } from '@stellenvisite/db/schema/applications/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { requireReceivedApplication } from '../received-application.ts';
import { getReview } from './get-application-review.ts';
import { publishReview } from './rate-application.ts';

/** Whoever is mentioned is informed; only people of the employer can be. */
export async function writeNote(ctx: Context, { id, text }: WriteNote & { id: string }): Promise<ApplicationReview> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.annotate', id);
  return ctx.db.transaction(async (tx) => {
    // One note of an application at a time, so that the count holds.
    await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for('no key update');
    const count = await tx.$count(applicationNotes, eq(applicationNotes.applicationId, id));
    if (count >= MAX_NOTES) throw new DomainError('application_note.limit_reached');
    const mentioned = mentionedIn(text);
    const team = row.employerId ? await listMembersFor(tx, row.employerId, 'application.read') : [];
    if (mentioned.some((userId) => !team.includes(userId))) throw new DomainError('application_note.mention_unknown');
    const noteId = randomUUID();
    await tx
      .insert(applicationNotes)
      .values({ id: noteId, applicationId: id, authorId: person.userId, text, createdAt: ctx.now() });
    const content = { kind: 'application.mentioned', data: { applicationId: id, jobTitle: row.jobTitle } } as const;
    for (const userId of mentioned.filter((each) => each !== person.userId)) {
      await notify(ctx, tx, { ...content, userId, key: noteId });
    }
    await publishReview(ctx, tx, row);
    return getReview(tx, row, person.userId);
  });
}

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
    return getReview(tx, row, person.userId);
  });
}
