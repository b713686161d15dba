import type { Tx } from '@stellenvisite/db/client';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobClass } from '../classify/classify-job.ts';
import type { JobKeys } from './job-terms.ts';

/**
 * Stores the class of each job, but for those the employer corrected, and returns the corrections. Every row is locked by then,
 * so a correction is either among them or queued after this.
 */
export async function writeClasses(tx: Tx, read: ReadonlyMap<string, JobClass>): Promise<Map<string, JobKeys>> {
  const rows = [...read].map(([jobId, { occupation, level, specialty, department, confidence, reason }]) => ({
    ...{ job_id: jobId, occupation, level, specialty, department, confidence, reason },
  }));
  await tx.execute(sql`
    insert into ${jobClasses} as kept (job_id, occupation, level, specialty, department, confidence, reason)
    select job_id, occupation, level, specialty, department, confidence, reason
      from json_populate_recordset(null::${jobClasses}, ${JSON.stringify(rows)}::json)
      order by job_id
    on conflict (job_id) do update set occupation = excluded.occupation, level = excluded.level,
      specialty = excluded.specialty, department = excluded.department, confidence = excluded.confidence,
      reason = excluded.reason, updated_at = now()
    where not kept.is_corrected
      and (kept.occupation, kept.level, kept.specialty, kept.department, kept.confidence, kept.reason)
        is distinct from
        (excluded.occupation, excluded.level, excluded.specialty, excluded.department, excluded.confidence, excluded.reason)
  `);
  const corrected = await tx
    .select()
    .from(jobClasses)
    .where(and(inArray(jobClasses.jobId, [...read.keys()]), eq(jobClasses.isCorrected, true)));
  return new Map(corrected.map((row) => [row.jobId, row]));
}
