import { TERMS_VERSION } from '@stellenvisite/contract/identity/accounts';
import { computeAnswerFigures } from '@stellenvisite/core/applications/response-times/compute-answer-figures';
import { hashPassword } from '@stellenvisite/core/identity/auth/passwords/hash-password';
import { createAuthUser } from '@stellenvisite/core/identity/auth/sign-up/create-auth-user';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { computeBenchmarks } from '@stellenvisite/core/jobs/statistics/compute-benchmarks';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import {
  ALL_DEMO_ACCOUNTS,
  DEMO_ADMIN,
  DEMO_EMPLOYER,
  DEMO_PASSWORD,
  DEMO_SEEKER,
  type DemoAccount,
} from '../demo-accounts.ts';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';
import { fillDemoTalent } from '../talent/fill-demo-talent.ts';
import { isDemoTalent } from '../talent/talent-members.ts';
import { fillDemoAdmin } from './fill-demo-admin.ts';
import { fillDemoAlerts } from './fill-demo-alerts.ts';
import { fillDemoApplications } from './fill-demo-applications.ts';
import { fillDemoBilling } from './fill-demo-billing.ts';
import { fillDemoBookmarks } from './fill-demo-bookmarks.ts';
import { fillDemoConversations } from './fill-demo-conversations.ts';
import { fillDemoCv } from './fill-demo-cv.ts';
import { fillDemoInterfaces } from './fill-demo-interfaces.ts';
import { fillDemoJobs } from './fill-demo-jobs.ts';
import { isDemoMarket } from './fill-demo-market.ts';
import { fillDemoMarketApplications } from './fill-demo-market-applications.ts';
import { fillDemoNotifications } from './fill-demo-notifications.ts';
import { fillDemoPastJobs } from './fill-demo-past-jobs.ts';
import { fillDemoPipeline, isDemoApplicant } from './fill-demo-pipeline.ts';
import { fillDemoProfile } from './fill-demo-profile.ts';
import { fillDemoService } from './fill-demo-service.ts';
import { ASKING_ID, fillDemoTeam } from './fill-demo-team.ts';
import { fillDemoViews } from './fill-demo-views.ts';
import { fillDemoVoices } from './fill-demo-voices.ts';

/** The heads and descriptions of the first departments in the list. */
const LEADS = [
  {
    lead: 'Prof. Dr. med. Ulrike Hansen, Klinikdirektorin',
    nursingLead: 'Tobias Reimers, Stationsleitung',
    description: 'Bezugspflege in kleinen Teams, tägliche Visite mit der Pflege, Dienstplan zwölf Wochen im Voraus.',
  },
  {
    lead: 'Dr. med. Farid Rahimi, Chefarzt',
    nursingLead: 'Sabine Kolb, Stationsleitung',
    description: 'Zertifiziertes Zentrum mit Tagesklinik, Psychoonkologie und eigener Praxisanleitung.',
  },
  {
    lead: 'Dr. med. Judith Lenz, Chefärztin',
    nursingLead: 'Marek Nowicki, Stationsleitung',
    description: 'Weaning-Einheit und Schlaflabor, Einarbeitung mit festen Paten über acht Wochen.',
  },
  {
    lead: 'Dr. med. Henrik Vogel, Leitender Oberarzt',
    nursingLead: 'Aylin Demir, Funktionsleitung',
    description: null,
  },
] as const;

/**
 * The accounts of the demo, each made once and only in a market that was filled as a demo: in anybody's real market a
 * password everybody knows would be an open door. Answers whether they are there.
 */
export async function fillDemoAccounts(db: Db, now: Date): Promise<boolean> {
  if (!(await isDemoMarket(db))) return false;
  if ((await countAccounts(db)) === ALL_DEMO_ACCOUNTS.length && (await hasAdmin(db))) {
    await db.transaction((tx) => fillSeeker(tx, now));
    return true;
  }
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'demo.accounts');
    const employer = await findEmployer(tx);
    if (!employer) return false;
    for (const account of ALL_DEMO_ACCOUNTS) await ensureAccount(tx, account, { employer, passwordHash, now });
    await fillSeeker(tx, now);
    return true;
  });
}

/** Also for an account that is there already: a market that was emptied took what was saved with it. */
async function fillSeeker(tx: Tx, now: Date): Promise<void> {
  await acquireAdvisoryLock(tx, 'demo.accounts');
  const seeker = await findAuthUser(tx, { email: DEMO_SEEKER.email });
  if (!seeker) return;
  await fillDemoProfile(tx, seeker.id, now);
  await fillDemoCv(tx, seeker.id, now);
  await fillDemoBookmarks(tx, seeker.id, now);
  await fillDemoAlerts(tx, seeker.id, now);
  await fillDemoConversations(tx, seeker.id, now);
  const employer = await findEmployer(tx);
  if (!employer) return;
  const people = { userId: seeker.id, employerId: employer.id, now };
  await fillDemoApplications(tx, people);
  await fillDemoPipeline(tx, people);
  await fillDemoPastJobs(tx, people);
  await fillDemoMarketApplications(tx, people);
  await fillDemoJobs(tx, people);
  await fillDemoBilling(tx, people);
  await fillDemoNotifications(tx, people);
  await fillDemoViews(tx, people);
  await fillDemoTeam(tx, { employer, now });
  await fillDemoInterfaces(tx, people);
  await fillDemoTalent(tx, people);
  const admin = await findAuthUser(tx, { email: DEMO_ADMIN.email });
  if (admin) await fillDemoAdmin(tx, { adminId: admin.id, now });
  await fillDemoService(tx, people);
  await fillDemoVoices(tx, now);
  await fillDemoDepartments(tx, people);
  await computeAnswerFigures({ db: tx, now: () => now });
  await computeBenchmarks({ db: tx, now: () => now });
}

