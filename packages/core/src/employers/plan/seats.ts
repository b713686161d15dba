import type { Tx } from '@stellenvisite/db/client';
import { DomainError } from '../../domain-error.ts';
import { getPlan } from './get-plan.ts';

/** Under the lock of the employer: whether one more person may act for it, next to the members and the invited. */
export async function requireSeat(tx: Tx, employerId: string, taken: number): Promise<void> {
  const { seats } = await getPlan(tx, employerId);
  if (taken >= seats) throw new DomainError('billing.no_seat');
}
