import { z } from 'zod';

export const JOB_CATEGORIES = ['doctors', 'nursing', 'medical', 'mfa', 'administration', 'management'] as const;
export const jobCategorySchema = z.enum(JOB_CATEGORIES);
export type JobCategory = z.infer<typeof jobCategorySchema>;

export const SPECIALTIES = [
  'general_medicine',
  'surgery',
  'internal_medicine',
  'cardiology',
  'neurology',
  'orthopedics',
  'pediatrics',
  'psychiatry',
  'radiology',
  'physiotherapy',
] as const;
export const specialtySchema = z.enum(SPECIALTIES);
export type Specialty = z.infer<typeof specialtySchema>;

/** `both` is one job that may be filled in full time or part time; filters for either one find it. */
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'both', 'temporary', 'freelance', 'internship'] as const;
export const employmentTypeSchema = z.enum(EMPLOYMENT_TYPES);
export type EmploymentType = z.infer<typeof employmentTypeSchema>;

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export const experienceLevelSchema = z.enum(EXPERIENCE_LEVELS);
export type ExperienceLevel = z.infer<typeof experienceLevelSchema>;

export const REMOTE_OPTIONS = ['onsite', 'hybrid', 'remote'] as const;
export const remoteOptionSchema = z.enum(REMOTE_OPTIONS);
export type RemoteOption = z.infer<typeof remoteOptionSchema>;

export const CONTRACTS = ['permanent', 'fixed_term'] as const;
export const contractSchema = z.enum(CONTRACTS);
export type Contract = z.infer<typeof contractSchema>;

export const APPLY_METHODS = ['external', 'contact'] as const;
export const applyMethodSchema = z.enum(APPLY_METHODS);
export type ApplyMethod = z.infer<typeof applyMethodSchema>;

/** A published job is live until its valid-through passes; a closed one is gone at once. */
export const JOB_STATUSES = ['draft', 'published', 'paused', 'closed'] as const;
export const jobStatusSchema = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof jobStatusSchema>;

export const BENEFIT_GROUPS = ['money', 'time', 'learning', 'around'] as const;
export const benefitSchema = z.object({
  group: z.enum(BENEFIT_GROUPS),
  title: z.string().min(1).max(120),
  text: z.string().max(600),
});
export type Benefit = z.infer<typeof benefitSchema>;

export const requirementSchema = z.object({ text: z.string().min(1).max(300), required: z.boolean() });
export type Requirement = z.infer<typeof requirementSchema>;

export const JOB_SECTION_KINDS = ['about', 'tasks', 'team', 'employer', 'process'] as const;
export const jobSectionSchema = z.object({
  kind: z.enum(JOB_SECTION_KINDS),
  heading: z.string().max(160),
  /** Sanitised HTML of a small tag list. */
  html: z.string(),
});
export type JobSection = z.infer<typeof jobSectionSchema>;
