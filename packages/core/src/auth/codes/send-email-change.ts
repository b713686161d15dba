import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sendLinkMail } from '../auth-mails.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { startFlow } from './flow-states.ts';

type EmailChange = { user: AuthUserRow; newEmail: string; redirectTo: string; challenge?: string | null };

/** Asks the new address, and with the secure setting the old one too, whether the change is meant. */
export async function sendEmailChange(
  ctx: Context,
  tx: Tx,
  { user, newEmail, redirectTo, challenge = null }: EmailChange,
): Promise<void> {
  const changing = { ...user, newEmail };
  const flow = () =>
    challenge
      ? startFlow(ctx, tx, { codeChallenge: challenge, method: 'email_change', userId: user.id, redirectTo })
      : Promise.resolve(null);
  const mail = { user: changing, type: 'email_change', method: 'email_change', redirectTo } as const;
  if (user.emailChangeConfirmed !== 'new') {
    await sendLinkMail(ctx, tx, { ...mail, slot: 'email_change_new', to: newEmail, flowStateId: await flow() });
  }
  if (asksCurrent(ctx, user) && user.email && user.emailChangeConfirmed !== 'current') {
    await sendLinkMail(ctx, tx, { ...mail, slot: 'email_change_current', to: user.email, flowStateId: await flow() });
  }
  await tx.update(authUsers).set({ emailChangeSentAt: ctx.now() }).where(eq(authUsers.id, user.id));
}

/** An address that was never confirmed has no say in it. */
export const asksCurrent = ({ auth: { settings } }: Context, user: AuthUserRow) =>
  settings.secureEmailChange && user.emailConfirmedAt !== null;
