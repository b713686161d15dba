import type { EmployerKind, EmployerType } from '@stellenvisite/contract/employers/employers';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type {
  Contract,
  EmploymentType,
  ExperienceLevel,
  JobCategory,
  JobStart,
  RemoteOption,
} from '@stellenvisite/contract/jobs/job-fields';
import type { Language } from '@stellenvisite/contract/platform/languages';

type Names<K extends string> = Record<Language, Record<K, string>>;

export const CATEGORY_NAMES: Names<JobCategory> = {
  de: {
    doctors: 'Ärztinnen & Ärzte',
    nursing: 'Pflege',
    medical: 'Medizin & Technik',
    mfa: 'MFA',
    administration: 'Administration',
    management: 'Verwaltung / Management',
  },
  en: {
    doctors: 'Doctors',
    nursing: 'Nursing',
    medical: 'Medical',
    mfa: 'MFA',
    administration: 'Administration',
    management: 'Management',
  },
};

/** As a sentence says it: "Stellen in der Pflege". */
export const CATEGORY_PHRASES: Names<JobCategory> = {
  de: {
    doctors: 'für Ärztinnen und Ärzte',
    nursing: 'in der Pflege',
    medical: 'in Medizin und Technik',
    mfa: 'für MFA',
    administration: 'in der Administration',
    management: 'in Verwaltung und Management',
  },
  en: {
    doctors: 'for doctors',
    nursing: 'in nursing',
    medical: 'in medical professions',
    mfa: 'for MFAs',
    administration: 'in administration',
    management: 'in management',
  },
};

export const EMPLOYMENT_NAMES: Names<EmploymentType> = {
  de: {
    full_time: 'Vollzeit',
    part_time: 'Teilzeit',
    both: 'Voll- oder Teilzeit',
    temporary: 'Aushilfe',
    freelance: 'Honorarbasis',
    internship: 'Praktikum',
  },
  en: {
    full_time: 'full time',
    part_time: 'part time',
    both: 'full or part time',
    temporary: 'temporary',
    freelance: 'freelance',
    internship: 'internship',
  },
};

export const SHIFT_NAMES: Names<Shift> = {
  de: { early: 'Früh', day: 'Tag', late: 'Spät', night: 'Nacht' },
  en: { early: 'early', day: 'day', late: 'late', night: 'night' },
};

export const CONTRACT_NAMES: Names<Contract> = {
  de: { permanent: 'unbefristet', fixed_term: 'befristet' },
  en: { permanent: 'permanent', fixed_term: 'fixed term' },
};

export const REMOTE_NAMES: Names<RemoteOption> = {
  de: { onsite: 'vor Ort', hybrid: 'teils Homeoffice', remote: 'Homeoffice' },
  en: { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' },
};

export const LEVEL_NAMES: Names<ExperienceLevel> = {
  de: { entry: 'Berufseinstieg', mid: 'mit Erfahrung', senior: 'mit viel Erfahrung', executive: 'Leitung' },
  en: { entry: 'entry level', mid: 'experienced', senior: 'very experienced', executive: 'leading position' },
};

export const START_NAMES: Names<JobStart> = {
  de: { now: 'ab sofort', soon: 'in den nächsten Monaten', later: 'später', flexible: 'Beginn nach Absprache' },
  en: { now: 'from now on', soon: 'within some months', later: 'later', flexible: 'start by arrangement' },
};

export const EMPLOYER_KIND_NAMES: Names<EmployerKind | EmployerType> = {
  de: {
    hospital: 'Krankenhaus',
    practice: 'Praxis',
    company: 'Unternehmen',
    medical_centers: 'MVZ',
    private_practices: 'Praxis',
    care_facilities: 'Pflegeeinrichtung',
    public_health: 'öffentlicher Gesundheitsdienst',
    non_profit: 'gemeinnütziger Träger',
    academic: 'Universitätsklinik',
    public: 'öffentlicher Träger',
    private: 'privater Träger',
  },
  en: {
    hospital: 'hospital',
    practice: 'practice',
    company: 'company',
    medical_centers: 'medical centre',
    private_practices: 'practice',
    care_facilities: 'care facility',
    public_health: 'public health service',
    non_profit: 'non-profit body',
    academic: 'university hospital',
    public: 'public body',
    private: 'private body',
  },
};
