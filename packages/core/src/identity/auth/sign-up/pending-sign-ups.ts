import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers, authSignUps as signUps } from '@stellenvisite/db/schema/identity/auth';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../platform/rate-limits/network-of.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { recordConsents } from './create-auth-user.ts';
import { describeProfile, roleOf } from './profile-of-metadata.ts';

export type SignUpRow = typeof signUps.$inferSelect;
type Wanted = { userId: string; passwordHash: string | null; data: Record<string, unknown> };

/**
 * Keeps what somebody enters for an address that nobody has confirmed, apart from the account: it may be a stranger's.
 * Nothing of it counts until its own code or link confirms the address.
 */
export async function addSignUp(ctx: Context, tx: Tx, { userId, passwordHash, data }: Wanted): Promise<SignUpRow> {
  const [row] = await tx
    .insert(signUps)
    .values({
      id: randomUUID(),
      userId,
      passwordHash,
      userMetadata: data,
      sourceHash: sourceOf(ctx),
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw new Error('the sign-up was not written');
  return row;
}

/** A sign-up without a password. Whoever asks for a code again with the same data gets the same sign-up again. */
export async function addCodeSignUp(ctx: Context, tx: Tx, wanted: Omit<Wanted, 'passwordHash'>): Promise<SignUpRow> {
  const { userId, data } = wanted;
  const isSame = sql`${signUps.userMetadata} = ${JSON.stringify(data)}::jsonb`;
  const [same] = await tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.userId, userId), isNull(signUps.passwordHash), isSame));
  return same ?? addSignUp(ctx, tx, { ...wanted, passwordHash: null });
}

const sourceOf = ({
  auth: {
    secrets,
    client: { ip, userAgent },
  },
}: Context) => secrets.hash('sign-up source', networkOf(ip), userAgent ?? '');

/**
 * The sign-up that a request to send its mail again means: the newest from the same browser, or else the only one. Where
 * strangers may be among several, it is one of its own that brings nothing. Null for an account without any, which an
 * administrator has made.
 */
export async function findSignUpToResend(ctx: Context, tx: Tx, userId: string): Promise<SignUpRow | null> {
  const pending = await tx.select().from(signUps).where(eq(signUps.userId, userId)).orderBy(desc(signUps.createdAt));
  const source = sourceOf(ctx);
  const own = pending.find(({ sourceHash }) => sourceHash === source);
  if (own || pending.length <= 1) return own ?? pending[0] ?? null;
  return addCodeSignUp(ctx, tx, { userId, data: {} });
}

/** Finds the password to compare with: of an unconfirmed account the one that was entered last, so that one hash is computed. */
export async function findPasswordHash(db: Db | Tx, user: AuthUserRow | null): Promise<string | null> {
  const [newest] = await db
    .select({ passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(and(eq(signUps.userId, user?.id ?? randomUUID()), isNotNull(signUps.passwordHash)))
    .orderBy(desc(signUps.createdAt))
    .limit(1);
  return user?.passwordHash ?? newest?.passwordHash ?? null;
}

/** The account as it will be once this sign-up has confirmed its address. What an administrator set before stays. */
export function withSignUp(user: AuthUserRow, { passwordHash, userMetadata: data }: SignUpRow): AuthUserRow {
  const userMetadata = { ...user.userMetadata, ...data };
  const appMetadata = { ...user.appMetadata, role: roleOf(data, roleOf(user.appMetadata)) };
  return { ...user, passwordHash, userMetadata, appMetadata };
}

type Confirmation = { signUpId: string | null; isRecovery: boolean };

/**
 * The account gets what the confirming sign-up has entered. Who confirms by another way has entered nothing, and a
 * password that waited on the account is not theirs. An account in use keeps what it has.
 */
export async function completeSignUp(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  user: AuthUserRow,
  { signUpId, isRecovery }: Confirmation,
): Promise<void> {
  if (user.emailConfirmedAt || user.phoneConfirmedAt) return;
  const [signUp] = signUpId ? await tx.select().from(signUps).where(eq(signUps.id, signUpId)) : [];
  if (signUp) return becomeSignUp(ctx, tx, user, signUp);
  if (isRecovery) await tx.update(authUsers).set({ passwordHash: null }).where(eq(authUsers.id, user.id));
}

export async function becomeSignUp(ctx: Pick<Context, 'now'>, tx: Tx, user: AuthUserRow, signUp: SignUpRow) {
  const now = ctx.now();
  const { passwordHash, userMetadata, appMetadata } = withSignUp(user, signUp);
  const changed = { passwordHash, userMetadata, appMetadata, updatedAt: now };
  await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
  await tx
    .update(profiles)
    .set({ role: roleOf(appMetadata), ...describeProfile(userMetadata), updatedAt: now })
    .where(eq(profiles.id, user.id));
  await recordConsents(tx, { userId: user.id, data: signUp.userMetadata, at: signUp.createdAt });
}
