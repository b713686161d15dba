import type { Db, Tx } from '@stellenvisite/db/client';
import { dismissedJobs, matchScores, openedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

const FILE = 'matches.json';

export const matchingPersonalData: PersonalData = {
  tables: [
    { name: 'match_scores', export: { file: FILE }, erasure: 'cascade' },
    { name: 'opened_jobs', export: { file: FILE }, erasure: 'cascade' },
    { name: 'dismissed_jobs', export: { file: FILE }, erasure: 'cascade' },
  ],
  files: { [FILE]: (db, { userId }) => readAll(db, userId) },
};

async function readAll(db: Db | Tx, userId: string) {
  const { jobId, version, score, factors, scoredAt } = matchScores;
  const { reason, dismissedAt } = dismissedJobs;
  return {
    scores: await db
      .select({ jobId, version, score, factors, scoredAt })
      .from(matchScores)
      .where(eq(matchScores.userId, userId)),
    dismissed: await db
      .select({ jobId: dismissedJobs.jobId, reason, dismissedAt })
      .from(dismissedJobs)
      .where(eq(dismissedJobs.userId, userId)),
    opened: await db
      .select({ jobId: openedJobs.jobId, openedAt: openedJobs.openedAt })
      .from(openedJobs)
      .where(eq(openedJobs.userId, userId)),
  };
}
