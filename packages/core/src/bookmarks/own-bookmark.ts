import { isId } from '@stellenvisite/contract/ids.schema';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/bookmarks';
import { and, eq, type SQL } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';

export function ownSavedJob(userId: string, jobId: string): SQL | undefined {
  if (!isId(jobId)) throw new DomainError('saved_job.not_found');
  return and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId));
}

export function ownSavedEmployer(userId: string, employerId: string): SQL | undefined {
  if (!isId(employerId)) throw new DomainError('saved_employer.not_found');
  return and(eq(savedEmployers.userId, userId), eq(savedEmployers.employerId, employerId));
}
