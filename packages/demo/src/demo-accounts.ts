import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import type { Onboarding } from '@stellenvisite/contract/identity/accounts.schema';

/** Known to everybody: these accounts exist in a demo and nowhere else. */
export const DEMO_PASSWORD = 'Demo2026!';

export type DemoAccount = {
  email: string;
  role: ProfileRole;
  fullName: string;
  isAdmin: boolean;
  onboarding: Onboarding;
  /** In the team of the demo's employer, which is not their own. */
  teamRole?: TeamRole;
};

export const DEMO_SEEKER: DemoAccount = {
  email: 'bewerber@demo.example',
  role: 'job_seeker',
  fullName: 'Miriam Falk',
  isAdmin: false,
  onboarding: {
    category: 'nursing',
    occupation: 'Pflegefachfrau',
    specialty: 'internal_medicine',
    experienceLevel: 'mid',
    location: 'Köln',
    radiusKm: 25,
    employmentTypes: ['full_time', 'part_time'],
    shifts: ['early', 'late'],
    earliestStart: 'three_months',
  },
};

/** Its employer is one of the demo market. */
export const DEMO_EMPLOYER: DemoAccount = {
  email: 'arbeitgeber@demo.example',
  role: 'employer',
  fullName: 'Katrin Sommer',
  isAdmin: false,
  onboarding: { position: 'Pflegedirektion', categories: ['nursing', 'doctors'] },
};

export const DEMO_ADMIN: DemoAccount = {
  email: 'admin@demo.example',
  role: 'job_seeker',
  fullName: 'Ada Verwaltung',
  isAdmin: true,
  onboarding: {},
};

export const DEMO_RECRUITER: DemoAccount = {
  email: 'recruiting@demo.example',
  role: 'employer',
  fullName: 'Petra Wehling',
  isAdmin: false,
  onboarding: { position: 'Recruiting' },
  teamRole: 'recruiter',
};

export const DEMO_VIEWER: DemoAccount = {
  email: 'einblick@demo.example',
  role: 'employer',
  fullName: 'Deniz Kaya',
  isAdmin: false,
  onboarding: { position: 'Stationsleitung' },
  teamRole: 'viewer',
};

/** The logins that the start names. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [DEMO_SEEKER, DEMO_EMPLOYER, DEMO_ADMIN];
export const ALL_DEMO_ACCOUNTS: readonly DemoAccount[] = [...DEMO_ACCOUNTS, DEMO_RECRUITER, DEMO_VIEWER];
