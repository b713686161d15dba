import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { claimSend } from '../auth-mails.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { confirmAddress } from '../sign-up/confirm-address.ts';
import { endAnonymity } from '../sign-up/create-auth-user.ts';
import { releaseAddress } from '../users/address-owner.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { sendEmailChange } from './send-email-change.ts';

type EmailChange = { user: AuthUserRow; newEmail: string; challenge: string | null; redirectTo: string };

/** An address changes only after its owner has confirmed the change, so that nobody takes the address of somebody else. */
export async function requestEmailChange(
  ctx: Context,
  tx: Tx,
  { user, newEmail, challenge, redirectTo }: EmailChange,
): Promise<void> {
  if (ctx.auth.settings.emailAutoconfirm) {
    await releaseAddress(tx, user, { email: newEmail });
    const changed = { email: newEmail, newEmail: null, emailConfirmedAt: null };
    await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
    await confirmAddress(ctx, tx, { ...user, ...changed }, 'email');
    await endAnonymity(tx, user, ctx.now());
    return;
  }
  await claimSend(ctx, tx, 'email_change', newEmail);
  await tx.update(authUsers).set({ newEmail, emailChangeConfirmed: null }).where(eq(authUsers.id, user.id));
  await sendEmailChange(ctx, tx, { user: { ...user, emailChangeConfirmed: null }, newEmail, challenge, redirectTo });
}

export async function requestPhoneChange(ctx: Context, tx: Tx, user: AuthUserRow, newPhone: string): Promise<void> {
  if (ctx.auth.settings.phoneAutoconfirm) {
    await releaseAddress(tx, user, { phone: newPhone });
    const changed = { phone: newPhone, newPhone: null, phoneConfirmedAt: null };
    await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
    await confirmAddress(ctx, tx, { ...user, ...changed }, 'phone');
    await endAnonymity(tx, user, ctx.now());
    return;
  }
  await claimSend(ctx, tx, 'phone_change', newPhone);
  await tx.update(authUsers).set({ newPhone }).where(eq(authUsers.id, user.id));
  await sendPhoneCode(ctx, tx, { user, slot: 'phone_change', to: newPhone });
}
