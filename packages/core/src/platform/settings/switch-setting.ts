import type { Db, Tx } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { eq } from 'drizzle-orm';

/** Returns a switch of this installation, as it was set last. */
export async function getSwitch(db: Db | Tx, key: string, unset: boolean): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return typeof row?.value === 'boolean' ? row.value : unset;
}

export async function writeSwitch(db: Db | Tx, key: string, value: boolean, now: Date): Promise<void> {
  const row = { value, updatedAt: now };
  await db
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** States whether an administrator looks at the first job of an employer that is not verified. */
export const HOLD_FIRST_JOBS = 'job_postings.hold_first';
