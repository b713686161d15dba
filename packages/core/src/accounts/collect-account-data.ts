import { consents, profiles } from '@stellenvisite/db/schema/accounts';
import { authEvents, authFactors, authIdentities, authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { mails } from '@stellenvisite/db/schema/mails';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/newsletter';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { mapUserToEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';

/** One file of the export. */
export type AccountFile = { name: string; content: unknown };

/** Who asks is known before the first file: the refusal must not come in the middle of a download. */
export async function collectAccountData(ctx: Context): Promise<AsyncGenerator<AccountFile>> {
  const person = await requirePermission(ctx, 'account.export');
  await ctx.audit(ctx.db, { action: 'data_exported', userId: person.userId, sessionId: person.sessionId });
  return filesOf(ctx, person);
}

/** Everything we keep of somebody, and no secret: neither hashes nor tokens nor the seeds of factors. */
async function* filesOf({ db }: Pick<Context, 'db'>, person: Person): AsyncGenerator<AccountFile> {
  const { userId } = person;
  // An address nobody confirmed may be somebody else's.
  const email = person.isEmailConfirmed ? person.email : null;
  yield { name: 'account.json', content: await findUser(db, userId) };
  yield { name: 'profile.json', content: await findProfile(db, userId) };
  yield { name: 'employers.json', content: await mapUserToEmployers({ db }, person) };
  yield { name: 'saved-searches.json', content: await listSavedSearches(db, userId) };
  yield { name: 'identities.json', content: await listIdentities(db, userId) };
  yield { name: 'second-factors.json', content: await listFactors(db, userId) };
  yield { name: 'sessions.json', content: await listSessions(db, userId) };
  yield { name: 'consents.json', content: await listConsents(db, userId) };
  yield { name: 'events.json', content: await listEvents(db, userId) };
  yield { name: 'mails.json', content: email ? await listMails(db, email) : [] };
  yield { name: 'newsletter.json', content: email ? await findNewsletter(db, email) : null };
}

type Reader = Context['db'];

async function findUser(db: Reader, userId: string) {
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
    lastSignInAt: authUsers.lastSignInAt,
    createdAt: authUsers.createdAt,
    updatedAt: authUsers.updatedAt,
  };
  const [row] = await db.select(columns).from(authUsers).where(eq(authUsers.id, userId));
  return row ?? null;
}

async function findProfile(db: Reader, userId: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return row ?? null;
}

function listSavedSearches(db: Reader, userId: string) {
  const columns = {
    name: savedSearches.name,
    query: savedSearches.query,
    seenAt: savedSearches.seenAt,
    createdAt: savedSearches.createdAt,
  };
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt));
}

function listIdentities(db: Reader, userId: string) {
  const columns = {
    provider: authIdentities.provider,
    subject: authIdentities.subject,
    email: authIdentities.email,
    data: authIdentities.data,
    lastSignInAt: authIdentities.lastSignInAt,
    createdAt: authIdentities.createdAt,
  };
  return db
    .select(columns)
    .from(authIdentities)
    .where(eq(authIdentities.userId, userId))
    .orderBy(asc(authIdentities.createdAt));
}

function listFactors(db: Reader, userId: string) {
  const columns = {
    type: authFactors.type,
    status: authFactors.status,
    friendlyName: authFactors.friendlyName,
    phone: authFactors.phone,
    createdAt: authFactors.createdAt,
  };
  return db.select(columns).from(authFactors).where(eq(authFactors.userId, userId)).orderBy(asc(authFactors.createdAt));
}

function listSessions(db: Reader, userId: string) {
  const columns = {
    id: authSessions.id,
    aal: authSessions.aal,
    amr: authSessions.amr,
    ip: authSessions.ip,
    userAgent: authSessions.userAgent,
    createdAt: authSessions.createdAt,
    refreshedAt: authSessions.refreshedAt,
  };
  return db
    .select(columns)
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(asc(authSessions.createdAt));
}

function listConsents(db: Reader, userId: string) {
  const columns = { kind: consents.kind, version: consents.version, givenAt: consents.givenAt };
  return db.select(columns).from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.givenAt));
}

function listEvents(db: Reader, userId: string) {
  const columns = { at: authEvents.at, action: authEvents.action, outcome: authEvents.outcome, ip: authEvents.ip };
  return db.select(columns).from(authEvents).where(eq(authEvents.userId, userId)).orderBy(asc(authEvents.at));
}

/** What was written to somebody they have in their inbox; codes and links in it are no part of an export. */
function listMails(db: Reader, email: string) {
  const columns = { subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt };
  return db.select(columns).from(mails).where(eq(mails.to, email)).orderBy(asc(mails.createdAt));
}

async function findNewsletter(db: Reader, email: string) {
  const columns = {
    email: newsletterSubscriptions.email,
    status: newsletterSubscriptions.status,
    language: newsletterSubscriptions.language,
    frequency: newsletterSubscriptions.frequency,
    confirmedAt: newsletterSubscriptions.confirmedAt,
    unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
    createdAt: newsletterSubscriptions.createdAt,
  };
  const [row] = await db.select(columns).from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  return row ?? null;
}
