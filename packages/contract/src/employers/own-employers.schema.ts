import { countrySchema } from '../jobs/countries.schema.ts';
import { specialtySchema } from '../jobs/job-fields.schema.ts';
import { SPECIALTIES } from '../jobs/job-fields.ts';
import { EMAIL_PATTERN } from '../platform/email.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  companySizeSchema,
  contactPersonSchema,
  departmentSchema,
  employerKindSchema,
  employerTypeSchema,
  facilitySchema,
} from './employers.schema.ts';
import { MAPPING_TYPES, TEAM_ROLES } from './team.ts';

export const MAX_DEPARTMENTS = 200;

/** How many employers one person may have before the first of them is verified. */
export const MAX_UNVERIFIED_EMPLOYERS = 20;

export const MAX_CERTIFICATIONS = 30;

export const MAX_EMPLOYER_BENEFITS = 30;

export const MAX_EMPLOYER_SERVICES = 30;

const MAX_EMPLOYER_TEXT = 20_000;

/** The parts that an employer's page can lack, in the order in which visitors look for them. */
const EMPLOYER_GAPS = [
  'description',
  'contact',
  'website',
  'companySize',
  'tagline',
  'logo',
  'pictures',
  'departments',
] as const;

export type EmployerGap = (typeof EMPLOYER_GAPS)[number];

const line = (most: number) => plainText(most).nullable();
const count = z.number().int().min(0).max(1_000_000).nullable();
const words = (most: number) => z.array(plainText(120).min(1)).max(most);
const email = plainText(254).regex(EMAIL_PATTERN).nullable();

const pointSchema = z.object({ lat: z.number().min(45).max(56), lon: z.number().min(5).max(18) });

export const addressSchema = z
  .object({
    street: line(120),
    postalCode: line(10),
    city: plainText(120).min(1),
    country: countrySchema,
    /** Where the entrance is, set by hand; without it the postcode or the town is taken. */
    pin: pointSchema.nullish(),
  })
  .register(apiSchemas, { id: 'Address' });

/** The fields of an employer's profile that it edits itself. */
const profileFields = {
  name: plainText(160).min(2),
  type: employerTypeSchema,
  kinds: z.array(employerKindSchema).max(9),
  facility: facilitySchema.nullable(),
  companySize: companySizeSchema.nullable(),
  owner: line(160),
  tagline: line(200),
  descriptionHtml: z.string().max(MAX_EMPLOYER_TEXT),
  /** As people write it; stored as an address one can follow. */
  website: line(300),
  email,
  phone: line(40),
  address: addressSchema,
  certifications: words(MAX_CERTIFICATIONS),
  benefits: words(MAX_EMPLOYER_BENEFITS),
  doctors: count,
  doctorsInTraining: count,
  employees: count,
  beds: count,
  foundedYear: z.number().int().min(800).max(2100).nullable(),
  specialties: z.array(specialtySchema).max(SPECIALTIES.length),
  openingHours: line(200),
  carePlaces: count,
  sites: count,
  services: words(MAX_EMPLOYER_SERVICES),
  contact: contactPersonSchema
    .extend({ name: plainText(120).min(1), role: line(120), email, phone: line(40), hours: line(120) })
    .nullable(),
};

export const ownEmployerSchema = z
  .object({
    id: z.uuid(),
    ...profileFields,
    /** May be empty: a feed's place need not have one. */
    address: addressSchema.extend({ city: z.string() }),
    /** Where the map shows it. */
    location: pointSchema,
    departments: z.array(departmentSchema),
    verifiedAt: z.iso.datetime().nullable(),
    /** The proof lapses then, because the website names another domain. */
    verificationLapsesAt: z.iso.datetime().nullable(),
    /** States whether its next first publication waits for an administrator. */
    isNextJobReviewed: z.boolean(),
    /** The parts that its page lacks to be complete. */
    gaps: z.array(z.enum(EMPLOYER_GAPS)),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'OwnEmployer' });
export type OwnEmployer = z.infer<typeof ownEmployerSchema>;

export const createEmployerSchema = z
  .object({ ...profileFields, departmentNames: words(MAX_DEPARTMENTS) })
  .partial()
  .required({ name: true, type: true, address: true })
  .register(apiSchemas, { id: 'CreateEmployer' });
export type CreateEmployer = z.infer<typeof createEmployerSchema>;

