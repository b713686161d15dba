import type { authIdentities, authUsers } from '@stellenvisite/db/schema/auth';
import type { authFactors } from '@stellenvisite/db/schema/auth-factors';

export type AuthUserRow = typeof authUsers.$inferSelect;
export type AuthIdentityRow = typeof authIdentities.$inferSelect;
export type AuthFactorRow = typeof authFactors.$inferSelect;
/** An account with all that the protocol shows of it. */
export type AuthAccount = { user: AuthUserRow; identities: AuthIdentityRow[]; factors: AuthFactorRow[] };

const text = (time: Date | null) => time?.toISOString();

/** The protocol's User. Hashes, tokens and secrets have no place in it. */
export function toAuthUser({ user, identities, factors }: AuthAccount) {
  const { emailConfirmedAt, phoneConfirmedAt } = user;
  const confirmed = [emailConfirmedAt, phoneConfirmedAt].filter((time) => time !== null);
  return dropUndefined({
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: text(emailConfirmedAt),
    phone: user.phone ?? '',
    phone_confirmed_at: text(phoneConfirmedAt),
    confirmation_sent_at: text(user.confirmationSentAt),
    confirmed_at: text(confirmed.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null),
    recovery_sent_at: text(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: text(user.emailChangeSentAt),
    new_phone: user.newPhone ?? undefined,
    phone_change_sent_at: text(user.phoneChangeSentAt),
    reauthentication_sent_at: text(user.reauthenticationSentAt),
    invited_at: text(user.invitedAt),
    last_sign_in_at: text(user.lastSignInAt),
    banned_until: text(user.bannedUntil),
    deleted_at: text(user.deletedAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentity),
    factors: factors.length > 0 ? factors.map(toFactor) : undefined,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  });
}
export type AuthUser = ReturnType<typeof toAuthUser>;

export function toIdentity(identity: AuthIdentityRow) {
  return dropUndefined({
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: text(identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    email: identity.email ?? undefined,
  });
}

export function toFactor(factor: AuthFactorRow) {
  return dropUndefined({
    id: factor.id,
    factor_type: factor.type,
    status: factor.status,
    friendly_name: factor.friendlyName ?? undefined,
    phone: factor.phone ?? undefined,
    last_challenged_at: text(factor.lastChallengedAt),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  });
}

function dropUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
