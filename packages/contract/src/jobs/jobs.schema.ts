import { contactPersonSchema, employerItemSchema, employerTypeSchema } from '../employers/employers.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryFlag, queryPage, queryPageSize } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { currencySchema } from './countries.schema.ts';
import { dutySchema, shiftSchema, weekSchema } from './duty.schema.ts';
import { jobConditionsSchema } from './job-conditions.schema.ts';
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
import { JOB_ENDS } from './job-fields.ts';
import { jobQuestionSchema } from './job-questions.schema.ts';
import { salarySchema, tariffSchema } from './pay/pay.schema.ts';
import { locationSchema } from './places.schema.ts';

const PAY_POSITIONS = ['below', 'within', 'above'] as const;

/** The training (Ausbildung, Lehre, Lehrstelle) that a job offers; it begins with the job. */
export const trainingSchema = z
  .object({
    /** The school or university that the lessons are at. */
    school: plainText(160).nullable(),
    months: z.number().int().min(3).max(72),
    /** Whole currency units a month, one for each year. */
    payByYear: z.array(z.number().nonnegative().max(20_000)).max(6),
  })
  .register(apiSchemas, { id: 'Training' });

export type Training = z.infer<typeof trainingSchema>;

export const MAX_SIMILAR_JOBS = 6;

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
    employmentType: employmentTypeSchema.nullable(),
    salary: salarySchema.nullable(),
    /** The hours a week that `salary` is stated for: part-time jobs mostly name the pay of full time. Null where nobody stated. */
    salaryHours: z.number().nullable(),
    tariff: tariffSchema.nullable(),
    experienceLevel: experienceLevelSchema.nullable(),
    specialty: specialtySchema.nullable(),
    department: z.string().nullable(),
    remote: remoteOptionSchema.nullable(),
    contract: contractSchema.nullable(),
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
    /** Conditions that the employer states for people from abroad; absent if there are none. */
    abroad: jobConditionsSchema
      .pick({ isRecognitionPendingWelcome: true, germanLevel: true, hasVisaHelp: true, hasHousingHelp: true })
      .optional(),
  })
  .register(apiSchemas, { id: 'JobItem' });
export type JobItem = z.infer<typeof jobItemSchema>;

/** The pay for the same work in our other ads: never the employer's statement, and never part of structured data. */
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
    /**
     * How far the lower and the upper end of the job's own pay lie from the band: negative below its lower end, positive above its
     * upper end, 0 in it. Null where the job states no pay.
     */
    gap: z.object({ from: z.number(), to: z.number() }).nullable().optional(),
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
    conditions: jobConditionsSchema,
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
    /** The questions to applicants. */
    questions: z.array(jobQuestionSchema),
    applyUrl: z.string().nullable(),
    externalUrl: z.string().nullable(),
    validThrough: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** Similar live jobs, where they are requested. */
    similar: z.array(jobItemSchema).optional(),
    /** The market's pay, where it is requested; null where too few ads support it. */
    payBand: payBandSchema.nullable().optional(),
  })
  .register(apiSchemas, { id: 'JobDetail' });
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** For whoever shows a job together with some like it, and with what the market pays. */
export const jobQuerySchema = z.object({
  similar: z.coerce.number().int().min(0).max(MAX_SIMILAR_JOBS).default(0),
  payBand: queryFlag,
});

export const similarJobsSchema = z
  .object({
    /** The job they are like, which may be gone: enough to say which one it was. */
    job: jobItemSchema.pick({ title: true, employer: true, category: true }).extend({
      city: z.string(),
      /** Why it is gone; null while it is live. */
      end: z.enum(JOB_ENDS).nullable(),
    }),
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
