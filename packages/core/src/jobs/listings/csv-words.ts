import {
  type Contract,
  type EmploymentType,
  type ExperienceLevel,
  type JobCategory,
  SPECIALTIES,
  type Specialty,
} from '@stellenvisite/contract/jobs/job-fields';
import type { PostingApplyMethod } from '@stellenvisite/contract/jobs/job-postings';
import type { JobState } from '@stellenvisite/contract/jobs/own-jobs';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import { specialtyName } from '@stellenvisite/search/taxonomy';

const SPECIALTY_NAMES = Object.fromEntries(SPECIALTIES.map((key) => [key, specialtyName(key).de])) as Record<
  Specialty,
  string
>;

type Words = {
  category: Record<JobCategory, string>;
  specialty: Record<Specialty, string>;
  employmentType: Record<EmploymentType, string>;
  experienceLevel: Record<ExperienceLevel, string>;
  contract: Record<Contract, string>;
  payPeriod: Record<PayPeriod, string>;
  applyMethod: Record<PostingApplyMethod, string>;
  state: Record<JobState, string>;
};

/** Labels of each value in a CSV file: the words of the German screens. */
export const CSV_WORDS: Words = {
  category: {
    doctors: 'Ärztinnen & Ärzte',
    nursing: 'Pflege',
    medical: 'Medizin & Technik',
    mfa: 'MFA',
    administration: 'Administration',
    management: 'Verwaltung / Management',
  },
  specialty: SPECIALTY_NAMES,
  employmentType: {
    full_time: 'Vollzeit',
    part_time: 'Teilzeit',
    both: 'Voll- oder Teilzeit',
    temporary: 'Aushilfe',
    freelance: 'Honorarbasis',
    internship: 'Praktikum',
  },
  experienceLevel: {
    entry: 'Berufseinstieg',
    mid: 'Mit Berufserfahrung',
    senior: 'Erfahren oder mit Fachweiterbildung',
    executive: 'Leitung',
  },
  contract: { permanent: 'unbefristet', fixed_term: 'befristet' },
  payPeriod: { hour: 'Stunde', month: 'Monat', year: 'Jahr' },
  applyMethod: { here: 'Stellenvisite', email: 'E-Mail', external: 'Link', contact: 'Kontakt' },
  state: {
    live: 'Veröffentlicht',
    planned: 'Geplant',
    expired: 'Abgelaufen',
    draft: 'Entwurf',
    pending: 'In Prüfung',
    paused: 'Pausiert',
    closed: 'Geschlossen',
    filled: 'Besetzt',
    refused: 'Nicht freigegeben',
    removed: 'Entfernt',
  },
};
