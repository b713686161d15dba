import type { Applicant, SubmitApplication } from '@stellenvisite/contract/applications.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { eq } from 'drizzle-orm';
import { readOnboarding } from '../accounts/account-view.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';

export type ApplicantAccount = { applicant: Applicant; language: Language };

/** The applicant as the account and the profile tell it now. */
export async function readApplicant(ctx: Pick<Context, 'db' | 'search'>, userId: string): Promise<ApplicantAccount> {
  const [row] = await ctx.db
    .select({ email: authUsers.email, phone: authUsers.phone, profile: profiles })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!row) throw new DomainError('auth.session_ended');
  const { language } = row.profile;
  const said = readOnboarding(row.profile.role, row.profile.onboarding);
  const { data } = await loadProfile(ctx, userId);
  const applicant = {
    fullName: row.profile.fullName,
    academicTitle: row.profile.academicTitle,
    email: row.email,
    phone: data.phone ?? (row.phone ? `+${row.phone}` : null),
    occupation: occupationByKey.get(data.occupations[0] ?? '')?.label[language] ?? said.occupation ?? null,
    location: data.location ?? said.location ?? null,
    profile: toSentProfile(data),
  };
  return { applicant, language };
}

function toSentProfile(data: SeekerProfileData): Applicant['profile'] {
  const {
    payWish: _pay,
    phone: _phone,
    location: _location,
    radiusKm: _radius,
    countries: _,
    remote: __,
    ...sent
  } = data;
  return sent;
}

/** What was typed for this application stands over what the profile says. A short application leaves the profile out. */
export function changeApplicant(applicant: Applicant, { kind, applicant: changed = {} }: SubmitApplication): Applicant {
  const { fullName, phone, occupation, location } = changed;
  return {
    ...applicant,
    ...(kind === 'short' ? { profile: null } : {}),
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(occupation === undefined ? {} : { occupation: occupation || null }),
    ...(location === undefined ? {} : { location: location || null }),
  };
}

export const nameOf = ({ academicTitle, fullName, email }: Applicant): string =>
  [academicTitle, fullName].filter(Boolean).join(' ') || (email ?? '');
