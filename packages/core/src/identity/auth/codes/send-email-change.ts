import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { addressTakenMail } from '../auth.mails.ts';
import { type LinkMail, sendLinkMail, sendNotice } from '../auth-mails.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { findOwner } from '../users/address-owner.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { startFlow } from './flow-states.ts';
import { issueOneTime } from './one-time-tokens.ts';

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
    const owner = await findOwner(tx, user, { email: newEmail });
    const asked = { ...mail, slot: 'email_change_new', to: newEmail } as const;
    if (owner) await notifyOwner(ctx, tx, owner, asked);
    else await sendLinkMail(ctx, tx, { ...asked, flowStateId: await flow() });
  }
  if (asksCurrent(ctx, user) && user.email && user.emailChangeConfirmed !== 'current') {
    await sendLinkMail(ctx, tx, { ...mail, slot: 'email_change_current', to: user.email, flowStateId: await flow() });
  }
  await tx.update(authUsers).set({ emailChangeSentAt: ctx.now() }).where(eq(authUsers.id, user.id));
}

/** The same work as for a free address, so that the clock does not tell who asks. */
async function notifyOwner(ctx: Context, tx: Tx, owner: AuthUserRow, asked: LinkMail): Promise<void> {
  const secret = { userId: asked.user.id, slot: asked.slot, sentTo: asked.to, method: asked.method };
  await rollBackAfter(tx, (inner) => issueOneTime(ctx, inner, secret));
  const message = addressTakenMail({ loginUrl: `${ctx.publicUrl}/login` });
  await sendNotice(ctx, tx, { user: owner, to: owner.email, message });
}

/** An address that was never confirmed has no say in it. */
export const asksCurrent = ({ auth: { settings } }: Context, user: AuthUserRow) =>
  settings.secureEmailChange && user.emailConfirmedAt !== null;
