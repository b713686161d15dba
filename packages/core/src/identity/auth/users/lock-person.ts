import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';

/** One transaction of a person at a time: two at once could both pass the check of a limit. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for('no key update');
}
