import type { Applicant } from '@stellenvisite/contract/applications.schema';
import { MATCH_VERSION } from '@stellenvisite/contract/matching';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loadMatchedJobs } from '../matching/load-matched-jobs.ts';
import type { MatchedJob } from '../matching/matched-job.ts';
import { scoreApplication } from '../matching/score-application.ts';

type Scored = { id: string; applicant: Applicant; job: MatchedJob };

/** Computes how well each fits its job and keeps it with the version of the rules. */
export async function keepMatches(
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
  const jobs = new Map((await loadMatchedJobs(ctx, jobIds)).map((job) => [job.id, job]));
  const scored = rows.flatMap(({ id, jobId, applicant }) => {
    const job = jobId ? jobs.get(jobId) : undefined;
    return job && applicant ? [{ id, applicant, job }] : [];
  });
  return keepMatches(ctx.db, scored, ctx.now());
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
