import type { Applicant, SubmitApplication } from '@stellenvisite/contract/applications.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import { readOnboarding } from '../accounts/account-view.ts';
import { DomainError } from '../domain-error.ts';

export type ApplicantAccount = { applicant: Applicant; language: typeof profiles.$inferSelect.language };

/** The applicant as the account and the profile tell it now. */
export async function readApplicant(db: Db | Tx, userId: string): Promise<ApplicantAccount> {
  const [row] = await db
    .select({ email: authUsers.email, phone: authUsers.phone, profile: profiles })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!row) throw new DomainError('auth.session_ended');
  const { occupation, location } = readOnboarding(row.profile.role, row.profile.onboarding);
  const applicant = {
    fullName: row.profile.fullName,
    academicTitle: row.profile.academicTitle,
    email: row.email,
    phone: row.phone ? `+${row.phone}` : null,
    occupation: occupation ?? null,
    location: location ?? null,
  };
  return { applicant, language: row.profile.language };
}

/** What was typed for this application stands over what the profile says. */
export function changeApplicant(applicant: Applicant, changed: SubmitApplication['applicant'] = {}): Applicant {
  const { fullName, phone, occupation, location } = changed;
  return {
    ...applicant,
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(occupation === undefined ? {} : { occupation: occupation || null }),
    ...(location === undefined ? {} : { location: location || null }),
  };
}

export const nameOf = ({ academicTitle, fullName, email }: Applicant): string =>
  [academicTitle, fullName].filter(Boolean).join(' ') || (email ?? '');
