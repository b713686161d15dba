import { apiSchemas, z } from '../platform/zod.ts';
import {
  APPLY_METHODS,
  BENEFIT_GROUPS,
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_SECTION_KINDS,
  JOB_STATUSES,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from './job-fields.ts';

export const jobCategorySchema = z.enum(JOB_CATEGORIES).register(apiSchemas, { id: 'JobCategory' });
export const specialtySchema = z.enum(SPECIALTIES).register(apiSchemas, { id: 'Specialty' });
export const employmentTypeSchema = z.enum(EMPLOYMENT_TYPES).register(apiSchemas, { id: 'EmploymentType' });
export const experienceLevelSchema = z.enum(EXPERIENCE_LEVELS).register(apiSchemas, { id: 'ExperienceLevel' });
export const remoteOptionSchema = z.enum(REMOTE_OPTIONS).register(apiSchemas, { id: 'RemoteOption' });
export const contractSchema = z.enum(CONTRACTS).register(apiSchemas, { id: 'Contract' });
export const applyMethodSchema = z.enum(APPLY_METHODS).register(apiSchemas, { id: 'ApplyMethod' });
export const jobStatusSchema = z.enum(JOB_STATUSES);
export const benefitSchema = z
  .object({
    group: z.enum(BENEFIT_GROUPS),
    title: z.string().min(1).max(120),
    text: z.string().max(600),
  })
  .register(apiSchemas, { id: 'Benefit' });
export type Benefit = z.infer<typeof benefitSchema>;

export const requirementSchema = z
  .object({ text: z.string().min(1).max(300), required: z.boolean() })
  .register(apiSchemas, { id: 'Requirement' });
export type Requirement = z.infer<typeof requirementSchema>;

export const jobSectionSchema = z
  .object({
    kind: z.enum(JOB_SECTION_KINDS),
    heading: z.string().max(160),
    /** Sanitised HTML of a small tag list. */
    html: z.string(),
  })
  .register(apiSchemas, { id: 'JobSection' });
export type JobSection = z.infer<typeof jobSectionSchema>;
