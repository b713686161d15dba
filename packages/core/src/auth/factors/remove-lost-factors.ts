import type { Tx } from '@stellenvisite/db/client';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { authFactors, authFactorRemovals as removals } from '@stellenvisite/db/schema/auth-factors';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { factorRemovalReminderMail } from '../auth.mails.ts';
import { sendNotice } from '../auth-mails.ts';
import { lockAuthUser } from '../users/find-auth-account.ts';
import { cancelUrlOf, type FactorRemoval } from './factor-removals.ts';
import { removeFactor } from './remove-factor.ts';

const REMINDER_MS = 24 * 3_600_000;
const BATCH = 500;

/** Reminds a day before, and removes what is due, one account at a time. May run twice without harm. */
export async function removeLostFactors(ctx: Context): Promise<{ reminded: number; removed: number }> {
  const now = ctx.now();
  const soon = and(lte(removals.removeAt, new Date(now.getTime() + REMINDER_MS)), isNull(removals.remindedAt));
  const due = lte(removals.removeAt, now);
  const removed = await forEach(ctx, due, removeOf);
  const reminded = await forEach(ctx, soon, remind);
  return { reminded, removed };
}

type Act = (ctx: Context, tx: Tx, removal: FactorRemoval) => Promise<void>;

async function forEach(ctx: Context, which: ReturnType<typeof and>, act: Act): Promise<number> {
  const rows = await ctx.db.select().from(removals).where(which).orderBy(asc(removals.removeAt)).limit(BATCH);
  let count = 0;
  for (const { userId } of rows) {
    await ctx.db.transaction(async (tx) => {
      await lockAuthUser(tx, { id: userId });
      // Cancelled meanwhile, or done by another process.
      const [removal] = await tx
        .select()
        .from(removals)
        .where(and(eq(removals.userId, userId), which));
      if (!removal) return;
      await act(ctx, tx, removal);
      count += 1;
    });
  }
  return count;
}

async function remind(ctx: Context, tx: Tx, removal: FactorRemoval): Promise<void> {
  await tx.update(removals).set({ remindedAt: ctx.now() }).where(eq(removals.userId, removal.userId));
  const user = await lockAuthUser(tx, { id: removal.userId });
  if (!user) return;
  const message = factorRemovalReminderMail({ removeAt: removal.removeAt, cancelUrl: cancelUrlOf(ctx, removal) });
  await sendNotice(ctx, tx, { user, to: user.email, message });
}

/** All factors go, and every session with them: one may be the thief's. */
async function removeOf(ctx: Context, tx: Tx, { userId }: FactorRemoval): Promise<void> {
  await tx.delete(removals).where(eq(removals.userId, userId));
  const user = await lockAuthUser(tx, { id: userId });
  if (!user) return;
  const factors = await tx.select().from(authFactors).where(eq(authFactors.userId, userId));
  for (const factor of factors) await removeFactor(ctx, tx, user, factor);
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await ctx.audit(tx, { action: 'lost_factor_removed', userId });
}
