import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, ne } from 'drizzle-orm';
import { getSwitch, HOLD_FIRST_JOBS } from '../../platform/settings/switch-setting.ts';
import { isVerified } from '../is-verified.ts';

/** The first publication of an employer nobody has verified; one that had a public job before is known. */
export async function requiresReview(db: Db | Tx, employerId: string): Promise<boolean> {
  if (!(await getSwitch(db, HOLD_FIRST_JOBS, true))) return false;
  const { verifiedAt } = employers;
  const [employer] = await db.select({ verifiedAt }).from(employers).where(eq(employers.id, employerId));
  if (employer && isVerified(employer)) return false;
  const wasPublic = and(eq(jobs.employerId, employerId), ne(jobs.status, 'draft'));
  const known = await db.select({ id: jobs.id }).from(jobs).where(wasPublic).limit(1);
  return known.length === 0;
}
