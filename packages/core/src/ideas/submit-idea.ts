import { randomUUID } from 'node:crypto';
import { IDEAS_A_DAY } from '@stellenvisite/contract/ideas';
import type { SubmitIdea } from '@stellenvisite/contract/ideas.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { ideas, ideaVotes } from '@stellenvisite/db/schema/ideas';
import { and, eq, gt } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { renewPages } from '../settings/renew-pages.ts';
import { firstNameOf } from './idea-view.ts';

const DAY_MS = 86_400_000;
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Whoever proposes something votes for it. */
export async function submitIdea(ctx: Context, { title, text, area }: SubmitIdea): Promise<{ number: number }> {
  const { userId } = await requirePermission(ctx, 'idea.write');
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const isRecent = and(eq(ideas.authorId, userId), gt(ideas.createdAt, dayBefore(now)));
    if ((await tx.$count(ideas, isRecent)) >= IDEAS_A_DAY) throw new DomainError('idea.limit_reached');
    const id = randomUUID();
    const authorName = await shownName(tx, userId);
    const [row] = await tx
      .insert(ideas)
      .values({ id, authorId: userId, authorName, title, text, area, createdAt: now })
      .returning({ number: ideas.number });
    await tx.insert(ideaVotes).values({ ideaId: id, userId, createdAt: now });
    if (!row) throw new Error('an insert returns its row');
    await renewPages(tx);
    return row;
  });
}

export async function shownName(tx: Tx, userId: string): Promise<string | null> {
  const [profile] = await tx.select({ fullName: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
  return firstNameOf(profile?.fullName ?? '') || null;
}
