import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import { ACCOUNT_NEEDS, ACCOUNT_WISHES, type AccountField } from '@stellenvisite/contract/identity/accounts';
import type { Onboarding } from '@stellenvisite/contract/identity/accounts.schema';

export type ProfileFacts = {
  role: ProfileRole;
  fullName: string;
  companyName: string | null;
  onboarding: Onboarding;
};

/** Without what an onboarding cannot be complete. */
export function missingNeeds(profile: ProfileFacts): AccountField[] {
  return ACCOUNT_NEEDS[profile.role].filter((field) => isMissing(profile, field));
}

/** Returns the fields that a complete profile still needs, required ones first. */
export function missingFields(profile: ProfileFacts): AccountField[] {
  return [...missingNeeds(profile), ...ACCOUNT_WISHES[profile.role].filter((field) => isMissing(profile, field))];
}

function isMissing({ fullName, companyName, onboarding }: ProfileFacts, field: AccountField): boolean {
  const value = field === 'fullName' ? fullName : field === 'companyName' ? companyName : onboarding[field];
  return value === null || value === undefined || value.length === 0;
}
