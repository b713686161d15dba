import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import type { Tx } from '@stellenvisite/db/client';
import { searchDocs } from '@stellenvisite/db/schema/jobs/search';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readAddress } from '../../jobs/canonical-query.ts';
import { adoptFeedJobs } from '../../jobs/market/job-feed.ts';
import { listMatchedJobs } from '../matching/list-matched-jobs.ts';
import { scoreMatch } from '../matching/score-match.ts';
import { listProfiles } from '../profiles/get-profile.ts';

/** So many that 2,000 new jobs are one batch, and so few that a whole market is not. */
const JOBS_AT_ONCE = 2_000;
const MATCHES_AT_ONCE = 5_000;
/** Longer than a batch takes next to many searches. */
const LOCK_IDLE_LIMIT = '10min';

/**
 * Compares the jobs that became public or changed with the criteria of every alert, paused ones included, and keeps what
 * matches. The matches and the entries of the feed are one transaction, and a match is stored once, so a run that is killed is
 * simply repeated. Returns how many matches are new.
 */
export async function matchNewJobs(ctx: Context): Promise<number> {
  let matched = 0;
  for (;;) {
    await ctx.search.refresh();
    const batch = await ctx.db.transaction((tx) => matchBatch(ctx, tx));
    matched += batch.matched;
    if (!batch.isMore) return matched;
  }
}

async function matchBatch(ctx: Context, tx: Tx): Promise<{ matched: number; isMore: boolean }> {
  await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', ${LOCK_IDLE_LIMIT}, true)`);
  const { jobs, isMore } = await adoptFeedJobs(ctx, tx, { consumer: 'job-alerts', limit: JOBS_AT_ONCE });
  if (jobs.length === 0) return { matched: 0, isMore };
  const found = await findMatches(
    ctx,
    tx,
    jobs.map(({ jobId }) => jobId),
  );
  const scored = await scoreMatches(ctx, tx, found);
  let matched = 0;
  for (let start = 0; start < scored.length; start += MATCHES_AT_ONCE) {
    matched += await storeMatches(ctx, tx, scored.slice(start, start + MATCHES_AT_ONCE));
  }
  return { matched, isMore };
}

type Owner = { alertId: string; userId: string | null };
type Found = Owner & { jobId: string };

/** People ask for the same: equal criteria are compared once. */
async function findMatches(ctx: Context, tx: Tx, jobIds: readonly string[]): Promise<Found[]> {
  const docs = await tx
    .select({ doc: searchDocs.doc, jobId: searchDocs.jobId })
    .from(searchDocs)
    .where(inArray(searchDocs.jobId, [...jobIds]));
  const jobOf = new Map(docs.map(({ doc, jobId }) => [doc, jobId]));
  const stored = await listCriteria(tx);
  const hits = await ctx.search.match(
    stored.map(({ search }) => search),
    [...jobOf.keys()],
  );
  return stored.flatMap(({ owners }, index) =>
    (hits[index] ?? []).flatMap((doc) => {
      const jobId = jobOf.get(doc);
      return jobId === undefined ? [] : owners.map((owner) => ({ ...owner, jobId }));
    }),
  );
}

type Criteria = { search: JobSearch; owners: Owner[] };

async function listCriteria(tx: Tx): Promise<Criteria[]> {
  const rows = await tx
    .select({ query: jobAlerts.query, alertId: jobAlerts.id, userId: jobAlerts.userId })
    .from(jobAlerts)
    .where(and(isNull(jobAlerts.endedAt), isNotNull(jobAlerts.confirmedAt)));
  return [...Map.groupBy(rows, ({ query }) => query)].flatMap(([query, owners]) => {
    const search = readAddress(query);
    // A filter that a later version no longer knows matches nothing; the person sees why when they open it.
    return search ? [{ search, owners }] : [];
  });
}

type Scored = Found & { score: number | null };

async function scoreMatches(ctx: Context, tx: Tx, found: readonly Found[]): Promise<Scored[]> {
  const people = [...new Set(found.flatMap(({ userId }) => userId ?? []))];
  const profiles = await listProfiles({ ...ctx, db: tx }, people);
  const jobIds = [...new Set(found.map(({ jobId }) => jobId))];
  const loaded = new Map((await listMatchedJobs({ db: tx }, jobIds)).map((job) => [job.id, job]));
  return found.map((match) => {
    const profile = match.userId === null ? undefined : profiles.get(match.userId);
    const job = loaded.get(match.jobId);
    const score = profile && job ? scoreMatch(profile, job, ctx.language).score : null;
    return { ...match, score };
  });
}

async function storeMatches(ctx: Context, tx: Tx, matches: readonly Scored[]): Promise<number> {
  const matchedAt = ctx.now();
  const inserted = await tx
    .insert(jobAlertMatches)
    .values(matches.map(({ alertId, jobId, score }) => ({ alertId, jobId, score, matchedAt })))
    .onConflictDoNothing()
    .returning({ alertId: jobAlertMatches.alertId });
  return inserted.length;
}
