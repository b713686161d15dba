import type { Db, Tx } from '@stellenvisite/db/client';
import { authDevices, authIdentities, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors, authPasskeys } from '@stellenvisite/db/schema/identity/auth-factors';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

const EXPIRES = {
  reason: 'technical: expires within minutes to a day, and holds nothing but hashes beside the account',
};

export const authPersonalData: PersonalData = {
  tables: [
    // Erasing an account is deleting its row, which erase-account.ts does last.
    { name: 'auth_users', export: { file: 'account.json' }, erasure: 'cascade' },
    { name: 'auth_identities', export: { file: 'identities.json' }, erasure: 'cascade' },
    { name: 'auth_factors', export: { file: 'second-factors.json' }, erasure: 'cascade' },
    { name: 'auth_passkeys', export: { file: 'passkeys.json' }, erasure: 'cascade' },
    { name: 'auth_sessions', export: { file: 'sessions.json' }, erasure: 'cascade' },
    { name: 'auth_devices', export: { file: 'devices.json' }, erasure: 'cascade' },
    { name: 'auth_refresh_tokens', export: { reason: 'secrets of the sessions' }, erasure: 'cascade' },
    { name: 'auth_recovery_codes', export: { reason: 'secrets of the second factor' }, erasure: 'cascade' },
    {
      name: 'auth_factor_removals',
      export: { reason: 'technical: lasts three days, and mails tell of it' },
      erasure: 'cascade',
    },
    { name: 'auth_challenges', export: EXPIRES, erasure: 'cascade' },
    { name: 'auth_passkey_challenges', export: EXPIRES, erasure: 'cascade' },
    {
      name: 'auth_sign_ups',
      export: { reason: 'of addresses nobody has confirmed: nothing of it is known to be the person’s' },
      erasure: 'cascade',
    },
    { name: 'auth_one_time_tokens', export: EXPIRES, erasure: 'cascade' },
    { name: 'auth_flow_states', export: EXPIRES, erasure: 'cascade' },
  ],
  files: {
    'account.json': (db, { userId }) => findUser(db, userId),
    'identities.json': (db, { userId }) => listIdentities(db, userId),
    'second-factors.json': (db, { userId }) => listFactors(db, userId),
    'passkeys.json': (db, { userId }) => listPasskeys(db, userId),
    'sessions.json': (db, { userId }) => listSessions(db, userId),
    'devices.json': (db, { userId }) => listDevices(db, userId),
  },
};

async function findUser(db: Db | Tx, userId: string) {
  const columns = {
    id: authUsers.id,
    email: authUsers.email,
    phone: authUsers.phone,
    newEmail: authUsers.newEmail,
    newPhone: authUsers.newPhone,
    userMetadata: authUsers.userMetadata,
    appMetadata: authUsers.appMetadata,
    emailConfirmedAt: authUsers.emailConfirmedAt,
    phoneConfirmedAt: authUsers.phoneConfirmedAt,
    emailChangeConfirmed: authUsers.emailChangeConfirmed,
    confirmationSentAt: authUsers.confirmationSentAt,
    recoverySentAt: authUsers.recoverySentAt,
    emailChangeSentAt: authUsers.emailChangeSentAt,
    phoneChangeSentAt: authUsers.phoneChangeSentAt,
    reauthenticationSentAt: authUsers.reauthenticationSentAt,
    invitedAt: authUsers.invitedAt,
    bannedUntil: authUsers.bannedUntil,
    lastSignInAt: authUsers.lastSignInAt,
    createdAt: authUsers.createdAt,
    updatedAt: authUsers.updatedAt,
  };
  const [row] = await db.select(columns).from(authUsers).where(eq(authUsers.id, userId));
  return row ?? null;
}

function listIdentities(db: Db | Tx, userId: string) {
  const columns = {
    provider: authIdentities.provider,
    subject: authIdentities.subject,
    email: authIdentities.email,
    data: authIdentities.data,
    lastSignInAt: authIdentities.lastSignInAt,
    createdAt: authIdentities.createdAt,
    updatedAt: authIdentities.updatedAt,
  };
  return db
    .select(columns)
    .from(authIdentities)
    .where(eq(authIdentities.userId, userId))
    .orderBy(asc(authIdentities.createdAt));
}

function listFactors(db: Db | Tx, userId: string) {
  const columns = {
    type: authFactors.type,
    status: authFactors.status,
    friendlyName: authFactors.friendlyName,
    phone: authFactors.phone,
    lastChallengedAt: authFactors.lastChallengedAt,
    createdAt: authFactors.createdAt,
    updatedAt: authFactors.updatedAt,
  };
  return db.select(columns).from(authFactors).where(eq(authFactors.userId, userId)).orderBy(asc(authFactors.createdAt));
}

function listPasskeys(db: Db | Tx, userId: string) {
  const columns = {
    friendlyName: authPasskeys.friendlyName,
    credentialId: authPasskeys.credentialId,
    publicKey: authPasskeys.publicKey,
    counter: authPasskeys.counter,
    transports: authPasskeys.transports,
    isBackedUp: authPasskeys.isBackedUp,
    lastUsedAt: authPasskeys.lastUsedAt,
    createdAt: authPasskeys.createdAt,
  };
  return db
    .select(columns)
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt));
}

function listSessions(db: Db | Tx, userId: string) {
  const columns = {
    id: authSessions.id,
    aal: authSessions.aal,
    amr: authSessions.amr,
    ip: authSessions.ip,
    userAgent: authSessions.userAgent,
    isAdmin: authSessions.isAdmin,
    provenAt: authSessions.provenAt,
    createdAt: authSessions.createdAt,
    refreshedAt: authSessions.refreshedAt,
  };
  return db
    .select(columns)
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(asc(authSessions.createdAt));
}

function listDevices(db: Db | Tx, userId: string) {
  const columns = { createdAt: authDevices.createdAt, lastSignInAt: authDevices.lastSignInAt };
  return db.select(columns).from(authDevices).where(eq(authDevices.userId, userId)).orderBy(asc(authDevices.createdAt));
}
