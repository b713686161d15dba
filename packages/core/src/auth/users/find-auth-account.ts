import type { Db, Tx } from '@stellenvisite/db/client';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/auth';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AuthAccount, AuthUserRow } from './auth-user-view.ts';

/** How somebody names an account. */
export type AccountName = { id: string } | { email: string } | { phone: string };

/** An erased account is as good as unknown. */
export async function findAuthUser(db: Db | Tx, name: AccountName): Promise<AuthUserRow | null> {
  const [user] = await db.select().from(authUsers).where(named(name));
  return user ?? null;
}

/** The account of a person this transaction has just written or locked. */
export async function getAuthUser(db: Db | Tx, id: string): Promise<AuthUserRow> {
  const user = await findAuthUser(db, { id });
  if (!user) throw new Error('the account is gone');
  return user;
}

/** The account, locked until the transaction ends: of several changes at once, one comes after the other. */
export async function lockAuthUser(tx: Tx, name: AccountName): Promise<AuthUserRow | null> {
  const [user] = await tx.select().from(authUsers).where(named(name)).for('update');
  return user ?? null;
}

export async function loadAuthAccount(db: Db | Tx, user: AuthUserRow): Promise<AuthAccount> {
  const identities = await db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, user.id))
    .orderBy(asc(authIdentities.createdAt));
  const factors = await db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, user.id))
    .orderBy(asc(authFactors.createdAt));
  return { user, identities, factors };
}

function named(name: AccountName) {
  if ('id' in name) return and(eq(authUsers.id, name.id), isNull(authUsers.deletedAt));
  if ('email' in name) return and(eq(authUsers.email, name.email), isNull(authUsers.deletedAt));
  return and(eq(authUsers.phone, name.phone), isNull(authUsers.deletedAt));
}
