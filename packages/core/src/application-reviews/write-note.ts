import { randomUUID } from 'node:crypto';
import { MAX_NOTES, mentionedIn } from '@stellenvisite/contract/application-reviews';
import type { ApplicationReview, WriteNote } from '@stellenvisite/contract/application-reviews.schema';
import { applicationNotes } from '@stellenvisite/db/schema/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications';
import { eq } from 'drizzle-orm';
import { requireReceivedApplication } from '../applications/received-application.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../notifications/notify.ts';
import { listMembersFor } from '../team/team-members.ts';
import { loadReview } from './get-application-review.ts';
import { publishReview } from './publish-review.ts';

/** Whoever is mentioned is told; only people of the employer can be. */
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
    return loadReview(tx, row, person.userId);
  });
}
