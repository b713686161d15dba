import { isId } from '@stellenvisite/contract/ids.schema';
import { hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import { and, eq, type SQL } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';

export function ownHiddenEmployer(userId: string, employerId: string): SQL | undefined {
  if (!isId(employerId)) throw new DomainError('hidden_employer.not_found');
  return and(eq(hiddenEmployers.userId, userId), eq(hiddenEmployers.employerId, employerId));
}
