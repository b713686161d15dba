import { authLimits } from '@stellenvisite/db/schema/auth';
import { lt } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Buckets nobody has touched for a day are full again. */
export async function deleteFullLimits({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(authLimits).where(lt(authLimits.updatedAt, new Date(now().getTime() - 86_400_000)));
}
