import type { Db, Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';

/** Services see an account that was put away, too, with the day it happened. */
export async function findManagedUser(db: Db | Tx, userId: string): Promise<AuthUserRow> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) throw userNotFound();
  return user;
}

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');
