import type { Role } from '@stellenvisite/contract/accounts';
import type { Language } from '@stellenvisite/contract/languages';

/** Who is signed in, as `GET /api/account` tells it. */
export type Account = {
  id: string;
  email: string | null;
  phone: string | null;
  role: Role;
  isAdmin: boolean;
  onboardingComplete: boolean;
  academicTitle: string | null;
  fullName: string;
  companyName: string | null;
  language: Language;
  onboarding: Record<string, unknown>;
  eraseAt: string | null;
  hasPassword: boolean;
  providers: string[];
  employers: {
    employerId: string;
    employerName: string;
    mappingType: string;
    confidence: number;
    isActive: boolean;
  }[];
  missing: string[];
};
