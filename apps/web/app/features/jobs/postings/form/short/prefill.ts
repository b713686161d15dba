import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { JobTemplate } from '@stellenvisite/contract/jobs/job-templates';
import { guessBenefitGroup } from '../sections/offer-section.tsx';
import { shiftsOf } from '../week-editor.tsx';
import { contentOf } from './template-content.ts';
import { weekOfOpeningHours } from './week-of-opening-hours.ts';

/** The ten rows of the short form, in their order. */
export const ROWS = [
  'title',
  'place',
  'extent',
  'contract',
  'pay',
  'start',
  'week',
  'tasks',
  'offers',
  'contact',
] as const;
export type RowName = (typeof ROWS)[number];

export type Source = 'template' | 'profile' | 'account' | 'hours' | 'usual';

/** The values a form begins with, and where each row has them from. */
export type Prefill = {
  content: JobContent;
  sources: Partial<Record<RowName, Source>>;
  template: JobTemplate | null;
};

/** Returns what a row says of a job; null where it says nothing. */
function valueOfRow(row: RowName, content: JobContent): unknown {
  const { title, location, employmentType, hoursPerWeek, contract, contractMonths, salary, training, tariff } = content;
  const { startsOn, startFlexible, duty, sections = [], benefits = [], contact } = content;
  const tasks = sections.filter(({ kind, html }) => kind === 'tasks' && html !== '');
  switch (row) {
    case 'title':
      return title?.trim() || null;
    case 'place':
      return location?.city ? [location.street, location.postalCode, location.city, location.country] : null;
    case 'extent':
      return employmentType ? [employmentType, hoursPerWeek ?? null] : null;
    case 'contract':
      return contract ? [contract, contractMonths ?? null] : null;
    case 'pay':
      return salary ?? tariff ?? (training?.payByYear.length ? training.payByYear : null);
    case 'start':
      return startsOn || startFlexible ? [startsOn ?? null, startFlexible ?? false] : null;
    case 'week':
      return duty?.week ?? (duty?.shifts?.length ? duty.shifts : null);
    case 'tasks':
      return tasks.length > 0 ? tasks.map(({ html }) => html) : null;
    case 'offers':
      return benefits.length > 0 ? benefits.map((benefit) => benefit.title) : null;
    case 'contact':
      return contact?.name ? [contact.name, contact.phone] : null;
  }
}

export const isFilled = (row: RowName, content: JobContent): boolean => valueOfRow(row, content) !== null;

/** Returns where the value of a row comes from, as long as nobody has changed it. */
export function sourceOf(row: RowName, content: JobContent, { content: begun, sources }: Prefill): Source | null {
  const value = valueOfRow(row, content);
  const isUntouched = value !== null && JSON.stringify(value) === JSON.stringify(valueOfRow(row, begun));
  return isUntouched ? (sources[row] ?? null) : null;
}

type Beginning = {
  employer: OwnEmployer;
  /** Whoever writes the job; the contact where the profile names nobody. */
  writer: string | null | undefined;
  template: JobTemplate | null;
};

/** Returns the initial content of an employer's job: its address, its contact and default values, and those of the template. */
export function prefillOf({ employer, writer, template }: Beginning): Prefill {
  const { address, contact, phone, benefits, openingHours } = employer;
  // The phone number of the account stays internal, as the onboarding promises.
  const proposed = writer ? { name: writer, role: null, email: null, phone: phone ?? null, hours: null } : null;
  const person = contact ?? proposed;
  const basic: JobContent = {
    ...(address.city && { location: address }),
    ...(person && { contact: person }),
    contract: 'permanent',
    remote: 'onsite',
    applyMethod: 'here',
    days: DEFAULT_POSTING_DAYS,
  };
  const sources: Prefill['sources'] = {
    place: 'profile',
    contract: 'usual',
    contact: contact ? 'profile' : 'account',
  };
  if (!template) return { content: basic, sources, template };
  const week = weekOfOpeningHours(openingHours);
  const offered = (benefits ?? []).map((title) => ({ group: guessBenefitGroup(title), title, text: '' }));
  return {
    content: {
      ...basic,
      ...contentOf(template),
      ...(week && { duty: { week, shifts: shiftsOf(week) } }),
      ...(offered.length > 0 && { benefits: offered }),
    },
    sources: { ...sources, title: 'template', tasks: 'template', week: 'hours', offers: 'profile' },
    template,
  };
}

type TemplateKeys = { key: string; categories: readonly JobCategory[] }[];

/** Those a practice most often looks for, by the occupational groups it is hiring. */
const OF_PRACTICES: TemplateKeys = [
  { key: 'mfa', categories: ['mfa'] },
  { key: 'gp', categories: ['doctors'] },
  { key: 'reception', categories: ['administration'] },
];

/** Returns the template a practice begins with; none for other employers, whose jobs differ too much. */
export function usualTemplate(
  { type, facility }: Pick<OwnEmployer, 'type' | 'facility'>,
  hiring: readonly JobCategory[] = [],
): string | null {
  if (type !== 'practice') return null;
  if (facility === 'dental_practice') return 'zfa';
  if (facility === 'therapy_practice') return 'physio';
  const wanted = OF_PRACTICES.find(({ categories }) => categories.some((category) => hiring.includes(category)));
  return wanted?.key ?? 'mfa';
}
