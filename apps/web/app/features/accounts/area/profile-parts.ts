import { ACCOUNT_NEEDS, ACCOUNT_WISHES, type AccountField } from '@stellenvisite/contract/accounts';
import type { Account } from '@stellenvisite/contract/accounts.schema';

export type ProfileParts = {
  total: number;
  done: number;
  /** Still needed before the start counts as finished. */
  needed: AccountField[];
  /** Useful, and never demanded. */
  wished: AccountField[];
};

/** How much of a profile is there. Administrators have none to complete. */
export function profileParts({ role, missing }: Pick<Account, 'role' | 'missing'>): ProfileParts | null {
  if (role === 'admin') return null;
  const needs: readonly AccountField[] = ACCOUNT_NEEDS[role];
  const total = needs.length + ACCOUNT_WISHES[role].length;
  return {
    total,
    done: Math.max(0, total - missing.length),
    needed: missing.filter((field) => needs.includes(field)),
    wished: missing.filter((field) => !needs.includes(field)),
  };
}

/** The question of the start that asks for a field, as its address counts. */
const QUESTION: Partial<Record<AccountField, number>> = {
  employmentTypes: 3,
  shifts: 3,
  website: 2,
  position: 3,
};

export function questionOf(field: AccountField, role: 'job_seeker' | 'employer'): string {
  const path = role === 'employer' ? '/onboarding-employer' : '/onboarding-jobseeker';
  const question = field === 'location' ? 2 : field === 'fullName' && role === 'employer' ? 3 : (QUESTION[field] ?? 1);
  return `${path}?schritt=${question}`;
}
