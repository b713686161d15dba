import type { ProfileRole } from '@stellenvisite/contract/accounts';
import type { Onboarding } from '@stellenvisite/contract/accounts.schema';

/** Known to everybody: these accounts exist in a demo and nowhere else. */
export const DEMO_PASSWORD = 'Demo2026!';

export type DemoAccount = {
  email: string;
  role: ProfileRole;
  fullName: string;
  isAdmin: boolean;
  onboarding: Onboarding;
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

export const DEMO_ACCOUNTS = [DEMO_SEEKER, DEMO_EMPLOYER, DEMO_ADMIN] as const;
