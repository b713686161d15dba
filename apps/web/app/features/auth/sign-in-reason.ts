import { SAVE_MARK } from '../saved-searches/shared/saved-search-address.ts';

export type SignInReason = 'saveSearch' | 'account' | 'employer' | 'other';

const ACCOUNT = /^\/(dashboard|konto|onboarding-jobseeker)(\/|\?|$)/;
const EMPLOYER = /^\/(employer-dashboard|onboarding-employer|create-employer|post-job)(\/|\?|$)/;

/** Why somebody who did not ask for it stands at the sign-in: told by where they are to go afterwards. */
export function signInReason(next: string | null): SignInReason | null {
  if (!next) return null;
  if (next.endsWith(SAVE_MARK)) return 'saveSearch';
  if (ACCOUNT.test(next)) return 'account';
  return EMPLOYER.test(next) ? 'employer' : 'other';
}
