import { authUsers } from '@stellenvisite/db/schema/auth';
import { talentClosures, talentSearches } from '@stellenvisite/db/schema/talent-pool';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notify } from '../../notifications/notify.ts';
import { listPermittedEmployers } from '../../permissions/list-permitted-employers.ts';
import { findTalentIds } from '../index/search-talent.ts';
import { talentFoundMail } from '../talent-pool.mails.ts';
import { MOST_REMEMBERED, readTalentQuery } from './talent-searches.ts';
import { berlinDay, findTalentViewer } from './talent-viewer.ts';

/** Once a day, so that a notice does not tell when somebody joined. */
export async function tellOfTalent(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .select({ search: talentSearches, email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt })
    .from(talentSearches)
    .innerJoin(authUsers, eq(authUsers.id, talentSearches.userId))
    .leftJoin(talentClosures, eq(talentClosures.employerId, talentSearches.employerId))
    .where(and(eq(talentSearches.notifies, true), isNull(talentClosures.employerId)));
  for (const { search, email, confirmedAt } of rows) {
    const person = { userId: search.userId, email, isEmailConfirmed: confirmedAt !== null };
    const mayRead = await listPermittedEmployers(ctx, person, 'talent_pool.read');
    if (mayRead.includes(search.employerId)) await tellOf(ctx, search, person);
  }
}

type Search = typeof talentSearches.$inferSelect;
type Told = Parameters<typeof findTalentViewer>[1]['person'];

async function tellOf(ctx: Context, { id, userId, name, query, toldIds }: Search, person: Told): Promise<void> {
  const viewer = await findTalentViewer(ctx, { person });
  const { filter } = readTalentQuery(query);
  const found = await findTalentIds(ctx, { viewer, filter, most: MOST_REMEMBERED });
  const known = new Set(toldIds);
  const count = found.filter((each) => !known.has(each)).length;
  if (count === 0) return;
  await ctx.db.transaction(async (tx) => {
    await tx.update(talentSearches).set({ toldIds: found }).where(eq(talentSearches.id, id));
    const key = `${id} ${berlinDay(ctx.now())}`;
    const data = { searchId: id, name, query, count };
    const wish = await notify(ctx, tx, { userId, key, kind: 'talent_search.matched', data });
    if (!wish) return;
    const url = `${ctx.publicUrl}/talentpool${query ? `?${query}` : ''}`;
    await ctx.mail.write(tx, {
      ...wish,
      message: talentFoundMail({ name, count, url, unsubscribeUrl: wish.unsubscribeUrl }),
    });
  });
}
