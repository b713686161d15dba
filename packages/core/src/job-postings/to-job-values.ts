import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { jobs } from '@stellenvisite/db/schema/jobs';
import { toContactColumns } from '../employers/employer-view.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { locateAddress } from '../places/locate-address.ts';

type JobRow = typeof jobs.$inferInsert;
/** What an employer's words say; status and dates come from publishing. */
export type JobValues = Omit<JobRow, 'id' | 'employerId' | 'status' | 'postedAt' | 'validThrough'>;

const NO_DUTY = {
  shifts: [],
  week: null,
  maxNightsPerMonth: null,
  freeWeekendsOfFour: null,
  onCall: null,
  rosterWeeksAhead: null,
  patientsPerNurseDay: null,
  patientsPerNurseNight: null,
  inductionWeeks: null,
};

/** The public row of a content without problems. */
export function toJobValues(content: JobContent): JobValues {
  const { title, category, employmentType, experienceLevel, applyMethod } = content;
  const place = locateAddress(content.location);
  if (!title || !category || !employmentType || !experienceLevel || !applyMethod || !place)
    throw new Error('only what has no problems is published');
  return {
    title,
    category,
    employmentType,
    experienceLevel,
    applyMethod,
    ...place,
    ...NO_DUTY,
    ...content.duty,
    ...payValues(content),
    ...toContactColumns(content.contact ?? null),
    specialty: content.specialty ?? null,
    remote: content.remote ?? 'onsite',
    contract: content.contract ?? 'permanent',
    contractMonths: content.contract === 'fixed_term' ? (content.contractMonths ?? null) : null,
    hoursMin: content.hoursPerWeek?.min ?? null,
    hoursMax: content.hoursPerWeek?.max ?? null,
    startsOn: content.startsOn ?? null,
    startFlexible: content.startFlexible ?? false,
    vacationDays: content.vacationDays ?? null,
    introHtml: sanitizeHtml(content.introHtml ?? ''),
    sections: (content.sections ?? []).map((section) => ({ ...section, html: sanitizeHtml(section.html) })),
    benefits: content.benefits ?? [],
    requirements: content.requirements ?? [],
    departmentId: content.departmentId ?? null,
    applyUrl: applyMethod === 'external' ? (content.applyUrl ?? null) : null,
    questions: applyMethod === 'here' ? (content.questions ?? []) : [],
    reference: content.reference || null,
  };
}

function payValues({ salary, salaryHours, tariff }: JobContent) {
  return {
    payMin: salary ? Math.round(salary.min * 100) : null,
    payMax: salary ? Math.round(salary.max * 100) : null,
    payCurrency: salary?.currency ?? null,
    payPeriod: salary?.period ?? null,
    payHours: (salary && salaryHours) ?? null,
    tariff: tariff?.name ?? null,
    tariffGrade: tariff?.grade || null,
    tariffSteps: tariff?.steps || null,
  };
}
