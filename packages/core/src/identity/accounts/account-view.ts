import type { EmmaPlace } from '@stellenvisite/contract/identity/accounts';
import {
  type Account,
  type AccountSession,
  type Device,
  type EmployerMapping,
  ONBOARDING_OF,
  type Onboarding,
} from '@stellenvisite/contract/identity/accounts.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { emmaSettings } from '@stellenvisite/db/schema/assistant/emma';
import type { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions, type authUsers } from '@stellenvisite/db/schema/identity/auth';
import Bowser from 'bowser';
import { and, desc, eq } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { missingFields } from './missing-fields.ts';
import { toSeekerAnswers } from './seeker-answers.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type UserRow = Pick<typeof authUsers.$inferSelect, 'email' | 'phone' | 'passwordHash' | 'createdAt'>;

export type AccountParts = {
  person: Person;
  user: UserRow;
  profile: ProfileRow;
  /** The job seeker's profile, of which their answers are read. */
  seeker: SeekerProfileData | null;
  now: Date;
  providers: string[];
  employers: EmployerMapping[];
  /** Null while the person has changed none of them. */
  emma: Pick<typeof emmaSettings.$inferSelect, 'isOn' | 'showsEverywhere'> | null;
};

export function toAccount({ person, user, profile, seeker, now, providers, employers, emma }: AccountParts): Account {
  const onboarding = readOnboarding(profile, seeker, now);
  return {
    id: profile.id,
    email: user.email,
    phone: user.phone,
    role: person.role,
    isAdmin: person.isAdmin,
    ...(person.isAdminAccount && !person.isAdmin ? { needsAdminSignIn: true as const } : {}),
    onboardingComplete: profile.onboardingComplete,
    academicTitle: profile.academicTitle,
    fullName: profile.fullName,
    companyName: profile.companyName,
    language: profile.language,
    onboarding,
    eraseAt: profile.eraseAt?.toISOString() ?? null,
    hasPassword: user.passwordHash !== null,
    providers,
    employers,
    // Nobody looks for work, or for people, as an administrator.
    missing: person.isAdminAccount ? [] : missingFields({ ...profile, onboarding }),
    emma: toEmmaPlace(emma),
    createdAt: user.createdAt.toISOString(),
  };
}

function toEmmaPlace(settings: AccountParts['emma']): EmmaPlace {
  if (!settings) return 'everywhere';
  if (!settings.isOn) return 'off';
  return settings.showsEverywhere ? 'everywhere' : 'menu';
}

type OnboardingRow = Pick<ProfileRow, 'role' | 'language' | 'onboarding'>;

/**
 * Answers as they were saved; a job seeker's are those of their profile. One that a later version asks otherwise counts as not given.
 */
export function readOnboarding(
  { role, language, onboarding }: OnboardingRow,
  seeker: SeekerProfileData | null,
  now: Date,
): Onboarding {
  const answers =
    role === 'job_seeker' && seeker ? toSeekerAnswers({ ...EMPTY_PROFILE, ...seeker }, { language, now }) : {};
  const known: Record<string, unknown> = { ...answers };
  const stored = role === 'job_seeker' ? { step: onboarding.step } : onboarding;
  for (const [key, schema] of Object.entries(ONBOARDING_OF[role].shape)) {
    const answer = schema.safeParse((stored as Record<string, unknown>)[key]);
    if (answer.success && answer.data !== null && answer.data !== undefined) known[key] = answer.data;
  }
  return known;
}

const KINDS: Record<string, Device['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

const LIMIT = 100;

/** Where somebody is signed in: this device first, then the one used last. */
export async function listSessions(ctx: Context): Promise<AccountSession[]> {
  const person = await requirePermission(ctx, 'account.change');
  const rows = await ctx.db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, person.userId))
    .orderBy(desc(eq(authSessions.id, person.sessionId)), desc(authSessions.refreshedAt))
    .limit(LIMIT);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === person.sessionId,
    device: describeDevice(row.userAgent),
    ip: shortenIp(row.ip),
    createdAt: row.createdAt.toISOString(),
    refreshedAt: row.refreshedAt.toISOString(),
    aal: row.aal,
  }));
}

/** Returns the part of an address that identifies the network, not the household. */
export function shortenIp(ip: string | null): string | null {
  if (!ip || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.x`;
  const groups = address.parts.slice(0, 3).map((group) => group.toString(16));
  return `${groups.join(':')}:x`;
}

/** Browser and system as their owner would name them; null where the user agent does not tell. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: systemName(os.name, os.versionName, os.version),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}

/** Windows is known by its version ("10"); phones by the number; nobody knows the number of a Linux. */
function systemName(name?: string, versionName?: string, version?: string): string | null {
  if (!name) return null;
  if (name === 'Windows' && versionName) return `Windows ${versionName.replace(/^NT \d+(\.\d+)?$/, '')}`.trim();
  if ((name === 'iOS' || name === 'Android') && version) return `${name} ${version.split('.')[0]}`;
  return name;
}

/** Signs a device out at once. Somebody else's session is no session. */
export async function endSession(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  const person = await requirePermission(ctx, 'account.change');
  if (!isId(sessionId)) throw new DomainError('account.session_not_found');
  const ended = await ctx.db
    .delete(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, person.userId)))
    .returning({ id: authSessions.id });
  if (ended.length === 0) throw new DomainError('account.session_not_found');
}
