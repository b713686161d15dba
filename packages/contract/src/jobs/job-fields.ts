export const JOB_CATEGORIES = ['doctors', 'nursing', 'medical', 'mfa', 'administration', 'management'] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

/** The fields of medicine ("Fach") of postings, searches, profiles, feeds and employers. */
export const SPECIALTIES = [
  'general_medicine',
  'surgery',
  'internal_medicine',
  'cardiology',
  'neurology',
  'orthopedics',
  'pediatrics',
  'psychiatry',
  'radiology',
  'physiotherapy',
  'anaesthesiology',
  'intensive_care',
  'operating_theatre',
  'emergency_medicine',
  'obstetrics',
  'gynaecology',
  'oncology',
  'palliative_care',
  'geriatrics',
  'urology',
  'nephrology',
  'gastroenterology',
  'pulmonology',
  'psychosomatics',
  'rehabilitation',
  'dermatology',
  'ent',
  'ophthalmology',
  'dentistry',
  'laboratory_medicine',
] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** `both` is one job that may be filled in full time or part time; filters for either one find it. */
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'both', 'temporary', 'freelance', 'internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const REMOTE_OPTIONS = ['onsite', 'hybrid', 'remote'] as const;
export type RemoteOption = (typeof REMOTE_OPTIONS)[number];

export const CONTRACTS = ['permanent', 'fixed_term'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** When a job begins: its date has passed, lies within three months or later; or it is open or may be agreed upon. */
export const JOB_STARTS = ['now', 'soon', 'later', 'flexible'] as const;
export type JobStart = (typeof JOB_STARTS)[number];

/** `here`: the application is written and sent on this site. */
export const APPLY_METHODS = ['here', 'external', 'contact'] as const;
export type ApplyMethod = (typeof APPLY_METHODS)[number];

/** A published job is live until its valid-through passes; a closed one is gone at once. */
export const JOB_STATUSES = ['draft', 'published', 'paused', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** Why a job is no longer live: its employer says that it is filled or no longer offered, or its valid-through has passed. */
export const JOB_ENDS = ['filled', 'closed', 'expired'] as const;
export type JobEnd = (typeof JOB_ENDS)[number];

export const BENEFIT_GROUPS = ['money', 'time', 'learning', 'around'] as const;

export const JOB_SECTION_KINDS = ['about', 'tasks', 'team', 'employer', 'process'] as const;

/** How long a job may stay public at a time. */
export const POSTING_DAYS = [30, 60, 90] as const;

export type PostingDays = (typeof POSTING_DAYS)[number];
