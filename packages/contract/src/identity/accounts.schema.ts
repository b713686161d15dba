import { companySizeSchema, facilitySchema } from '../employers/employers.schema.ts';
import { teamRoleSchema } from '../employers/team.schema.ts';
import { MAPPING_TYPES } from '../employers/team.ts';
import { countrySchema } from '../jobs/countries.schema.ts';
import { shiftSchema } from '../jobs/duty.schema.ts';
import {
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  specialtySchema,
} from '../jobs/job-fields.schema.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  ACADEMIC_TITLES,
  ACCOUNT_FIELDS,
  DEVICE_KINDS,
  EARLIEST_STARTS,
  EMMA_PLACES,
  ERASURE_MODES,
  PROFILE_ROLES,
  ROLES,
} from './accounts.ts';
import { ASSURANCE_LEVELS } from './auth.ts';
import { givenPasswordSchema } from './password.schema.ts';

export const profileRoleSchema = z.enum(PROFILE_ROLES);
export const academicTitleSchema = z.enum(ACADEMIC_TITLES).register(apiSchemas, { id: 'AcademicTitle' });

export const nameSchema = plainText(120).min(1);
export const companyNameSchema = plainText(160).min(1);

const clearable = <T extends z.ZodType>(schema: T) => schema.nullish();

/** The onboarding answers of a job seeker. Every answer may be omitted, given later, or withdrawn with null. */
export const seekerOnboardingSchema = z.object({
  category: clearable(jobCategorySchema),
  /** As people call it: „Pflegefachfrau“, „Assistenzarzt“. */
  occupation: clearable(plainText(120)),
  specialty: clearable(specialtySchema),
  experienceLevel: clearable(experienceLevelSchema),
  location: clearable(plainText(120)),
  radiusKm: clearable(z.number().int().min(5).max(200)),
  employmentTypes: clearable(z.array(employmentTypeSchema).max(6)),
  shifts: clearable(z.array(shiftSchema).max(4)),
  weekendFree: clearable(z.boolean()),
  earliestStart: clearable(z.enum(EARLIEST_STARTS)),
  /** Where to go on. */
  step: clearable(z.number().int().min(0).max(20)),
});

/** The onboarding answers of an employer. */
export const employerOnboardingSchema = z.object({
  /** As people name it, finer than the type of a profile. */
  employerType: clearable(facilitySchema),
  companySize: clearable(companySizeSchema),
  location: clearable(plainText(120)),
  country: clearable(countrySchema),
  website: clearable(plainText(200)),
  /** The position of the person in the organisation: „Pflegedirektion“, „Praxisinhaberin“. */
  position: clearable(plainText(120)),
  phone: clearable(plainText(40)),
  /** The occupational groups the employer is hiring. */
  categories: clearable(z.array(jobCategorySchema).max(6)),
  step: clearable(z.number().int().min(0).max(20)),
});

/** Answers on the wire: those of either role. What is not of the own role is left out when they are saved. */
export const onboardingSchema = z
  .object({ ...seekerOnboardingSchema.shape, ...employerOnboardingSchema.shape })
  .register(apiSchemas, { id: 'Onboarding' });
export type Onboarding = z.infer<typeof onboardingSchema>;

export const ONBOARDING_OF = { job_seeker: seekerOnboardingSchema, employer: employerOnboardingSchema } as const;

export const employerMappingSchema = z
  .object({
    employerId: z.uuid(),
    employerName: z.string(),
    mappingType: z.enum(MAPPING_TYPES),
    confidence: z.number().int(),
    /** States whether the person acts for the employer. */
    isActive: z.boolean(),
    /** A proposal waits for the owner's or an administrator's yes. */
    isProposed: z.boolean(),
    /** The person's role in the employer's team; null while they do not act for it. */
    role: teamRoleSchema.nullable(),
  })
  .register(apiSchemas, { id: 'EmployerMapping' });
export type EmployerMapping = z.infer<typeof employerMappingSchema>;

export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(ROLES),
    isAdmin: z.boolean(),
    /** Set where the account is an administrator's and the session is of another sign-in: it reaches nothing but the account. */
    needsAdminSignIn: z.literal(true).optional(),
    onboardingComplete: z.boolean(),
    academicTitle: academicTitleSchema.nullable(),
    fullName: z.string(),
    companyName: z.string().nullable(),
    language: languageSchema,
    onboarding: onboardingSchema,
    /** Set while the account waits to be erased. */
    eraseAt: z.iso.datetime().nullable(),
    hasPassword: z.boolean(),
    providers: z.array(z.string()),
    employers: z.array(employerMappingSchema),
    /** The fields a complete profile still lacks; those that the onboarding requires come first. */
    missing: z.array(z.enum(ACCOUNT_FIELDS)),
    /** Where Emma may be met; pages know it with the account, so that her button never shows for who has switched her off. */
    emma: z.enum(EMMA_PLACES),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

export const changeAccountSchema = z
  .object({
    fullName: nameSchema.optional(),
    academicTitle: academicTitleSchema.nullable().optional(),
    companyName: companyNameSchema.nullable().optional(),
    language: languageSchema.optional(),
  })
  .register(apiSchemas, { id: 'ChangeAccount' });
export type ChangeAccount = z.infer<typeof changeAccountSchema>;

export const accountSessionSchema = z
  .object({
    id: z.uuid(),
    /** The one this request came with. */
    current: z.boolean(),
    device: z.object({ browser: z.string().nullable(), system: z.string().nullable(), kind: z.enum(DEVICE_KINDS) }),
    /** Shortened: enough to recognise a place, not a person. */
    ip: z.string().nullable(),
    createdAt: z.iso.datetime(),
    refreshedAt: z.iso.datetime(),
    aal: z.enum(ASSURANCE_LEVELS),
  })
  .register(apiSchemas, { id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSessionSchema>;
export type Device = AccountSession['device'];
export const accountSessionsSchema = z
  .object({ items: z.array(accountSessionSchema) })
  .register(apiSchemas, { id: 'AccountSessions' });

/** A fresh proof goes with it: the password, or the code that `/auth/v1/reauthenticate` sent. */
export const requestErasureSchema = z
  .object({
    mode: z.enum(ERASURE_MODES),
    password: givenPasswordSchema.optional(),
    nonce: z.string().trim().min(1).max(20).optional(),
  })
  .refine(({ password, nonce }) => (password === undefined) !== (nonce === undefined), {
    message: 'needs either password or nonce',
  })
  .register(apiSchemas, { id: 'RequestErasure' });
export type RequestErasure = z.infer<typeof requestErasureSchema>;

export const erasureSchema = z
  .object({
    status: z.enum(['waiting', 'erased']),
    eraseAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'Erasure' });
export type Erasure = z.infer<typeof erasureSchema>;

export const employerLinkSchema = z
  .object({
    userId: z.uuid(),
    employerId: z.uuid(),
    employerName: z.string(),
    fullName: z.string(),
    email: z.string().nullable(),
    isActive: z.boolean(),
    role: teamRoleSchema,
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'EmployerLink' });
export type EmployerLink = z.infer<typeof employerLinkSchema>;
export const employerLinksSchema = z
  .object({ items: z.array(employerLinkSchema) })
  .register(apiSchemas, { id: 'EmployerLinks' });
export const proposeEmployerLinkSchema = z
  .object({ employerId: z.uuid() })
  .register(apiSchemas, { id: 'ProposeEmployerLink' });
export const decideEmployerLinkSchema = z
  .object({ employerId: z.uuid(), isActive: z.boolean() })
  .register(apiSchemas, { id: 'DecideEmployerLink' });
