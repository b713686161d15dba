import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { emailExists } from '../auth-error.ts';
import { sendLinkMail } from '../auth-mails.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { parseEmail } from '../users/address.ts';
import { type AuthUser, type AuthUserRow, getAuthAccount, lockAuthUser, toAuthUser } from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { mergeUserMetadata } from '../users/user-metadata.ts';

type Data = Record<string, unknown>;
export type Invitation = { email: string; data: Data; redirectTo: string };

export function inviteUser(ctx: Context, { email: text, data, redirectTo }: Invitation): Promise<AuthUser> {
  const email = parseEmail(text);
  return retryOnConflict(() =>
    auditedTransaction<AuthUser>(ctx, { action: 'admin_user_invited', userOf: ({ id }) => id }, async (tx) => {
      const user = await prepareInvited(ctx, tx, email, data);
      const mail = { type: 'invite', slot: 'confirmation', to: email, method: 'invite', redirectTo } as const;
      await sendLinkMail(ctx, tx, { user, ...mail });
      return toAuthUser(await getAuthAccount(tx, user));
    }),
  );
}

/**
 * The account of somebody who is to be invited. Anybody may have registered the address before without owning it: the
 * password they chose then does not let them in once the invited person has confirmed.
 */
export async function prepareInvited(ctx: Context, tx: Tx, email: string, data: Data): Promise<AuthUserRow> {
  const known = await lockAuthUser(tx, { email });
  if (known?.emailConfirmedAt) throw emailExists();
  const user = known ?? (await createAuthUser(tx, { email, userMetadata: mergeUserMetadata({}, data) }, ctx.now()));
  const now = ctx.now();
  const [invited] = await tx
    .update(authUsers)
    .set({
      passwordHash: null,
      userMetadata: mergeUserMetadata(user.userMetadata, data),
      invitedAt: now,
      confirmationSentAt: now,
      updatedAt: now,
    })
    .where(eq(authUsers.id, user.id))
    .returning();
  if (!invited) throw new Error('the account is gone');
  return invited;
}
