import type { Duty } from '@stellenvisite/contract/jobs/duty.schema';
import { NO_CONDITIONS } from '@stellenvisite/contract/jobs/job-conditions';
import type { JobDetail, JobItem, Training } from '@stellenvisite/contract/jobs/jobs.schema';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import type { Salary } from '@stellenvisite/contract/jobs/pay/pay.schema';
import { isWholeRegion } from '@stellenvisite/contract/jobs/places';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { type EmployerItemRow, toContact, toEmployerItem, toLocation } from '../employers/employer-view.ts';
import { isVerified } from '../employers/is-verified.ts';
import { sanitizeStoredHtml } from '../platform/html/sanitize-html.ts';

export const jobDetailColumns = getTableColumns(jobs);
export type JobDetailRow = InferSelectModel<typeof jobs>;

/** Columns of a job in a list; the long texts stay in the database. */
export const jobItemColumns = {
  id: jobs.id,
  title: jobs.title,
  department: jobs.department,
  category: jobs.category,
  specialty: jobs.specialty,
  employmentType: jobs.employmentType,
  experienceLevel: jobs.experienceLevel,
  remote: jobs.remote,
  contract: jobs.contract,
  hoursMin: jobs.hoursMin,
  hoursMax: jobs.hoursMax,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payCurrency: jobs.payCurrency,
  payPeriod: jobs.payPeriod,
  payHours: jobs.payHours,
  tariff: jobs.tariff,
  tariffGrade: jobs.tariffGrade,
  tariffSteps: jobs.tariffSteps,
  shifts: jobs.shifts,
  week: jobs.week,
  freeWeekendsOfFour: jobs.freeWeekendsOfFour,
  maxNightsPerMonth: jobs.maxNightsPerMonth,
  postalCode: jobs.postalCode,
  city: jobs.city,
  region: jobs.region,
  country: jobs.country,
  lat: jobs.lat,
  lon: jobs.lon,
  postedAt: jobs.postedAt,
  featured: jobs.featured,
  training: jobs.training,
  reference: jobs.reference,
  conditions: jobs.conditions,
};
export const jobItemEmployerColumns = {
  id: employers.id,
  name: employers.name,
  type: employers.type,
  verifiedAt: employers.verifiedAt,
  answerDays: employers.answerDays,
};

export type JobItemRow = Pick<JobDetailRow, keyof typeof jobItemColumns>;
type JobItemEmployer = Pick<EmployerItemRow, keyof typeof jobItemEmployerColumns>;

export function toJobItem(row: JobItemRow, employer: JobItemEmployer, distanceKm?: number): JobItem {
  return {
    id: row.id,
    title: row.title,
    employer: toJobEmployer(employer),
    location: toLocation(row),
    // The middle of a region is no workplace to measure from.
    ...(distanceKm === undefined || isWholeRegion(row) ? {} : { distanceKm }),
    category: row.category,
    employmentType: row.employmentType,
    salary: toSalary(row),
    salaryHours: row.payHours,
    tariff: row.tariff === null ? null : { name: row.tariff, grade: row.tariffGrade, steps: row.tariffSteps },
    experienceLevel: row.experienceLevel,
    specialty: row.specialty,
    department: row.department,
    remote: row.remote,
    contract: row.contract,
    hoursPerWeek: toHours(row),
    shifts: row.shifts,
    week: row.week,
    freeWeekendsOfFour: row.freeWeekendsOfFour,
    maxNightsPerMonth: row.maxNightsPerMonth,
    postedAt: row.postedAt.toISOString(),
    featured: row.featured,
    training: toTraining(row.training),
    reference: row.reference,
    ...toAbroad(row),
  };
}

function toAbroad({ conditions }: Pick<JobItemRow, 'conditions'>): Pick<JobItem, 'abroad'> {
  const { isRecognitionPendingWelcome, germanLevel, hasVisaHelp, hasHousingHelp } = { ...NO_CONDITIONS, ...conditions };
  const isStated = isRecognitionPendingWelcome || germanLevel !== null || hasVisaHelp || hasHousingHelp;
  return isStated ? { abroad: { isRecognitionPendingWelcome, germanLevel, hasVisaHelp, hasHousingHelp } } : {};
}

export function toJobEmployer({ id, name, type, ...employer }: JobItemEmployer): JobItem['employer'] {
  const { answerDays } = employer;
  return { id, name, type, isVerified: isVerified(employer), ...(answerDays === null ? {} : { answerDays }) };
}

export function toJobDetail(row: JobDetailRow, employer: EmployerItemRow & { descriptionHtml: string }): JobDetail {
  return {
    ...toJobItem(row, employer),
    number: row.number,
    employer: {
      ...toEmployerItem(employer),
      isVerified: isVerified(employer),
      descriptionHtml: sanitizeStoredHtml(employer.descriptionHtml),
    },
    street: row.street,
    duty: toDuty(row),
    conditions: { ...NO_CONDITIONS, ...row.conditions },
    startsOn: row.startsOn,
    startFlexible: row.startFlexible,
    vacationDays: row.vacationDays,
    contractMonths: row.contractMonths,
    introHtml: sanitizeStoredHtml(row.introHtml),
    sections: row.sections.map((section) => ({ ...section, html: sanitizeStoredHtml(section.html) })),
    benefits: row.benefits,
    requirements: row.requirements,
    isAiAssisted: row.aiParts.length > 0,
    contact: toContact(row),
    applyMethod: row.applyMethod,
    questions: row.questions,
    applyUrl: row.applyUrl,
    externalUrl: row.externalUrl,
    validThrough: row.validThrough.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toDuty(row: JobDetailRow): Duty {
  return {
    shifts: row.shifts,
    week: row.week,
    maxNightsPerMonth: row.maxNightsPerMonth,
    freeWeekendsOfFour: row.freeWeekendsOfFour,
    onCall: row.onCall,
    rosterWeeksAhead: row.rosterWeeksAhead,
    patientsPerNurseDay: row.patientsPerNurseDay,
    patientsPerNurseNight: row.patientsPerNurseNight,
    inductionWeeks: row.inductionWeeks,
  };
}

/** Converts the stored cents to whole units. */
export function toTraining(training: Training | null): Training | null {
  return training && { ...training, payByYear: training.payByYear.map((cents) => cents / 100) };
}

type PayRow = Pick<JobItemRow, 'payMin' | 'payMax' | 'payCurrency' | 'payPeriod'>;

function toSalary({ payMin, payMax, payCurrency, payPeriod }: PayRow): Salary | null {
  if (payMin === null || payMax === null || payCurrency === null || payPeriod === null) return null;
  return { min: toUnits(payMin, payPeriod), max: toUnits(payMax, payPeriod), currency: payCurrency, period: payPeriod };
}

/** Whole units, except by the hour, where the cents decide. */
function toUnits(cents: number, period: PayPeriod): number {
  return period === 'hour' ? cents / 100 : Math.round(cents / 100);
}

export function toHours({ hoursMin, hoursMax }: Pick<JobItemRow, 'hoursMin' | 'hoursMax'>): JobItem['hoursPerWeek'] {
  const min = hoursMin ?? hoursMax;
  const max = hoursMax ?? hoursMin;
  return min === null || max === null ? null : { min, max };
}
