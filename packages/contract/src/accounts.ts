import { z } from 'zod';

/** Roles a person signs up with. Administrators are those the table of administrators names; nobody signs up as one. */
export const PROFILE_ROLES = ['job_seeker', 'employer'] as const;
export const profileRoleSchema = z.enum(PROFILE_ROLES);
export type ProfileRole = z.infer<typeof profileRoleSchema>;

export const ROLES = ['admin', ...PROFILE_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** Specification §3; `none` is told as null. */
export const ACADEMIC_TITLES = [
  'Dr.',
  'Dr. med.',
  'Dr. med. dent.',
  'Prof.',
  'Prof. Dr.',
  'Prof. Dr. med.',
  'PD Dr.',
  'PD Dr. med.',
] as const;
export const academicTitleSchema = z.enum(ACADEMIC_TITLES);
export type AcademicTitle = z.infer<typeof academicTitleSchema>;
