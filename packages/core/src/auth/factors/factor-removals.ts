import { isId } from '@stellenvisite/contract/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authFactorRemovals as removals } from '@stellenvisite/db/schema/auth-factors';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isSameSecret } from '../../settings/is-same-secret.ts';
import { factorRemovalCancelledMail } from '../auth.mails.ts';
import { sendNotice } from '../auth-mails.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';

export type FactorRemoval = typeof removals.$inferSelect;

export async function findFactorRemoval(db: Db | Tx, userId: string): Promise<FactorRemoval | null> {
  const [removal] = await db.select().from(removals).where(eq(removals.userId, userId));
  return removal ?? null;
}

/** For the link of the mails: made from the request itself, so that no secret has to be kept for the reminder. */
export function cancelTokenOf({ auth: { secrets } }: Pick<Context, 'auth'>, removal: FactorRemoval): string {
  return `${removal.userId}.${secrets.hash('factor removal', removal.userId, removal.requestedAt.toISOString())}`;
}

export const cancelUrlOf = (ctx: Pick<Context, 'auth' | 'publicUrl'>, removal: FactorRemoval) =>
  `${ctx.publicUrl}/auth/faktor-behalten?token=${cancelTokenOf(ctx, removal)}`;

/** The request a link of the mails belongs to; null for one that is over. */
export async function findByCancelToken(
  ctx: Pick<Context, 'auth'>,
  db: Db | Tx,
  token: string,
): Promise<FactorRemoval | null> {
  const userId = token.split('.')[0] ?? '';
  const removal = isId(userId) ? await findFactorRemoval(db, userId) : null;
  return removal && isSameSecret(cancelTokenOf(ctx, removal), token) ? removal : null;
}

export async function endFactorRemoval(ctx: Context, tx: Tx, user: AuthUserRow): Promise<void> {
  await tx.delete(removals).where(eq(removals.userId, user.id));
  const message = factorRemovalCancelledMail({ securityUrl: `${ctx.publicUrl}/konto/sicherheit` });
  await sendNotice(ctx, tx, { user, to: user.email, message });
}
