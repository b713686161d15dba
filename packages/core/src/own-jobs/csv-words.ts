import type {
  Contract,
  EmploymentType,
  ExperienceLevel,
  JobCategory,
  Specialty,
} from '@stellenvisite/contract/job-fields';
import type { PostingApplyMethod } from '@stellenvisite/contract/job-postings';
import type { JobState } from '@stellenvisite/contract/own-jobs';
import type { PayPeriod } from '@stellenvisite/contract/pay';

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

/** What a CSV file says for each value: the words of the German screens. */
export const CSV_WORDS: Words = {
  category: {
    doctors: 'Ärztinnen & Ärzte',
    nursing: 'Pflege',
    medical: 'Medizin & Technik',
    mfa: 'MFA',
    administration: 'Administration',
    management: 'Verwaltung / Management',
  },
  specialty: {
    general_medicine: 'Allgemeinmedizin',
    surgery: 'Chirurgie',
    internal_medicine: 'Innere Medizin',
    cardiology: 'Kardiologie',
    neurology: 'Neurologie',
    orthopedics: 'Orthopädie',
    pediatrics: 'Kinder- und Jugendmedizin',
    psychiatry: 'Psychiatrie',
    radiology: 'Radiologie',
    physiotherapy: 'Physiotherapie',
  },
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
    held: 'In Prüfung',
    paused: 'Pausiert',
    closed: 'Geschlossen',
    filled: 'Besetzt',
  },
};
