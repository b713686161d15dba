import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { recoveryCodesCreatedMail } from '../auth.mails.ts';
import { AuthError } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { hasVerifiedFactor } from './remove-lost-factors.ts';
import { deleteRecoveryCodes, findRecoveryCodes, replaceRecoveryCodes } from './verify-recovery-code.ts';

export type RecoveryCodes = { id: string; type: 'recovery_code'; total: number };

const notFound = () => new AuthError(404, 'mfa_factor_not_found', 'There are no recovery codes');

export async function getRecoveryCodes(
  ctx: Pick<Context, 'db'>,
  { user }: SignedIn,
): Promise<RecoveryCodes & { remaining: number }> {
  const set = await findRecoveryCodes(ctx.db, user.id);
  if (!set) throw notFound();
  return { type: 'recovery_code', ...set };
}

type NewSet = RecoveryCodes & { codes: string[] };

/** Creates the first set of codes, or another one instead of it: the protocol has a call for each. */
export function createRecoveryCodes(
  ctx: Context,
  who: SignedIn,
  { isReplacement }: { isReplacement: boolean },
): Promise<NewSet> {
  return auditedTransaction<NewSet>(ctx, { action: 'recovery_codes_created', userId: who.user.id }, async (tx) => {
    const locked = await lockRaised(tx, who);
    if (locked instanceof AuthError) return locked;
    const { user } = locked;
    const present = await findRecoveryCodes(tx, user.id);
    if (isReplacement && !present) return notFound();
    if (!isReplacement && present) {
      return new AuthError(422, 'mfa_verified_factor_exists', 'There are recovery codes already, regenerate them');
    }
    if (!(await hasVerifiedFactor(tx, user.id))) {
      return new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor');
    }
    const unproven = await refuseUnproven(ctx, tx, locked);
    if (unproven) return unproven;
    const { id, codes } = await replaceRecoveryCodes(ctx, tx, { userId: user.id, setId: present?.id });
    const message = recoveryCodesCreatedMail({ securityUrl: `${ctx.publicUrl}/konto/sicherheit` });
    await sendNotice(ctx, tx, { user, to: user.email, message });
    return { id, type: 'recovery_code', total: codes.length, codes };
  });
}

export function removeRecoveryCodes(ctx: Context, who: SignedIn): Promise<{ id: string }> {
  return auditedTransaction<{ id: string }>(
    ctx,
    { action: 'recovery_codes_removed', userId: who.user.id },
    async (tx) => {
      const locked = await lockRaised(tx, who);
      if (locked instanceof AuthError) return locked;
      const set = await findRecoveryCodes(tx, locked.user.id);
      if (!set) return notFound();
      await deleteRecoveryCodes(tx, locked.user.id);
      return { id: set.id };
    },
  );
}

async function lockRaised(tx: Tx, who: SignedIn): Promise<SignedIn | AuthError> {
  const locked = await lockSignedIn(tx, who);
  if (locked instanceof AuthError || locked.session.aal === 'aal2') return locked;
  return new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
}
