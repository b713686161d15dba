import type { AuthMethod, OneTimeSlot } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { emailExists, invalid } from '../auth-error.ts';
import { findManagedUser, hashGoodPassword, userNotFound } from '../managed/create-managed-user.ts';
import { prepareInvited } from '../managed/invite-user.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { addSignUp, type SignUpRow, withSignUp } from '../sign-up/pending-sign-ups.ts';
import { parseEmail } from '../users/address.ts';
import {
  type AuthUser,
  type AuthUserRow,
  findAuthUser,
  getAuthAccount,
  lockAuthUser,
  toAuthUser,
} from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { mergeUserMetadata } from '../users/user-metadata.ts';
import { issueOneTime } from './one-time-tokens.ts';

export type LinkWish = {
  type: string;
  email: string;
  password?: string | undefined;
  newEmail?: string | undefined;
  data: Record<string, unknown>;
  redirectTo: string;
};

export type GeneratedLink = AuthUser & {
  action_link: string;
  email_otp: string;
  hashed_token: string;
  verification_type: string;
  redirect_to: string;
};

type SentColumn = 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt';
type LinkKind = { slot: OneTimeSlot; method: AuthMethod; linkType: string; sentAt: SentColumn };

const KINDS = {
  signup: { slot: 'confirmation', method: 'email/signup', linkType: 'signup', sentAt: 'confirmationSentAt' },
  invite: { slot: 'confirmation', method: 'invite', linkType: 'invite', sentAt: 'confirmationSentAt' },
  magiclink: { slot: 'recovery', method: 'magiclink', linkType: 'magiclink', sentAt: 'recoverySentAt' },
  recovery: { slot: 'recovery', method: 'recovery', linkType: 'recovery', sentAt: 'recoverySentAt' },
  email_change_current: {
    slot: 'email_change_current',
    method: 'email_change',
    linkType: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
  email_change_new: {
    slot: 'email_change_new',
    method: 'email_change',
    linkType: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
} as const satisfies Record<string, LinkKind>;
export type LinkName = keyof typeof KINDS;

/** Generates the link that a mail would contain, for a service that sends its own mails. Sends nothing itself. */
export async function generateLink(ctx: Context, wish: LinkWish): Promise<GeneratedLink> {
  const type = parseType(ctx, wish.type);
  const email = parseEmail(wish.email);
  if (type === 'signup' && !wish.password) throw invalid('Signup requires a valid password');
  const passwordHash = type === 'signup' ? await hashGoodPassword(ctx, wish.password) : null;
  const isChange = KINDS[type].linkType === 'email_change';
  const newEmail = isChange ? parseEmail(wish.newEmail ?? '') : null;
  const { data, redirectTo } = wish;
  return retryOnConflict(() =>
    auditedTransaction<GeneratedLink>(ctx, { action: 'admin_link_generated', userOf: ({ id }) => id }, async (tx) => {
      const known = await lockAuthUser(tx, { email });
      // A magic link creates an account where there is none, as a registration does.
      const name: LinkName = type === 'magiclink' && !known ? 'signup' : type;
      const account = await prepareLinkAccount(ctx, tx, { name, email, known, newEmail, passwordHash, data });
      return issueLink(ctx, tx, { name, ...account, sentTo: linkAddress(name, email, newEmail), redirectTo });
    }),
  );
}

function parseType({ auth: { settings } }: Context, type: string): LinkName {
  if (!Object.hasOwn(KINDS, type)) throw invalid(`Invalid email action link type requested: ${type.slice(0, 40)}`);
  if (type === 'email_change_current' && !settings.secureEmailChange) {
    throw invalid('Enable secure email change to generate link for current email');
  }
  return type as LinkName;
}

const linkAddress = (name: LinkName, email: string, newEmail: string | null) =>
  name === 'email_change_new' && newEmail ? newEmail : email;

type Issue = LinkAccount & { name: LinkName; sentTo: string; redirectTo: string };

async function issueLink(ctx: Context, tx: Tx, issue: Issue): Promise<GeneratedLink> {
  const { name, user, signUp, sentTo, redirectTo } = issue;
  const { slot, method, linkType, sentAt } = KINDS[name];
  const secret = { userId: user.id, slot, sentTo, method, signUpId: signUp?.id ?? null };
  const { code, linkToken } = await issueOneTime(ctx, tx, secret);
  await tx
    .update(authUsers)
    .set({ [sentAt]: ctx.now() })
    .where(eq(authUsers.id, user.id));
  const url = new URL(`${ctx.auth.settings.externalUrl}/verify`);
  url.searchParams.set('token', linkToken);
  url.searchParams.set('type', linkType);
  url.searchParams.set('redirect_to', redirectTo);
  const changed = await findManagedUser(tx, user.id);
  const shown = toAuthUser(await getAuthAccount(tx, signUp ? withSignUp(changed, signUp) : changed));
  return {
    ...shown,
    action_link: url.href,
    email_otp: code,
    hashed_token: linkToken,
    verification_type: name,
    redirect_to: redirectTo,
  };
}

type Linked = {
  name: LinkName;
  email: string;
  known: AuthUserRow | null;
  newEmail: string | null;
  passwordHash: string | null;
  data: Record<string, unknown>;
};

type LinkAccount = { user: AuthUserRow; signUp: SignUpRow | null };

/** The account a link is for, made or changed so that the link can do what it is called. */
async function prepareLinkAccount(ctx: Context, tx: Tx, wish: Linked): Promise<LinkAccount> {
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

/** Prepares a sign-up like any other: its password and data count once its link has confirmed the address. */
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
  // The requested address differs from the previous one: nobody has confirmed it yet.
  await tx.update(authUsers).set({ newEmail, emailChangeConfirmed: null }).where(eq(authUsers.id, known.id));
  return known;
}
