import type { MappingType } from '../employers/team.ts';

/** Roles a person signs up with. Administrators are those the table of administrators names; nobody signs up as one. */
export const PROFILE_ROLES = ['job_seeker', 'employer'] as const;
export type ProfileRole = (typeof PROFILE_ROLES)[number];

export const ROLES = ['admin', ...PROFILE_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** Specification §3; `none` is reported as null. */
export const ACADEMIC_TITLES = [
  'Dr.',
  'Dr. med.',
  'Dr. med. dent.',
  'Prof.',
  'Prof. Dr.',
  'Prof. Dr. med.',
  'PD Dr.',
  'PD Dr. med.',
] as const;
export type AcademicTitle = (typeof ACADEMIC_TITLES)[number];

/** The version of the terms somebody agrees to when they register; a new text is a new version. */
export const TERMS_VERSION = '2026-11';
/** Kinds of agreement the consent log knows. */
export const CONSENT_KINDS = [
  'terms',
  'application',
  'talent_contact',
  'talent_pool',
  'talent_pool_renewed',
  'talent_pool_paused',
  'talent_pool_resumed',
  'talent_pool_ended',
  'talent_pool_revealed',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** How long an account waits before it is erased, unless its owner says at once. */
export const ERASURE_WAITING_DAYS = 14;

export const EARLIEST_STARTS = ['now', 'one_month', 'three_months', 'six_months', 'open'] as const;

/** Without these an onboarding is not complete; all else may be skipped. */
export const ACCOUNT_NEEDS = {
  job_seeker: ['fullName', 'category', 'location'],
  employer: ['fullName', 'companyName', 'employerType', 'location'],
} as const;
/** Further fields that are suggested and never required; a job seeker's profile has suggestions of its own. */
export const ACCOUNT_WISHES = {
  job_seeker: [],
  employer: ['companySize', 'website', 'position', 'categories'],
} as const;

export const ACCOUNT_FIELDS = [
  'fullName',
  'companyName',
  'category',
  'location',
  'employerType',
  'companySize',
  'website',
  'position',
  'categories',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

export const MAPPING_CONFIDENCE: Record<MappingType, number> = {
  direct_id: 100,
  email_match: 95,
  manual_link: 90,
  domain_match: 70,
};
/** From here on somebody acts for the employer; below it, a link is only proposed. */
export const ACTING_CONFIDENCE = 90;

export const DEVICE_KINDS = ['desktop', 'phone', 'tablet', 'other'] as const;

export const ERASURE_MODES = ['after_waiting', 'at_once'] as const;

/** Where a person may meet Emma: on every page, only by the menu, or nowhere. */
export const EMMA_PLACES = ['everywhere', 'menu', 'off'] as const;

export type EmmaPlace = (typeof EMMA_PLACES)[number];