/** Outside a demo nobody gets in with a password everybody knows. */
export async function removeDemoAccounts(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(adminUsers).where(eq(adminUsers.email, DEMO_ADMIN.email));
    const isOfDemo = or(isDemoAccount(), isDemoApplicant(), isDemoTalent(), eq(authUsers.id, ASKING_ID));
    const people = tx.select({ id: authUsers.id }).from(authUsers).where(isOfDemo);
    await tx.delete(applications).where(inArray(applications.userId, people));
    await tx.delete(authUsers).where(isOfDemo);
  });
}

type Employer = Pick<
  typeof employers.$inferSelect,
  'id' | 'name' | 'type' | 'companySize' | 'city' | 'country' | 'website'
>;
type AccountParts = { employer: Employer; passwordHash: string; now: Date };

const isDemoAccount = () =>
  inArray(
    authUsers.email,
    ALL_DEMO_ACCOUNTS.map(({ email }) => email),
  );

const countAccounts = (db: Db) => db.$count(authUsers, isDemoAccount());
const hasAdmin = async (db: Db) => (await db.$count(adminUsers, eq(adminUsers.email, DEMO_ADMIN.email))) > 0;

/** Finds a large hospital of Germany with its own picture: always the same one of the same market. */
async function findEmployer(tx: Tx): Promise<Employer | undefined> {
  const [employer] = await tx
    .select()
    .from(employers)
    .where(and(eq(employers.type, 'hospital'), eq(employers.country, 'DE')))
    .orderBy(desc(sql`coalesce(${employers.employees}, 0)`), asc(employers.id))
    .limit(1);
  return employer;
}

async function ensureAccount(tx: Tx, account: DemoAccount, parts: AccountParts): Promise<void> {
  const known = await findAuthUser(tx, { email: account.email });
  const userId = known?.id ?? (await createAccount(tx, account, parts));
  if (account.isAdmin) await ensureAdmin(tx, account, userId, parts);
}

async function createAccount(
  tx: Tx,
  account: DemoAccount,
  { employer, passwordHash, now }: AccountParts,
): Promise<string> {
  const { email, role, fullName } = account;
  const isEmployer = account === DEMO_EMPLOYER;
  const id = isEmployer ? employer.id : idOf(account);
  // Somebody who tried the demo may have given it another address.
  await tx.delete(authUsers).where(eq(authUsers.id, id));
  await createAuthUser(
    tx,
    {
      id,
      email,
      passwordHash,
      emailConfirmedAt: now,
      userMetadata: {
        role,
        full_name: fullName,
        terms_version: TERMS_VERSION,
        ...(isEmployer || account.teamRole ? { company_name: employer.name } : {}),
      },
    },
    now,
  );
  // The demo is in use: whoever looks at the accounts as an administrator finds people who have been there.
  await tx.update(authUsers).set({ lastSignInAt: now }).where(eq(authUsers.id, id));
  // The answers of a job seeker are in their profile.
  const answers = role === 'employer' ? account.onboarding : {};
  const onboarding = isEmployer ? { ...answers, ...describeEmployer(employer) } : answers;
  await tx.update(profiles).set({ onboarding, onboardingComplete: true }).where(eq(profiles.id, id));
  return id;
}

function describeEmployer({ type, companySize, city, country, website }: Employer) {
  return {
    employerType: type,
    location: city,
    country,
    ...(companySize ? { companySize } : {}),
    ...(website ? { website } : {}),
  };
}

async function ensureAdmin(
  tx: Tx,
  { email, fullName }: DemoAccount,
  authUserId: string,
  parts: AccountParts,
): Promise<void> {
  const [firstName = '', lastName = ''] = fullName.split(' ');
  const id = createRandom(`${DEMO_SEED}/admin`).uuid();
  await tx.delete(adminUsers).where(and(eq(adminUsers.id, id), ne(adminUsers.email, email)));
  await tx
    .insert(adminUsers)
    .values({
      id,
      authUserId,
      email,
      encryptedPassword: parts.passwordHash,
      firstName,
      lastName,
      lastLoginAt: parts.now,
      createdAt: parts.now,
      updatedAt: parts.now,
    })
    .onConflictDoNothing();
}

const idOf = ({ email }: DemoAccount) => createRandom(`${DEMO_SEED}/account/${email}`).uuid();

/** Once: what the employer changes stays changed. */
async function fillDemoDepartments(tx: Tx, { employerId }: { employerId: string }): Promise<void> {
  const isOwn = eq(departments.employerId, employerId);
  if ((await tx.$count(departments, and(isOwn, isNotNull(departments.lead)))) > 0) return;
  const first = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(isOwn)
    .orderBy(asc(departments.position))
    .limit(LEADS.length);
  for (const [index, { id }] of first.entries()) {
    const about = LEADS[index];
    if (about) await tx.update(departments).set(about).where(eq(departments.id, id));
  }
}
