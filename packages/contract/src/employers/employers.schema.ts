import { countrySchema } from '../jobs/countries.schema.ts';
import { specialtySchema } from '../jobs/job-fields.schema.ts';
import { locationSchema } from '../jobs/places.schema.ts';
import {
  pageFields,
  queryFlag,
  queryList,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { EMPLOYER_FACETS, EMPLOYER_KINDS, EMPLOYER_SORTS, EMPLOYER_TYPES } from './employers.ts';
import { FACILITIES } from './facilities.ts';
import { VIDEO_PROVIDERS } from './video-link.ts';

export const COMPANY_SIZES = ['1-50', '51-200', '201-1000', '1000+'] as const;

export type CompanySize = (typeof COMPANY_SIZES)[number];

export const companySizeSchema = z.enum(COMPANY_SIZES).register(apiSchemas, { id: 'CompanySize' });

export const employerTypeSchema = z.enum(EMPLOYER_TYPES).register(apiSchemas, { id: 'EmployerType' });
export const employerKindSchema = z.enum(EMPLOYER_KINDS).register(apiSchemas, { id: 'EmployerKind' });

export const employerQuerySchema = z.object({
  q: queryValue(queryText(200)),
  location: queryValue(queryText(100)),
  radius: queryValue(z.coerce.number().int().min(1).max(200)),
  country: queryList(countrySchema),
  employerType: queryList(employerKindSchema),
  companySize: queryList(companySizeSchema),
  featured: queryFlag,
  sort: queryValue(z.enum(EMPLOYER_SORTS)),
  page: queryPage,
  pageSize: queryPageSize(20),
});
export type EmployerQuery = z.infer<typeof employerQuerySchema>;

export const employerAnswersSchema = z
  .object({
    /** Per cent of the applications of the last half year that were answered. */
    rate: z.number().int(),
    /** Until the middle answer; null for who answers less than half. */
    days: z.number().int().nullable(),
  })
  .register(apiSchemas, { id: 'EmployerAnswers' });

export const employerItemSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: employerTypeSchema,
    kinds: z.array(employerKindSchema),
    companySize: companySizeSchema.nullable(),
    location: locationSchema,
    distanceKm: z.number().optional(),
    tagline: z.string().nullable(),
    owner: z.string().nullable(),
    beds: z.number().int().nullable(),
    employees: z.number().int().nullable(),
    doctors: z.number().int().nullable(),
    openPositions: z.number().int(),
    featured: z.boolean(),
    /** Since when it is proven that the profile belongs to the domain of its website; null where it is not. */
    verifiedAt: z.iso.datetime().nullable(),
    /** How it answers applications; absent where too few tell it. */
    answers: employerAnswersSchema.optional(),
    /** Address of its logo, where it has one. */
    logoUrl: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'EmployerItem' });
export type EmployerItem = z.infer<typeof employerItemSchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));
export const employerListSchema = z
  .object({
    items: z.array(employerItemSchema),
    ...pageFields,
    facets: z.record(z.enum(EMPLOYER_FACETS), facetSchema),
  })
  .register(apiSchemas, { id: 'EmployerList' });
export type EmployerList = z.infer<typeof employerListSchema>;

export const contactPersonSchema = z
  .object({
    name: z.string(),
    role: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    hours: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'ContactPerson' });
export type ContactPerson = z.infer<typeof contactPersonSchema>;

export const departmentSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    lead: z.string().nullable(),
    nursingLead: z.string().nullable(),
    specialty: specialtySchema.nullable(),
    beds: z.number().int().nullable(),
    description: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'Department' });
export type Department = z.infer<typeof departmentSchema>;

/** One `<source>` of a `<picture>`. */
export const pictureSourceSchema = z
  .object({ type: z.string(), srcset: z.string() })
  .register(apiSchemas, { id: 'PictureSource' });
export type PictureSource = z.infer<typeof pictureSourceSchema>;

export const employerVideoSchema = z
  .object({
    provider: z.enum(VIDEO_PROVIDERS),
    /** Where it is watched at the provider. */
    url: z.string(),
    title: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'EmployerVideo' });
export type EmployerVideo = z.infer<typeof employerVideoSchema>;

export const employerMediaSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    /** The same in smaller sizes and newer formats, the best first. */
    sources: z.array(pictureSourceSchema),
    alt: z.string(),
    caption: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .register(apiSchemas, { id: 'EmployerMedia' });
export type EmployerMedia = z.infer<typeof employerMediaSchema>;

export const employerDetailSchema = employerItemSchema
  .extend({
    email: z.string().nullable(),
    website: z.string().nullable(),
    phone: z.string().nullable(),
    street: z.string().nullable(),
    foundedYear: z.number().int().nullable(),
    /** Sanitised HTML of a small tag list. */
    descriptionHtml: z.string(),
    certifications: z.array(z.string()),
    /** Benefits that are offered to all employees. */
    benefits: z.array(z.string()),
    doctorsInTraining: z.number().int().nullable(),
    /** A practice's; empty for the other types. */
    specialties: z.array(specialtySchema),
    openingHours: z.string().nullable(),
    /** A company's; null or empty for the other types. */
    carePlaces: z.number().int().nullable(),
    sites: z.number().int().nullable(),
    services: z.array(z.string()),
    departments: z.array(departmentSchema),
    media: z.array(employerMediaSchema),
    cover: employerMediaSchema.nullable(),
    video: employerVideoSchema.nullable(),
    contact: contactPersonSchema.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'EmployerDetail' });
export type EmployerDetail = z.infer<typeof employerDetailSchema>;

export function companySizeOf(employees: number): CompanySize {
  if (employees <= 50) return '1-50';
  if (employees <= 200) return '51-200';
  return employees <= 1000 ? '201-1000' : '1000+';
}

export const facilitySchema = z.enum(FACILITIES).register(apiSchemas, { id: 'Facility' });
