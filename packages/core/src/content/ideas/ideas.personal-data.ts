import { ideaComments, ideas, ideaVotes } from '@stellenvisite/db/schema/content/ideas';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { ERASED_TEXT, type PersonalData } from '../../personal-data.ts';

export const ideasPersonalData: PersonalData = {
  tables: [
    { name: 'ideas', export: { file: 'ideas.json' }, erasure: 'function' },
    { name: 'idea_votes', export: { file: 'ideas.json' }, erasure: 'function' },
    { name: 'idea_comments', export: { file: 'ideas.json' }, erasure: 'function' },
  ],
  files: {
    'ideas.json': async (db, { userId }) => ({
      ideas: await db
        .select({
          number: ideas.number,
          title: ideas.title,
          text: ideas.text,
          authorName: ideas.authorName,
          area: ideas.area,
          status: ideas.status,
          reason: ideas.reason,
          answer: ideas.answer,
          answeredAt: ideas.answeredAt,
          expected: ideas.expected,
          plannedAt: ideas.plannedAt,
          workingAt: ideas.workingAt,
          doneAt: ideas.doneAt,
          declinedAt: ideas.declinedAt,
          hiddenAt: ideas.hiddenAt,
          hiddenReason: ideas.hiddenReason,
          createdAt: ideas.createdAt,
        })
        .from(ideas)
        .where(eq(ideas.authorId, userId))
        .orderBy(asc(ideas.createdAt)),
      comments: await db
        .select({
          authorName: ideaComments.authorName,
          isTeam: ideaComments.isTeam,
          text: ideaComments.text,
          hiddenAt: ideaComments.hiddenAt,
          createdAt: ideaComments.createdAt,
        })
        .from(ideaComments)
        .where(eq(ideaComments.authorId, userId))
        .orderBy(asc(ideaComments.createdAt)),
      votes: await db
        .select({
          number: ideas.number,
          title: ideas.title,
          comments: ideaVotes.comments,
          createdAt: ideaVotes.createdAt,
        })
        .from(ideaVotes)
        .innerJoin(ideas, eq(ideas.id, ideaVotes.ideaId))
        .where(eq(ideaVotes.userId, userId))
        .orderBy(asc(ideaVotes.createdAt)),
    }),
  },
  /** Erases the name and text of ideas and comments, and retains votes as a number. The answers of others stay readable. */
  async erase(tx, { id }) {
    const voted = tx.select({ id: ideaVotes.ideaId }).from(ideaVotes).where(eq(ideaVotes.userId, id));
    await tx.update(ideas).set({ erasedVotes: sql`ideas.erased_votes + 1` }).where(inArray(ideas.id, voted));
    await tx.delete(ideaVotes).where(eq(ideaVotes.userId, id));
    await tx
      .update(ideas)
      .set({ authorId: null, authorName: null, title: ERASED_TEXT, text: ERASED_TEXT })
      .where(eq(ideas.authorId, id));
    await tx
      .update(ideaComments)
      .set({ authorId: null, authorName: null, text: ERASED_TEXT })
      .where(eq(ideaComments.authorId, id));
  },
};
