import { currencySchema } from './countries.schema.ts';
import { dutySchema, shiftSchema, weekSchema } from './duty.schema.ts';
import { contactPersonSchema, employerItemSchema, employerTypeSchema } from './employers.schema.ts';
import {
  applyMethodSchema,
  benefitSchema,
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  jobSectionSchema,
  remoteOptionSchema,
  requirementSchema,
  specialtySchema,
} from './job-fields.schema.ts';
import { jobQuestionSchema } from './job-questions.schema.ts';
import { MOST_SIMILAR_JOBS } from './jobs.ts';
import { salarySchema, tariffSchema } from './pay.schema.ts';
import { PAY_POSITIONS } from './pay-band.ts';
import { locationSchema } from './places.schema.ts';
import { pageFields, queryFlag, queryPage, queryPageSize } from './query-list.schema.ts';
import { trainingSchema } from './training.schema.ts';
import { apiSchemas, z } from './zod.ts';

/** A job as lists show it (architecture §3, fixed). */
export const jobItemSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    employer: z.object({
      id: z.uuid(),
      name: z.string(),
      type: employerTypeSchema,
      /** The profile is proven to belong to the domain of its website. */
      isVerified: z.boolean(),
      /** Days in which it usually answers; absent where too few applications tell it. */
      answerDays: z.number().int().optional(),
    }),
    location: locationSchema,
    distanceKm: z.number().optional(),
    category: jobCategorySchema,
    employmentType: employmentTypeSchema,
    salary: salarySchema.nullable(),
    /** The hours a week that `salary` is stated for: part-time jobs mostly name the pay of full time. Null where nobody said. */
    salaryHours: z.number().nullable(),
    tariff: tariffSchema.nullable(),
    experienceLevel: experienceLevelSchema,
    specialty: specialtySchema.nullable(),
    department: z.string().nullable(),
    remote: remoteOptionSchema,
    contract: contractSchema,
    hoursPerWeek: z.object({ min: z.number(), max: z.number() }).nullable(),
    shifts: z.array(shiftSchema),
    week: weekSchema.nullable(),
    freeWeekendsOfFour: z.number().int().nullable(),
    maxNightsPerMonth: z.number().int().nullable(),
    postedAt: z.iso.datetime(),
    featured: z.boolean(),
    /** Null: a job for who has learned the occupation. */
    training: trainingSchema.nullable(),
    reference: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'JobItem' });
export type JobItem = z.infer<typeof jobItemSchema>;

/** What others pay for the same work, from our own ads: never the employer's word, and never part of structured data. */
export const payBandSchema = z
  .object({
    /** The middle half of the ads, per month for full time. */
    min: z.number(),
    max: z.number(),
    currency: currencySchema,
    count: z.number().int(),
    /** How far around the job the ads are; null: in the whole country. */
    radiusKm: z.number().nullable(),
    /** Where the job's own pay lies; null where it states none. */
    position: z.enum(PAY_POSITIONS).nullable(),
  })
  .register(apiSchemas, { id: 'PayBand' });
export type PayBand = z.infer<typeof payBandSchema>;

export const jobDetailSchema = jobItemSchema
  .extend({
    /** The number people say on the phone. */
    number: z.number().int(),
    employer: employerItemSchema.extend({ isVerified: z.boolean(), descriptionHtml: z.string() }),
    street: z.string().nullable(),
    duty: dutySchema,
    startsOn: z.iso.date().nullable(),
    startFlexible: z.boolean(),
    vacationDays: z.number().int().nullable(),
    contractMonths: z.number().int().nullable(),
    introHtml: z.string(),
    sections: z.array(jobSectionSchema),
    benefits: z.array(benefitSchema),
    requirements: z.array(requirementSchema),
    /** An AI has proposed a part of the text; a person of the employer has accepted it. */
    isAiAssisted: z.boolean(),
    contact: contactPersonSchema.nullable(),
    applyMethod: applyMethodSchema,
    /** What whoever applies here is asked. */
    questions: z.array(jobQuestionSchema),
    applyUrl: z.string().nullable(),
    externalUrl: z.string().nullable(),
    validThrough: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** Live jobs like it, where they are asked for. */
    similar: z.array(jobItemSchema).optional(),
    /** The market's pay, where it is asked for; null where too few ads support it. */
    payBand: payBandSchema.nullable().optional(),
  })
  .register(apiSchemas, { id: 'JobDetail' });
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** For whoever shows a job together with some like it, and with what the market pays. */
export const jobQuerySchema = z.object({
  similar: z.coerce.number().int().min(0).max(MOST_SIMILAR_JOBS).default(0),
  payBand: queryFlag,
});

export const similarJobsSchema = z
  .object({
    /** The job they are like, which may be gone: enough to say which one it was. */
    job: jobItemSchema.pick({ title: true, employer: true, category: true }).extend({ city: z.string() }),
    items: z.array(jobItemSchema),
  })
  .register(apiSchemas, { id: 'SimilarJobs' });
export type SimilarJobs = z.infer<typeof similarJobsSchema>;

export const departmentJobsQuerySchema = z.object({ page: queryPage, pageSize: queryPageSize(20) });
export type DepartmentJobsQuery = z.infer<typeof departmentJobsQuerySchema>;

export const departmentJobsSchema = z
  .object({
    items: z.array(jobItemSchema),
    ...pageFields,
  })
  .register(apiSchemas, { id: 'DepartmentJobs' });
export type DepartmentJobs = z.infer<typeof departmentJobsSchema>;
