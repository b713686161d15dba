import { isId } from '@stellenvisite/contract/ids.schema';
import { jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';

/** Somebody else's is not found, like one that was deleted. */
export function ownJobAlert(userId: string, id: string): SQL | undefined {
  if (!isId(id)) throw new DomainError('job_alert.not_found');
  return and(eq(jobAlerts.id, id), eq(jobAlerts.userId, userId), isNull(jobAlerts.endedAt));
}
