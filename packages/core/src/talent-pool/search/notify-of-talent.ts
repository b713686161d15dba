import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { talentSearches } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listPermittedEmployers } from '../../list-permitted-employers.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { readPoolAccess } from '../access/require-pool-access.ts';
import { findTalentIds } from '../index/search-talent.ts';
import { talentFoundMail } from '../talent-pool.mails.ts';
import { MAX_REMEMBERED, readTalentQuery } from './talent-searches.ts';
import { findTalentViewer } from './talent-viewer.ts';

/** Once a day, so that a notice does not tell when somebody joined. */
export async function notifyOfTalent(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .select({ search: talentSearches, email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt })
    .from(talentSearches)
    .innerJoin(authUsers, eq(authUsers.id, talentSearches.userId))
    .where(eq(talentSearches.notifies, true));
  for (const { search, email, confirmedAt } of rows) {
    const person = { userId: search.userId, email, isEmailConfirmed: confirmedAt !== null };
    const mayRead = await listPermittedEmployers(ctx, person, 'talent_pool.read');
    if (!mayRead.includes(search.employerId)) continue;
    const { isVerified, closure } = await readPoolAccess(ctx, { employerId: search.employerId, person });
    if (isVerified && !closure) await notifyOf(ctx, search, person);
  }
}

type Search = typeof talentSearches.$inferSelect;
type Viewer = Parameters<typeof findTalentViewer>[1]['person'];

async function notifyOf(ctx: Context, { id, userId, name, query, toldIds }: Search, person: Viewer): Promise<void> {
  const viewer = await findTalentViewer(ctx, { person });
  const { filter } = readTalentQuery(query);
  const found = await findTalentIds(ctx, { viewer, filter, most: MAX_REMEMBERED });
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

export const notifyOfTalentJob = defineJob({
  name: 'talent-pool.tell-of-talent',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '30 7 * * *',
  handler: notifyOfTalent,
});
