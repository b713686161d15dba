import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { changeSwitches, TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool/talent-pool';
import { addMonths } from '@stellenvisite/core/applications/application-view';
import { toShownValues } from '@stellenvisite/core/talent-pool/membership/shown-values';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { talentNumbers, talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { like, sql } from 'drizzle-orm';
import data from '../data/applicants.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { describeTalent } from './describe-talent.ts';

export const DAY_MS = 86_400_000;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Nobody signs in with these addresses: they have no password. */
export const TALENT_DOMAIN = 'talent.demo.example';
export const isDemoTalent = () => like(authUsers.email, `%@${TALENT_DOMAIN}`);

/** The number of the demo's job seeker, who has been in the pool for so many days. */
export const SEEKER_NUMBER = 204_170;
export const SEEKER_DAYS = 59;

export type Member = {
  id: string;
  userId: string;
  number: number;
  fullName: string;
  email: string;
  data: SeekerProfileData;
};

export function createMember(random: Random, index: number): Member {
  const names = index % 5 < 3 ? data.women : data.men;
  const [id, userId] = [random.uuid(), random.uuid()];
  const fullName = `${random.pick(names)} ${random.pick(data.surnames)}`;
  return {
    id,
    userId,
    // Spread over all numbers, and each only once.
    number: 100_000 + ((index * 2_243 + 71) % 104_000),
    fullName,
    email: `${toMailbox(fullName)}.${index + 1}@${TALENT_DOMAIN}`,
    data: describeTalent(random),
  };
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function toMailbox(fullName: string): string {
  const spelled = fullName.toLowerCase().replace(/[äöüß]/gu, (letter) => UMLAUTS[letter] ?? letter);
  return spelled
    .normalize('NFD')
    .replace(/[^a-z ]/gu, '')
    .replaceAll(' ', '.');
}

export async function insertAccounts(tx: Tx, members: readonly Member[], now: Date): Promise<void> {
  const accounts = members.map(({ userId, email }) => ({
    id: userId,
    email,
    emailConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(authUsers).values(accounts);
  await tx.insert(profiles).values(
    members.map(({ userId, fullName }) => ({
      id: userId,
      role: 'job_seeker' as const,
      fullName,
      onboardingComplete: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** An account is as old as its profile, and was last used some time between then and now. */
export async function dateAccounts(tx: Tx, now: Date): Promise<void> {
  const ofTalent = sql`u.email like ${`%@${TALENT_DOMAIN}`}`;
  await tx.execute(sql`update auth_users u set created_at = t.created_at, email_confirmed_at = t.created_at,
      last_sign_in_at = t.created_at + (${now.toISOString()}::timestamptz - t.created_at) * ((t.number % 10) / 10.0)
    from talent_profiles t where t.user_id = u.id and ${ofTalent}`);
  await tx.execute(
    sql`update profiles p set created_at = u.created_at from auth_users u where u.id = p.id and ${ofTalent}`,
  );
}

export async function insertMembers(tx: Tx, random: Random, members: readonly Member[], now: Date): Promise<void> {
  // After a reset the same numbers are taken again.
  await tx
    .insert(talentNumbers)
    .values(members.map(({ number }) => ({ number })))
    .onConflictDoNothing();
  const shows = changeSwitches(undefined);
  const rows = members.flatMap((member) => {
    const values = toShownValues(member.data, shows);
    if (!values) return [];
    const isSeeker = member.number === SEEKER_NUMBER;
    const consentedAt = daysBefore(now, isSeeker ? SEEKER_DAYS : random.int(1, 150));
    return [
      {
        id: member.id,
        userId: member.userId,
        number: member.number,
        status: 'visible' as const,
        shows,
        ...values,
        text: '',
        consentVersion: TALENT_CONSENT_VERSION,
        consentedAt,
        consentEndsOn: addMonths(consentedAt, 6).toISOString().slice(0, 10),
        createdAt: consentedAt,
        publishedAt: now,
      },
    ];
  });
  await tx.insert(talentProfiles).values(rows);
}
