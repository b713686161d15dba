import { judgePosting } from '@stellenvisite/contract/posting-hints';
import { jobQuality } from '@stellenvisite/db/schema/job-postings';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listedRows } from './find-listed.ts';
import { loadContents } from './load-contents.ts';

type Stale = { id: string; employerId: string; textKey: string };

/** Judges the ads whose text is newer than their points. Usually there are none, whoever wrote them. */
export async function judgeListed(ctx: Context, employerIds: readonly string[]): Promise<void> {
  const { rows } = await ctx.db.execute<Stale>(sql`
    with listed as (${listedRows(ctx, employerIds)})
    select id, employer_id as "employerId", text_key as "textKey" from listed where judged_key is distinct from text_key`);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const contents = await loadContents(ctx, ids);
  const judged = rows.flatMap(({ id: jobId, ...row }) => {
    const content = contents.get(jobId);
    return content ? [{ jobId, ...row, score: judgePosting(content).score }] : [];
  });
  if (judged.length === 0) return;
  await ctx.db
    .insert(jobQuality)
    .values(judged)
    .onConflictDoUpdate({
      target: jobQuality.jobId,
      set: { score: sql`excluded.score`, textKey: sql`excluded.text_key` },
    });
}
