import { ERASURE_WAITING_DAYS } from '@stellenvisite/contract/accounts';
import type { Erasure, RequestErasure } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { erasureRequestedMail } from './accounts.mails.ts';
import { eraseAccount } from './erase-account.ts';
import { requireProof } from './require-proof.ts';

/** Erases the account now, or in two weeks unless its owner changes their mind. Asking twice does not start the wait anew. */
export async function requestErasure(ctx: Context, request: RequestErasure): Promise<Erasure> {
  const person = await requirePermission(ctx, 'account.erase');
  await requireProof(ctx, person, request);
  if (request.mode === 'at_once') {
    await eraseAccount(ctx, { userId: person.userId });
    return { status: 'erased', eraseAt: null };
  }
  const eraseAt = new Date(ctx.now().getTime() + ERASURE_WAITING_DAYS * 86_400_000);
  return ctx.db.transaction(async (tx): Promise<Erasure> => {
    const [set] = await tx
      .update(profiles)
      .set({ eraseAt, updatedAt: ctx.now() })
      .where(and(eq(profiles.id, person.userId), isNull(profiles.eraseAt)))
      .returning({ language: profiles.language });
    if (!set) return { status: 'waiting', eraseAt: await findEraseAt(tx, person.userId) };
    await ctx.audit(tx, { action: 'erasure_requested', userId: person.userId, sessionId: person.sessionId });
    if (person.email) {
      const message = erasureRequestedMail({ eraseAt, accountUrl: `${ctx.publicUrl}/konto/daten` });
      await ctx.mail.write(tx, { to: person.email, language: set.language, message });
    }
    return { status: 'waiting', eraseAt: eraseAt.toISOString() };
  });
}

async function findEraseAt(tx: Pick<Context['db'], 'select'>, userId: string): Promise<string | null> {
  const [row] = await tx.select({ eraseAt: profiles.eraseAt }).from(profiles).where(eq(profiles.id, userId));
  return row?.eraseAt?.toISOString() ?? null;
}
