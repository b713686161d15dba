import {
  ASSURANCE_LEVELS,
  type AssuranceLevel,
  type AuthMethod,
  type AuthMethodEntry,
  ONE_TIME_SLOTS,
  type OneTimeSlot,
} from '@stellenvisite/contract/identity/auth';
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';

type Json = Record<string, unknown>;
const time = () => timestamp({ withTimezone: true });

/** An account as the auth protocol knows it; who the person is in the market appears in `profiles`. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text(),
    /** Digits without the plus. */
    phone: text(),
    /** argon2id; null for who has never set a password. */
    passwordHash: text(),
    role: text().notNull().default('authenticated'),
    isAnonymous: boolean().notNull().default(false),
    appMetadata: jsonb().$type<Json>().notNull().default({}),
    userMetadata: jsonb().$type<Json>().notNull().default({}),
    emailConfirmedAt: time(),
    phoneConfirmedAt: time(),
    newEmail: text(),
    newPhone: text(),
    /** Which of the two addresses has agreed to a change, while the other has not. */
    emailChangeConfirmed: text().$type<'new' | 'current'>(),
    confirmationSentAt: time(),
    recoverySentAt: time(),
    emailChangeSentAt: time(),
    phoneChangeSentAt: time(),
    reauthenticationSentAt: time(),
    invitedAt: time(),
    lastSignInAt: time(),
    bannedUntil: time(),
    deletedAt: time(),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('auth_users_email').on(t.email),
    uniqueIndex('auth_users_phone').on(t.phone),
    index('auth_users_created').on(t.createdAt),
  ],
);

const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const authIdentities = pgTable(
  'auth_identities',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    provider: text().notNull(),
    /** The provider's name for the person; the user's own id for `email` and `phone`. */
    subject: text().notNull(),
    data: jsonb().$type<Json>().notNull().default({}),
    email: text(),
    lastSignInAt: time(),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('auth_identities_subject').on(t.provider, t.subject), index('auth_identities_user').on(t.userId)],
);

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    aal: text().$type<AssuranceLevel>().notNull().default('aal1'),
    amr: jsonb().$type<AuthMethodEntry[]>().notNull(),
    /** The factor that raised this session to aal2, or the passkey that opened it. */
    factorId: uuid(),
    ip: text(),
    userAgent: text(),
    /** Opened by the sign-in of administrators: only such a session has their rights. */
    isAdmin: boolean().notNull().default(false),
    /** When the person last showed again who they are, by password or mailed code. */
    provenAt: time(),
    createdAt: time().notNull().defaultNow(),
    refreshedAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('auth_sessions_aal', oneOf(t.aal, ASSURANCE_LEVELS)),
    index('auth_sessions_user').on(t.userId),
    index('auth_sessions_refreshed').on(t.refreshedAt),
  ],
);

/** One row per token ever given to a session. The token is not here: only its keyed hash. */
export const authRefreshTokens = pgTable(
  'auth_refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    usedAt: time(),
    successorHash: text(),
    /** The token that followed, encrypted with this one: who lost an answer gets it again, who reads the table does not. */
    sealedSuccessor: text(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [index('auth_refresh_tokens_session').on(t.sessionId)],
);

/**
 * Browsers somebody has signed in with, known by a cookie whose keyed hash is here. Wrong tries from elsewhere do not count
 * against them.
 */
export const authDevices = pgTable(
  'auth_devices',
  {
    userId: userId(),
    deviceHash: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    lastSignInAt: time().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('auth_devices_last').on(t.lastSignInAt)],
);

/**
 * Sign-ups of an address that nobody has confirmed yet: anybody may enter any address. Each keeps what it would make of
 * the account, and only the one whose own code or link confirms the address gets it.
 */
export const authSignUps = pgTable(
  'auth_sign_ups',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** argon2id; null for accounts that sign in by code only. */
    passwordHash: text(),
    userMetadata: jsonb().$type<Json>().notNull().default({}),
    /** A keyed hash of the network address and the browser it came from, so that a mail is resent to whom it belongs. */
    sourceHash: text().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [index('auth_sign_ups_user').on(t.userId)],
);

/** Secrets sent by mail or text message, as keyed hashes: a code to type and the token of a link. */
export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    slot: text().$type<OneTimeSlot>().notNull(),
    /** The sign-up it confirms, where there may be several of the same address. */
    signUpId: uuid().references(() => authSignUps.id, { onDelete: 'cascade' }),
    /** The address or number it was sent to. */
    sentTo: text().notNull(),
    codeHash: text().notNull(),
    linkHash: text(),
    /** The method that the link proves; it becomes the `amr` entry of a PKCE flow. */
    method: text().$type<AuthMethod>().notNull(),
    flowStateId: uuid(),
    expiresAt: time().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('auth_one_time_tokens_slot', oneOf(t.slot, ONE_TIME_SLOTS)),
    unique('auth_one_time_tokens_slot_of_user').on(t.userId, t.slot, t.signUpId).nullsNotDistinct(),
    index('auth_one_time_tokens_sign_up').on(t.signUpId),
    uniqueIndex('auth_one_time_tokens_link').on(t.linkHash),
  ],
);

/** A sign-in that goes through the browser: a mail's link with PKCE, or another provider's page. */
export const authFlowStates = pgTable(
  'auth_flow_states',
  {
    id: uuid().primaryKey(),
    codeChallenge: text(),
    authCodeHash: text(),
    method: text().$type<AuthMethod>().notNull(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    /** Set when a signed-in person connects a provider to their account. */
    linkToUserId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    /** The session that requested it, and alone can finish it. */
    linkFromSessionId: uuid(),
    redirectTo: text().notNull(),
    provider: text(),
    /** Our own PKCE verifier and nonce towards the provider, then whom it named to be connected, and its tokens; encrypted. */
    sealedProviderState: text(),
    sealedProviderTokens: text(),
    /** The session a used code was turned into: a second use ends it. */
    sessionId: uuid(),
    createdAt: time().notNull().defaultNow(),
    calledBackAt: time(),
    codeIssuedAt: time(),
    usedAt: time(),
  },
  (t) => [uniqueIndex('auth_flow_states_code').on(t.authCodeHash), index('auth_flow_states_created').on(t.createdAt)],
);

/** The keys tokens are signed with: the newest that is not retired signs, every other one verifies. */
export const authKeys = pgTable('auth_keys', {
  kid: text().primaryKey(),
  jwk: jsonb().$type<Json>().notNull(),
  createdAt: time().notNull().defaultNow(),
  /** When it ceased to sign; it verifies until tokens it signed have run out. */
  retiredAt: time(),
});

/** Token buckets of limits, shared by all processes. Unlogged: a crash forgives everybody, and nothing else. */
export const authLimits = pgTable(
  'auth_limits',
  {
    key: text().primaryKey(),
    tokens: doublePrecision().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [index('auth_limits_updated').on(t.updatedAt)],
);

/** Audit events of accounts, without secrets and addresses; stored for ninety days. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: uuid().primaryKey(),
    at: time().notNull().defaultNow(),
    action: text().notNull(),
    /** `ok`, or the error code. */
    outcome: text().notNull(),
    userId: uuid(),
    sessionId: uuid(),
    ip: text(),
  },
  (t) => [index('auth_events_at').on(t.at), index('auth_events_user').on(t.userId, t.at)],
);