export const changeEmployerSchema = z
  .object({
    ...profileFields,
    /** When the profile that was read had been changed last: what somebody else changed since is not overwritten. */
    updatedAt: z.iso.datetime(),
  })
  .partial()
  .register(apiSchemas, { id: 'ChangeEmployer' });
export type ChangeEmployer = z.infer<typeof changeEmployerSchema>;

const typed = plainText(500);
const typedWords = z.array(typed).max(MAX_DEPARTMENTS);
/** The typed values of an employer that does not exist yet: nothing has to be complete, and only the size is checked. */
export const employerDraftValuesSchema = z
  .object({
    ...profileFields,
    name: typed,
    owner: typed.nullable(),
    tagline: typed.nullable(),
    descriptionHtml: plainTextLines(MAX_EMPLOYER_TEXT),
    website: typed.nullable(),
    email: typed.nullable(),
    phone: typed.nullable(),
    address: addressSchema.extend({ street: typed.nullable(), postalCode: typed.nullable(), city: typed }),
    openingHours: typed.nullable(),
    foundedYear: z.number().int().nullable(),
    contact: z
      .object({
        name: typed,
        role: typed.nullable(),
        email: typed.nullable(),
        phone: typed.nullable(),
        hours: typed.nullable(),
      })
      .nullable(),
    departmentNames: typedWords,
  })
  .partial()
  .register(apiSchemas, { id: 'EmployerDraftValues' });
export type EmployerDraftValues = z.infer<typeof employerDraftValuesSchema>;

export const employerDraftSchema = z
  .object({
    /** The draft, or the answers from the onboarding where there is no draft yet. */
    values: employerDraftValuesSchema,
    /** Fields that were taken over from the onboarding. */
    fromOnboarding: z.array(z.string()),
    /** When the draft was saved last; null before it was. */
    updatedAt: z.iso.datetime().nullable(),
    /** The employer that the onboarding made and that becomes whole with this draft, where there is one. */
    employerId: z.uuid().nullable(),
  })
  .register(apiSchemas, { id: 'EmployerDraft' });
export type EmployerDraft = z.infer<typeof employerDraftSchema>;

/** Which of the employers somebody acts for; the own one, or the only one, where it is left out. */
export const actingEmployerQuerySchema = z.object({ employerId: z.uuid().optional() });

export const saveDepartmentSchema = z
  .object({
    name: plainText(120).min(1),
    lead: line(160).default(null),
    nursingLead: line(160).default(null),
    specialty: specialtySchema.nullable().default(null),
    beds: count.default(null),
    description: plainTextLines(2000).nullable().default(null),
  })
  .register(apiSchemas, { id: 'SaveDepartment' });
export type SaveDepartment = z.infer<typeof saveDepartmentSchema>;

export const departmentsSchema = z
  .object({
    items: z.array(
      departmentSchema.extend({
        /** Its jobs in whatever state; deleting it asks where they go. */
        jobs: z.number().int(),
        publishedJobs: z.number().int(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'Departments' });
export type Departments = z.infer<typeof departmentsSchema>;

export const orderDepartmentsSchema = z
  .object({ ids: z.array(z.uuid()).max(MAX_DEPARTMENTS) })
  .register(apiSchemas, { id: 'OrderDepartments' });
export type OrderDepartments = z.infer<typeof orderDepartmentsSchema>;

/** An employer somebody acts for, with what they may do there. */
export const ownEmployerItemSchema = z
  .object({
    employerId: z.uuid(),
    name: z.string(),
    type: employerTypeSchema,
    kinds: z.array(employerKindSchema),
    city: z.string(),
    country: countrySchema,
    role: z.enum(TEAM_ROLES),
    mappingType: z.enum(MAPPING_TYPES),
    /** While it is suspended, with the words of an administrator where there are some. */
    suspension: z.object({ reason: z.string().nullable() }).optional(),
  })
  .register(apiSchemas, { id: 'OwnEmployerItem' });
export type OwnEmployerItem = z.infer<typeof ownEmployerItemSchema>;

export const ownEmployersSchema = z
  .object({ items: z.array(ownEmployerItemSchema) })
  .register(apiSchemas, { id: 'OwnEmployers' });
export type OwnEmployers = z.infer<typeof ownEmployersSchema>;

/** Where the jobs of a deleted department go; without one they keep its name as a word. */
export const deleteDepartmentQuerySchema = z.object({ moveJobsTo: z.uuid().optional() });
