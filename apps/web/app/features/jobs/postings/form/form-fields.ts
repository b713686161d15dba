import type { PostingProblem } from '@stellenvisite/contract/jobs/job-postings';
import type { PostingHintKind } from '@stellenvisite/contract/jobs/posting-hints';
import type { ContentField } from './use-posting.ts';

/** The sections of the form in their order; each is a file of its own in `sections/`. */
export const SECTIONS = ['job', 'duty', 'pay', 'offer', 'text', 'needs', 'process'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const sectionId = (section: SectionName) => `section-${section}`;

/** The controls that hints and problems lead to, by the section they stand in. */
const TARGETS = {
  job: ['title', 'category', 'employmentType', 'experienceLevel', 'hours', 'start', 'city'],
  duty: ['week'],
  pay: ['salary'],
  offer: ['benefits'],
  text: ['intro'],
  needs: ['requirements'],
  process: ['contactName', 'contactEmail', 'applyMethod', 'applyUrl', 'applyEmail', 'reportedOn'],
} as const satisfies Record<SectionName, readonly string[]>;
export type FieldTarget = (typeof TARGETS)[SectionName][number];

export const targetId = (target: FieldTarget) => `job-${target}`;

export const HINT_TARGETS: Record<PostingHintKind, FieldTarget> = {
  pay_missing: 'salary',
  week_missing: 'week',
  gender_marker_missing: 'title',
  discriminating_words: 'intro',
  too_short: 'intro',
  offers_fewer_than_requirements: 'benefits',
  shouting: 'title',
  contact_missing: 'contactName',
  hours_missing: 'hours',
  start_missing: 'start',
};

export const PROBLEM_TARGETS: Record<PostingProblem, FieldTarget> = {
  title_missing: 'title',
  category_missing: 'category',
  employment_type_missing: 'employmentType',
  experience_level_missing: 'experienceLevel',
  location_missing: 'city',
  location_unknown: 'city',
  text_missing: 'intro',
  apply_method_missing: 'applyMethod',
  apply_url_missing: 'applyUrl',
  apply_email_missing: 'applyEmail',
  contact_missing: 'contactEmail',
  contact_name_missing: 'contactName',
  pay_range_wrong: 'salary',
  pay_missing_austria: 'salary',
  hours_range_wrong: 'hours',
  report_missing: 'reportedOn',
};

export function sectionOf(target: FieldTarget): SectionName {
  return SECTIONS.find((section) => (TARGETS[section] as readonly string[]).includes(target)) ?? 'job';
}

/** The fields that fill a section: it counts as started as soon as one of them has a value. */
export const SECTION_FIELDS: Record<SectionName, readonly ContentField[]> = {
  job: ['title'],
  duty: ['duty'],
  pay: ['salary', 'tariff'],
  offer: ['benefits'],
  text: ['introHtml', 'sections'],
  needs: ['requirements'],
  process: ['applyMethod'],
};

/** Brings a control into view and puts the focus on it. */
export function focusTarget(target: FieldTarget): void {
  const element = document.getElementById(targetId(target));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
