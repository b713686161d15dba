import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Duty, Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import {
  type ApplyMethod,
  type Contract,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  JOB_CATEGORIES,
  JOB_STATUSES,
  type JobCategory,
  type JobStatus,
  REMOTE_OPTIONS,
  type RemoteOption,
  type Specialty,
} from '@stellenvisite/contract/jobs/job-fields';
import type { Benefit, Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { TextPart } from '@stellenvisite/contract/jobs/job-postings';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import type { Training } from '@stellenvisite/contract/jobs/jobs.schema';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import type { RichTextSection } from '@stellenvisite/contract/jobs/rich-text';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { contactColumns, oneOf, richText } from '../columns.ts';
import { departments, employers } from '../employers/employers.ts';
import { locationColumns } from './places.ts';

const payColumns = {
  /** Integer cents. */
  payMin: integer(),
  payMax: integer(),
  payCurrency: text().$type<Currency>(),
  payPeriod: text().$type<PayPeriod>(),
  /** The hours a week the amount is stated for, mostly those of full time; null where nobody stated. */
  payHours: real(),
  /** Cents a month, set by trigger from the pay and its hours: what filter, sort and histogram compare. */
  payMonthMin: integer(),
  payMonthMax: integer(),
  tariff: text(),
  tariffGrade: text(),
  tariffSteps: text(),
};

const dutyColumns = {
  shifts: text().array().$type<Shift[]>().notNull().default(sql`'{}'`),
  week: jsonb().$type<Week>(),
  maxNightsPerMonth: integer(),
  freeWeekendsOfFour: integer(),
  onCall: text().$type<NonNullable<Duty['onCall']>>(),
  rosterWeeksAhead: integer(),
  patientsPerNurseDay: real(),
  patientsPerNurseNight: real(),
  inductionWeeks: integer(),
  /** Set by trigger: true where the week or the free weekends say so, null where nothing is known. */
  weekendFree: boolean(),
};

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    departmentId: uuid().references(() => departments.id, { onDelete: 'set null' }),
    department: text(),
    status: text().$type<JobStatus>().notNull(),
    title: text().notNull(),
    category: text().$type<JobCategory>().notNull(),
    specialty: text().$type<Specialty>(),
    employmentType: text().$type<EmploymentType>(),
    experienceLevel: text().$type<ExperienceLevel>(),
    remote: text().$type<RemoteOption>(),
    contract: text().$type<Contract>(),
    contractMonths: integer(),
    hoursMin: real(),
    hoursMax: real(),
    startsOn: date({ mode: 'string' }),
    startFlexible: boolean().notNull().default(false),
    vacationDays: integer(),
    introHtml: richText(),
    sections: jsonb().$type<RichTextSection[]>().notNull().default([]),
    benefits: jsonb().$type<Benefit[]>().notNull().default([]),
    requirements: jsonb().$type<Requirement[]>().notNull().default([]),
    /** The parts whose text an AI has proposed; the public page says so (AI Act Art. 50). */
    aiParts: text().array().$type<TextPart[]>().notNull().default(sql`'{}'`),
    ...payColumns,
    /** Where the job is one of training; its pay by year in cents. */
    training: jsonb().$type<Training>(),
    ...dutyColumns,
    /** Only what the employer says of them. */
    conditions: jsonb().$type<Partial<JobConditions>>().notNull().default({}),
    ...locationColumns,
    ...contactColumns,
    applyMethod: text().$type<ApplyMethod>().notNull(),
    questions: jsonb().$type<JobQuestion[]>().notNull().default([]),
    applyUrl: text(),
    /** Where applications are sent on to by mail; nobody but the employer sees it. */
    relayEmail: text(),
    externalUrl: text(),
    reference: text(),
    featured: boolean().notNull().default(false),
    postedAt: timestamp({ withTimezone: true }).notNull(),
    validThrough: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('jobs_status', oneOf(t.status, JOB_STATUSES)),
    check('jobs_category', oneOf(t.category, JOB_CATEGORIES)),
    check('jobs_employment_type', oneOf(t.employmentType, EMPLOYMENT_TYPES)),
    check('jobs_experience_level', oneOf(t.experienceLevel, EXPERIENCE_LEVELS)),
    check('jobs_remote', oneOf(t.remote, REMOTE_OPTIONS)),
    check('jobs_pay_hours', sql`${t.payHours} > 0`),
    check('jobs_pay_range', sql`${t.payMin} <= ${t.payMax}`),
    check('jobs_pay_whole', sql`num_nonnulls(${t.payMin}, ${t.payMax}, ${t.payCurrency}, ${t.payPeriod}) in (0, 4)`),
    // GlBG § 9: a job for Austria states the minimum pay with its period.
    check(
      'jobs_austria_states_pay',
      sql`${t.status} <> 'published' or ${t.country} <> 'AT' or ${t.payMin} is not null`,
    ),
    check('jobs_valid_after_posted', sql`${t.validThrough} > ${t.postedAt}`),
    uniqueIndex('jobs_number').on(t.number),
    // With what the places of a plan are counted by: a feed's import counts them with every batch.
    index('jobs_employer').on(t.employerId, t.status, t.validThrough),
    index('jobs_posted').on(t.postedAt.desc(), t.id),
    index('jobs_valid_through').on(t.validThrough),
    index('jobs_category_posted').on(t.category, t.postedAt.desc()),
    index('jobs_place').on(t.placeId),
    index('jobs_lat_lon').on(t.lat, t.lon),
  ],
);
