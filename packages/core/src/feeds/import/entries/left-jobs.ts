import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import { inArray, isNull, sql } from 'drizzle-orm';
import type { ImportScope } from './import-scope.ts';
import type { ParsedEntry } from './parse-entries.ts';

type LeftJob = { id: string; title: string; apply_url: string | null; reference: string | null; is_draft: boolean };

/** Jobs that came by a feed that was removed since, by what a feed calls them. */
export type LeftJobs = ReadonlyMap<string, LeftJob>;

/** The same title alone is often another job. */
const keysOf = (title: string, address: string | null | undefined, reference: string | null | undefined): string[] => [
  ...(address ? [JSON.stringify(['address', title, address])] : []),
  ...(reference ? [JSON.stringify(['reference', title, reference])] : []),
];

/** Lists the jobs that a removed feed left. A job that somebody wrote here has a posting of another origin: no feed adopts it. */
export async function listLeftJobs(db: Db | Tx, employerId: string): Promise<LeftJobs> {
  const { rows } = await db.execute<LeftJob>(sql`
    select j.id, j.title, j.apply_url, j.reference, false as is_draft
    from jobs j left join job_postings p on p.id = j.id
    where j.employer_id = ${employerId} and j.status in ('published', 'paused')
      and (p.id is null or (p.origin = 'feed' and p.removed_at is null))
      and not exists (select from feed_items i where i.job_id = j.id)
    union all
    select p.id, p.content ->> 'title', p.content ->> 'applyUrl', p.content ->> 'reference', true
    from job_postings p
    where p.employer_id = ${employerId} and p.origin = 'feed' and p.removed_at is null and p.content ->> 'title' is not null
      and not exists (select from jobs j where j.id = p.id)
      and not exists (select from feed_items i where i.job_id = p.id)`);
  return new Map(
    rows.flatMap((row) => keysOf(row.title, row.apply_url, row.reference).map((key) => [key, row] as const)),
  );
}

/** Attaches jobs that were left without a feed to this one, instead of publishing them twice. */
export async function adoptLeftJobs(
  { clock, feed, leftJobs }: ImportScope,
  tx: Tx,
  entries: readonly ParsedEntry[],
  runId: string | null,
): Promise<void> {
  if (leftJobs.size === 0) return;
  const found = new Map<string, { externalId: string; left: LeftJob }>();
  for (const { item, externalId, reading } of entries) {
    if (item?.jobId || reading.reasons.length > 0) continue;
    const { title = '', applyUrl, reference } = reading.content;
    const left = keysOf(title, applyUrl, reference).flatMap((key) => leftJobs.get(key) ?? [])[0];
    if (left && !found.has(left.id)) found.set(left.id, { externalId, left });
  }
  if (found.size === 0) return;
  // Another feed may have been faster.
  const taken = await tx
    .select({ jobId: feedItems.jobId })
    .from(feedItems)
    .where(inArray(feedItems.jobId, [...found.keys()]));
  for (const { jobId } of taken) if (jobId) found.delete(jobId);
  if (found.size === 0) return;
  const now = clock.now();
  await tx
    .insert(feedItems)
    .values(
      [...found.values()].map(({ externalId, left }) => ({
        id: randomUUID(),
        feedId: feed.id,
        externalId,
        jobId: left.id,
        state: left.is_draft ? ('draft' as const) : ('published' as const),
        hash: '',
        createdRunId: runId,
        firstSeenAt: now,
        changedAt: now,
      })),
    )
    // An item that was quarantined until now exists already.
    .onConflictDoUpdate({
      target: [feedItems.feedId, feedItems.externalId],
      set: { jobId: sql`excluded.job_id`, state: sql`excluded.state`, hash: '' },
      setWhere: isNull(feedItems.jobId),
    });
}
