import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { MATCH_VERSION } from '@stellenvisite/contract/seekers/matching';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  applicationMatches,
  applications,
  type StoredFactor,
} from '@stellenvisite/db/schema/applications/applications';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../platform/queue/define-job.ts';
import { listMatchedJobs, type MatchedJob } from '../seekers/matching/list-matched-jobs.ts';
import { compareAll } from '../seekers/matching/score-match.ts';

type ApplicationMatch = { version: number; score: number | null; factors: StoredFactor[] };

type Scored = { id: string; applicant: Applicant; job: MatchedJob };

/** Computes how well each fits its job and keeps it with the version of the rules. */
export async function storeMatches(
  db: Db | Tx,
  scored: readonly Scored[],
  now: Date,
): Promise<Map<string, number | null>> {
  const rows = scored.map(({ id, applicant, job }) => ({
    applicationId: id,
    ...scoreApplication(applicant, job),
    scoredAt: now,
  }));
  if (rows.length > 0)
    await db
      .insert(applicationMatches)
      .values(rows)
      .onConflictDoUpdate({
        target: applicationMatches.applicationId,
        set: {
          version: sql`excluded.version`,
          score: sql`excluded.score`,
          factors: sql`excluded.factors`,
          scoredAt: sql`excluded.scored_at`,
        },
        // Of two who compute the same at once one writes.
        setWhere: ne(applicationMatches.version, MATCH_VERSION),
      });
  return new Map(rows.map(({ applicationId, score }) => [applicationId, score]));
}

type Unscored = { id: string; jobId: string | null; applicant: Applicant | null };

/** Scores what has no match by the present rules yet, such as what was sent before they changed. Without its job nothing is computed. */
export async function scoreUnscored(
  ctx: Pick<Context, 'db' | 'now'>,
  rows: readonly Unscored[],
): Promise<Map<string, number | null>> {
  const jobIds = [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))];
  const jobs = new Map((await listMatchedJobs(ctx, jobIds)).map((job) => [job.id, job]));
  const scored = rows.flatMap(({ id, jobId, applicant }) => {
    const job = jobId ? jobs.get(jobId) : undefined;
    return job && applicant ? [{ id, applicant, job }] : [];
  });
  return storeMatches(ctx.db, scored, ctx.now());
}

const BATCH = 500;

/** Scores all of them, batch by batch. */
export async function scoreApplications(ctx: Context): Promise<void> {
  for (;;) {
    const rows = await ctx.db
      .select({ id: applications.id, jobId: applications.jobId, applicant: applications.applicant })
      .from(applications)
      .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
      .where(
        and(
          isNotNull(applications.jobId),
          isNotNull(applications.applicant),
          ne(applications.kind, 'external'),
          or(isNull(applicationMatches.version), ne(applicationMatches.version, MATCH_VERSION)),
        ),
      )
      .limit(BATCH);
    const scored = await scoreUnscored(ctx, rows);
    if (scored.size === 0) return;
  }
}

/** Scores applications again after a change of the rules. New ones are scored when they are sent. */
export const scoreApplicationsJob = defineJob({
  name: 'applications.score',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 * * * *',
  handler: scoreApplications,
});

/**
 * Compares what was sent with the job, by the rules of the match a job seeker sees. The pay somebody hopes for is not sent
 * and so not counted, and the place is where they live, in the usual radius.
 */
export function scoreApplication(applicant: Applicant, job: MatchedJob): ApplicationMatch {
  const profile = { ...EMPTY_PROFILE, ...applicant.profile, location: applicant.location };
  const { factors, score } = compareAll(profile, job);
  return {
    version: MATCH_VERSION,
    score,
    factors: factors.map(({ name, points, of, reason }) => ({ name, points, of, reason })),
  };
}
