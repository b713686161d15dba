import { textOfPart } from '@stellenvisite/contract/assistant/text-proposals';
import { type Country, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { Salary } from '@stellenvisite/contract/jobs/pay/pay.schema';
import type { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { toContactColumns } from '../../employers/employer-view.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { locateWorkplace } from '../../platform/places/locate-address.ts';

type JobRow = typeof jobs.$inferInsert;
/** Columns of a job that follow from the employer's content; status and dates come from publishing. */
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

/** Returns the public row of a content without problems. */
export function toJobValues(content: JobContent): JobValues {
  const { title, category, applyMethod } = content;
  const place = locateWorkplace(content.location);
  if (!title || !category || !applyMethod || !place) throw new Error('only what has no problems is published');
  return {
    title,
    category,
    employmentType: content.employmentType ?? null,
    experienceLevel: content.experienceLevel ?? null,
    // An application that is forwarded by mail is written with our form as well.
    applyMethod: applyMethod === 'email' ? ('here' as const) : applyMethod,
    relayEmail: applyMethod === 'email' ? (content.applyEmail ?? null) : null,
    ...place,
    ...NO_DUTY,
    ...content.duty,
    conditions: conditionsOf(content),
    ...payValues({ ...content, salary: salaryOf(content, place.country) }),
    training: trainingValue(content.training),
    ...toContactColumns(content.contact?.name ? content.contact : null),
    specialty: content.specialty ?? null,
    remote: content.remote ?? null,
    contract: content.contract ?? null,
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
    // A part of which nothing is left needs no mark.
    aiParts: (content.aiParts ?? []).filter((part) => textOfPart(content, part) !== ''),
    departmentId: content.departmentId ?? null,
    applyUrl: applyMethod === 'external' ? (content.applyUrl ?? null) : null,
    questions: applyMethod === 'here' || applyMethod === 'email' ? (content.questions ?? []) : [],
    reference: content.reference || null,
  };
}

/** Months belong to a training authority, and a number of on-call duties to a kind of them. */
function conditionsOf({ conditions = {}, duty }: JobContent): Partial<JobConditions> {
  const { furtherTrainingMonths, onCallPerMonth, ...others } = conditions;
  const hasOnCall = duty?.onCall === 'standby' || duty?.onCall === 'on_site';
  const stated = {
    ...others,
    ...(others.furtherTraining === 'partial' && { furtherTrainingMonths }),
    ...(hasOnCall && { onCallPerMonth }),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value));
}

/** Returns the salary; for training, the range of its monthly pay from year to year. */
export function salaryOf({ salary, training }: JobContent, country: Country): Salary | null {
  const pay = training?.payByYear ?? [];
  if (pay.length === 0) return salary ?? null;
  return { min: Math.min(...pay), max: Math.max(...pay), currency: CURRENCY_OF[country], period: 'month' };
}

function trainingValue(training: JobContent['training']) {
  return training ? { ...training, payByYear: training.payByYear.map((amount) => Math.round(amount * 100)) } : null;
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
