import { ideaAreaSchema, ideaStatusSchema } from '@stellenvisite/contract/content/ideas.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { ideaComments, ideas } from '@stellenvisite/db/schema/content/ideas';
import source from '../data/ideas.json' with { type: 'json' };
import { createRandom } from '../random.ts';

const TEAM = 'Lea Wollmann';

type DemoIdea = (typeof source)[number] & { answer?: string; expected?: string; reason?: string };

/** The ideas board of the demo: every status, with answers and comments. Their voters are nobody in particular. */
export async function fillDemoIdeas(tx: Tx, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = (source as DemoIdea[]).map((idea, index) => {
    const random = createRandom(`${seed}/idea/${index}`);
    const { status: written, area, author, votes, daysAgo, title, text, answer, expected, reason } = idea;
    const status = ideaStatusSchema.parse(written);
    const isBegun = status === 'working' || status === 'done';
    return {
      id: random.uuid(),
      number: index + 1,
      title,
      text,
      area: ideaAreaSchema.parse(area),
      status,
      authorName: author,
      reason: reason ?? null,
      answer: answer ?? null,
      answeredBy: answer ? TEAM : null,
      answeredAt: answer ? before(daysAgo / 2) : null,
      expected: expected ?? null,
      plannedAt: status === 'planned' || isBegun ? before(daysAgo * 0.8) : null,
      workingAt: isBegun ? before(daysAgo * 0.4) : null,
      doneAt: status === 'done' ? before(daysAgo * 0.2) : null,
      declinedAt: status === 'declined' ? before(daysAgo / 2) : null,
      erasedVotes: votes,
      createdAt: before(daysAgo),
    };
  });
  // A market that is emptied and filled again keeps its ideas.
  await tx.insert(ideas).values(rows).onConflictDoNothing();
  const comments = (source as DemoIdea[]).flatMap((idea, index) =>
    idea.comments.flatMap(([author = null, text = '', reply = null], place) => {
      const random = createRandom(`${seed}/idea/${index}/comment/${place}`);
      const [id, replyId] = [random.uuid(), random.uuid()];
      const common = { ideaId: rows[index]?.id ?? '', createdAt: before(idea.daysAgo / 2 - place / 10) };
      const comment = { ...common, id, replyToId: null, authorName: author, isTeam: false, text: text ?? '' };
      return reply
        ? [comment, { ...common, id: replyId, replyToId: id, authorName: TEAM, isTeam: true, text: reply }]
        : [comment];
    }),
  );
  await tx.insert(ideaComments).values(comments).onConflictDoNothing();
  // The next idea has the number after these.
  await tx.execute(`select setval(pg_get_serial_sequence('ideas', 'number'), (select max(number) from ideas))`);
}
