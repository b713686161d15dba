import {
  FACTOR_STATUSES,
  FACTOR_TYPES,
  type FactorStatus,
  type FactorType,
  PASSKEY_CEREMONIES,
  type PasskeyCeremony,
} from '@stellenvisite/contract/identity/auth';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from './auth.ts';

const time = () => timestamp({ withTimezone: true });
const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const authFactors = pgTable(
  'auth_factors',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    type: text().$type<FactorType>().notNull(),
    status: text().$type<FactorStatus>().notNull().default('unverified'),
    friendlyName: text(),
    sealedSecret: text(),
    phone: text(),
    /** The last time step whose code was taken: it and all before it are used up. */
    lastStep: integer(),
    lastChallengedAt: time(),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('auth_factors_type', oneOf(t.type, FACTOR_TYPES)),
    check('auth_factors_status', oneOf(t.status, FACTOR_STATUSES)),
    uniqueIndex('auth_factors_name').on(t.userId, sql`coalesce(${t.friendlyName}, '')`),
  ],
);

/** Codes for when the second factor is lost, each good once. All of a person form one set, replaced as a whole. */
export const authRecoveryCodes = pgTable(
  'auth_recovery_codes',
  {
    codeHash: text().primaryKey(),
    setId: uuid().notNull(),
    userId: userId(),
    usedAt: time(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [index('auth_recovery_codes_user').on(t.userId)],
);

/** Second factors that go when the waiting time is over, because their owner says they are lost. */
export const authFactorRemovals = pgTable(
  'auth_factor_removals',
  {
    userId: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    requestedAt: time().notNull(),
    removeAt: time().notNull(),
    remindedAt: time(),
  },
  (t) => [index('auth_factor_removals_due').on(t.removeAt)],
);

export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: uuid().primaryKey(),
    factorId: uuid()
      .notNull()
      .references(() => authFactors.id, { onDelete: 'cascade' }),
    ip: text(),
    codeHash: text(),
    attempts: integer().notNull().default(0),
    verifiedAt: time(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [index('auth_challenges_factor').on(t.factorId)],
);

/**
 * WebAuthn credentials: passkeys, and keys that are nothing but the second factor they were enrolled for. Only the public half
 * is here.
 */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** Null for a passkey, which signs in by itself. */
    factorId: uuid().references(() => authFactors.id, { onDelete: 'cascade' }),
    /** The authenticator's name for the credential, base64url like the public key. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** Uses as the authenticator counts them; stays 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull(),
    /** Synchronised between devices by the maker of their system. */
    isBackedUp: boolean().notNull(),
    friendlyName: text().notNull(),
    lastUsedAt: time(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('auth_passkeys_credential').on(t.credentialId),
    index('auth_passkeys_user').on(t.userId),
    index('auth_passkeys_factor').on(t.factorId),
  ],
);

/** Challenges for authenticators. Each row is deleted by the first response, valid or not. */
export const authPasskeyChallenges = pgTable(
  'auth_passkey_challenges',
  {
    id: uuid().primaryKey(),
    ceremony: text().$type<PasskeyCeremony>().notNull(),
    challengeHash: text().notNull(),
    /** Of a registration: the account it belongs to, and the session that started it. */
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    sessionId: uuid(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('auth_passkey_challenges_ceremony', oneOf(t.ceremony, PASSKEY_CEREMONIES)),
    index('auth_passkey_challenges_created').on(t.createdAt),
    index('auth_passkey_challenges_user').on(t.userId),
  ],
);
