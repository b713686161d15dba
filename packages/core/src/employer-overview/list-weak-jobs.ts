import { OVERVIEW_ITEMS } from '@stellenvisite/contract/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { GOOD_QUALITY_FROM } from '@stellenvisite/contract/own-jobs';
import { judgePosting } from '@stellenvisite/contract/posting-hints';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listedRows } from '../own-jobs/find-listed.ts';
import { judgeListed } from '../own-jobs/judge-listed.ts';
import { loadContents } from '../own-jobs/load-contents.ts';

/** Public jobs whose ads have few points, the worst first, and what each of them lacks most. */
export async function listWeakJobs(ctx: Context, employerId: string): Promise<EmployerOverview['weak']> {
  const first = await findWeak(ctx, employerId);
  if (first.hasStale) await judgeListed(ctx, [employerId]);
  const { total, ids } = first.hasStale ? await findWeak(ctx, employerId) : first;
  const contents = await loadContents(ctx, ids);
  return {
    total,
    items: ids.flatMap((id) => {
      const content = contents.get(id);
      if (!content) return [];
      const { score, hints } = judgePosting(content);
      const worst = hints.map(({ hint, points }) => ({ hint, points })).sort((a, b) => b.points - a.points);
      return [{ id, title: content.title ?? '', score, hints: worst }];
    }),
  };
}

type Weak = { total: number; ids: string[]; hasStale: boolean };

/** In one query: usually every ad is judged already, and only the few that are shown leave the database. */
async function findWeak(ctx: Context, employerId: string): Promise<Weak> {
  const { rows } = await ctx.db.execute<Weak>(sql`
    with listed as (${listedRows(ctx, [employerId])}),
      public as materialized (
        select id, score, posted_at, judged_key is distinct from text_key as is_stale
        from listed where state in ('live', 'planned')
      ),
      weak as (select id, score, posted_at from public where score < ${GOOD_QUALITY_FROM})
    select (select count(*)::int from weak) as total,
      (select coalesce(bool_or(is_stale), false) from public) as "hasStale",
      array(select id from weak order by score, posted_at desc, id limit ${OVERVIEW_ITEMS}) as ids`);
  return rows[0] ?? { total: 0, ids: [], hasStale: false };
}
