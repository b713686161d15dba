import type { ProfileRole } from '@stellenvisite/contract/accounts';
import {
  type Account,
  type EmployerMapping,
  ONBOARDING_OF,
  type Onboarding,
} from '@stellenvisite/contract/accounts.schema';
import type { EmmaPlace } from '@stellenvisite/contract/emma';
import type { profiles } from '@stellenvisite/db/schema/accounts';
import type { authUsers } from '@stellenvisite/db/schema/auth';
import type { emmaSettings } from '@stellenvisite/db/schema/emma';
import type { Person } from '../permissions/require-person.ts';
import { missingFields } from './missing-fields.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type UserRow = Pick<typeof authUsers.$inferSelect, 'email' | 'phone' | 'passwordHash' | 'createdAt'>;

export type AccountParts = {
  person: Person;
  user: UserRow;
  profile: ProfileRow;
  providers: string[];
  employers: EmployerMapping[];
  /** Null while the person has changed none of them. */
  emma: Pick<typeof emmaSettings.$inferSelect, 'isOn' | 'showsEverywhere'> | null;
};

export function toAccount({ person, user, profile, providers, employers, emma }: AccountParts): Account {
  const onboarding = readOnboarding(profile.role, profile.onboarding);
  return {
    id: profile.id,
    email: user.email,
    phone: user.phone,
    role: person.role,
    isAdmin: person.isAdmin,
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
    missing: person.isAdmin ? [] : missingFields({ ...profile, onboarding }),
    emma: toEmmaPlace(emma),
    createdAt: user.createdAt.toISOString(),
  };
}

function toEmmaPlace(settings: AccountParts['emma']): EmmaPlace {
  if (!settings) return 'everywhere';
  if (!settings.isOn) return 'off';
  return settings.showsEverywhere ? 'everywhere' : 'menu';
}

/** Answers as they were saved. One that a later version asks otherwise counts as not given. */
export function readOnboarding(role: ProfileRole, saved: Record<string, unknown>): Onboarding {
  const known: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(ONBOARDING_OF[role].shape)) {
    const answer = schema.safeParse(saved[key]);
    if (answer.success && answer.data !== null && answer.data !== undefined) known[key] = answer.data;
  }
  return known;
}
