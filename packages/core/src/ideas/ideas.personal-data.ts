import { ideaComments, ideas, ideaVotes } from '@stellenvisite/db/schema/ideas';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

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
          status: ideas.status,
          createdAt: ideas.createdAt,
        })
        .from(ideas)
        .where(eq(ideas.authorId, userId))
        .orderBy(asc(ideas.createdAt)),
      comments: await db
        .select({ text: ideaComments.text, createdAt: ideaComments.createdAt })
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
  /** Ideas and comments stay, as what everybody discusses, without the name; votes stay as a number. */
  async erase(tx, { id }) {
    const voted = tx.select({ id: ideaVotes.ideaId }).from(ideaVotes).where(eq(ideaVotes.userId, id));
    await tx.update(ideas).set({ erasedVotes: sql`ideas.erased_votes + 1` }).where(inArray(ideas.id, voted));
    await tx.delete(ideaVotes).where(eq(ideaVotes.userId, id));
    await tx.update(ideas).set({ authorId: null, authorName: null }).where(eq(ideas.authorId, id));
    await tx.update(ideaComments).set({ authorId: null, authorName: null }).where(eq(ideaComments.authorId, id));
  },
};
