import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { invalid } from '../auth-error.ts';
import type { SignedIn } from './require-session.ts';

const SCOPES = ['global', 'local', 'others'] as const;

/** Ends sessions; their refresh tokens go with them. */
export async function logOut(ctx: Context, { user, session }: SignedIn, scope = 'global'): Promise<void> {
  const wanted = scope === '' ? 'global' : scope;
  if (!SCOPES.some((known) => known === wanted)) throw invalid(`Unsupported logout scope "${wanted}"`);
  const own = eq(authSessions.userId, user.id);
  const which =
    wanted === 'global'
      ? own
      : and(own, wanted === 'local' ? eq(authSessions.id, session.id) : ne(authSessions.id, session.id));
  await auditedTransaction<void>(ctx, { action: 'logout', userId: user.id }, async (tx) => {
    await tx.delete(authSessions).where(which);
  });
}
