import type { Tx } from '@stellenvisite/db/client';
import { DomainError } from '../domain-error.ts';
import { readPlan } from './read-plan.ts';

/** Under the lock of the employer: whether one more person may act for it, beside the members and the invited. */
export async function requireSeat(tx: Tx, employerId: string, taken: number): Promise<void> {
  const { seats } = await readPlan(tx, employerId);
  if (taken >= seats) throw new DomainError('billing.no_seat');
}
