import { companySizeSchema } from './company-size.schema.ts';
import { countrySchema } from './countries.schema.ts';
import { EMPLOYER_FACETS, EMPLOYER_KINDS, EMPLOYER_SORTS, EMPLOYER_TYPES } from './employers.ts';
import { specialtySchema } from './job-fields.schema.ts';
import { locationSchema } from './places.schema.ts';
import {
  pageFields,
  queryFlag,
  queryList,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

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
    specialty: specialtySchema.nullable(),
    beds: z.number().int().nullable(),
    description: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'Department' });
export type Department = z.infer<typeof departmentSchema>;

export const employerMediaSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
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
    departments: z.array(departmentSchema),
    media: z.array(employerMediaSchema),
    contact: contactPersonSchema.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'EmployerDetail' });
export type EmployerDetail = z.infer<typeof employerDetailSchema>;
