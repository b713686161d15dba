import { ALERT_MARK } from '../job-alerts/shared/alert-mark.ts';

export type SignInReason = 'jobAlert' | 'account' | 'employer' | 'other';

const ACCOUNT = /^\/(dashboard|konto|onboarding-jobseeker)(\/|\?|$)/;
const EMPLOYER = /^\/(employer-dashboard|onboarding-employer|create-employer|post-job)(\/|\?|$)/;

/** Why somebody who did not ask for it stands at the sign-in: told by where they are to go afterwards. */
export function signInReason(next: string | null): SignInReason | null {
  if (!next) return null;
  if (next.endsWith(ALERT_MARK)) return 'jobAlert';
  if (ACCOUNT.test(next)) return 'account';
  return EMPLOYER.test(next) ? 'employer' : 'other';
}
