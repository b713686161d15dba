import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { asc, inArray } from 'drizzle-orm';

/**
 * What counts against a limit of an employer is done by one at a time. Taken before rows of its jobs, so that two transactions never
 * wait for each other.
 */
export async function lockEmployer(tx: Tx, ...employerIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: employers.id })
    .from(employers)
    .where(inArray(employers.id, employerIds))
    .orderBy(asc(employers.id))
    .for('no key update');
}
