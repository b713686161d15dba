import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { requireSmallMetadata } from '../users/user-metadata.ts';
import { createAuthUser } from './create-auth-user.ts';

export async function signUpAnonymously(ctx: Context, data: Record<string, unknown>): Promise<Session> {
  if (!ctx.auth.settings.signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!ctx.auth.settings.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  requireSmallMetadata(data);
  return auditedTransaction<Session>(ctx, { action: 'signup' }, async (tx) => {
    const user = await createAuthUser(tx, { isAnonymous: true, userMetadata: data }, ctx.now());
    return openSession(ctx, tx, { userId: user.id, method: 'anonymous' });
  });
}
