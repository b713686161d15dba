import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { emailExists } from '../auth-error.ts';
import { userNotFound } from '../managed/find-managed-user.ts';
import { prepareInvited } from '../managed/invite-user.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { addSignUp, type SignUpRow } from '../sign-up/pending-sign-ups.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { findAuthUser } from '../users/find-auth-account.ts';
import { mergeUserMetadata } from '../users/user-metadata.ts';
import type { LinkName } from './generate-link.ts';

type Linked = {
  name: LinkName;
  email: string;
  known: AuthUserRow | null;
  newEmail: string | null;
  passwordHash: string | null;
  data: Record<string, unknown>;
};

export type LinkAccount = { user: AuthUserRow; signUp: SignUpRow | null };

/** The account a link is for, made or changed so that the link can do what it is called. */
export async function prepareLinkAccount(ctx: Context, tx: Tx, wish: Linked): Promise<LinkAccount> {
  switch (wish.name) {
    case 'signup':
      return prepareSignUp(ctx, tx, wish);
    case 'invite':
      return { user: await prepareInvited(ctx, tx, wish.email, wish.data), signUp: null };
    case 'magiclink':
    case 'recovery':
      if (!wish.known) throw userNotFound();
      return { user: wish.known, signUp: null };
    case 'email_change_current':
    case 'email_change_new':
      return { user: await prepareEmailChange(tx, wish), signUp: null };
  }
}

/** A sign-up like any other: its password and data count once its link has confirmed the address. */
async function prepareSignUp(ctx: Context, tx: Tx, { email, known, passwordHash, data }: Linked): Promise<LinkAccount> {
  if (known?.emailConfirmedAt) throw emailExists();
  const user = known ?? (await createAuthUser(tx, { email }, ctx.now()));
  const wanted = { userId: user.id, passwordHash, data: mergeUserMetadata({}, data) };
  return { user, signUp: await addSignUp(ctx, tx, wanted) };
}

async function prepareEmailChange(tx: Tx, { known, newEmail }: Linked): Promise<AuthUserRow> {
  if (!known) throw userNotFound();
  if (newEmail && (await findAuthUser(tx, { email: newEmail }))) throw emailExists();
  if (known.newEmail === newEmail) return known;
  // Another address than the one asked about before: nobody has said yes to it yet.
  await tx.update(authUsers).set({ newEmail, emailChangeConfirmed: null }).where(eq(authUsers.id, known.id));
  return known;
}
