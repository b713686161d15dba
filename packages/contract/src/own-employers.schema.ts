import { companySizeSchema } from './company-size.schema.ts';
import { countrySchema } from './countries.schema.ts';
import { EMAIL_PATTERN } from './email.ts';
import { contactPersonSchema, departmentSchema, employerKindSchema, employerTypeSchema } from './employers.schema.ts';
import { specialtySchema } from './job-fields.schema.ts';
import { EMPLOYER_GAPS, MAX_CERTIFICATIONS, MAX_DEPARTMENTS, MAX_EMPLOYER_TEXT } from './own-employers.ts';
import { plainText, plainTextLines } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

const line = (most: number) => plainText(most).nullable();
const count = z.number().int().min(0).max(1_000_000).nullable();
const email = plainText(254).regex(EMAIL_PATTERN).nullable();

export const addressSchema = z
  .object({ street: line(120), postalCode: line(10), city: plainText(120).min(1), country: countrySchema })
  .register(apiSchemas, { id: 'Address' });

/** What an employer says about itself. */
const profileFields = {
  name: plainText(160).min(2),
  type: employerTypeSchema,
  kinds: z.array(employerKindSchema).max(9),
  companySize: companySizeSchema.nullable(),
  owner: line(160),
  tagline: line(200),
  descriptionHtml: z.string().max(MAX_EMPLOYER_TEXT),
  /** As people write it; kept as an address one can follow. */
  website: line(300),
  email,
  phone: line(40),
  address: addressSchema,
  certifications: z.array(plainText(120).min(1)).max(MAX_CERTIFICATIONS),
  doctors: count,
  employees: count,
  beds: count,
  foundedYear: z.number().int().min(800).max(2100).nullable(),
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
    departments: z.array(departmentSchema),
    /** What its page lacks to be whole. */
    gaps: z.array(z.enum(EMPLOYER_GAPS)),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'OwnEmployer' });
export type OwnEmployer = z.infer<typeof ownEmployerSchema>;

export const createEmployerSchema = z
  .object(profileFields)
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

/** Which of the employers somebody acts for; the own one, or the only one, where it is left out. */
export const actingEmployerQuerySchema = z.object({ employerId: z.uuid().optional() });

export const saveDepartmentSchema = z
  .object({
    name: plainText(120).min(1),
    lead: line(160).default(null),
    specialty: specialtySchema.nullable().default(null),
    beds: count.default(null),
    description: plainTextLines(2000).nullable().default(null),
  })
  .register(apiSchemas, { id: 'SaveDepartment' });
export type SaveDepartment = z.infer<typeof saveDepartmentSchema>;

export const departmentsSchema = z
  .object({ items: z.array(departmentSchema) })
  .register(apiSchemas, { id: 'Departments' });
export type Departments = z.infer<typeof departmentsSchema>;

export const orderDepartmentsSchema = z
  .object({ ids: z.array(z.uuid()).max(MAX_DEPARTMENTS) })
  .register(apiSchemas, { id: 'OrderDepartments' });
export type OrderDepartments = z.infer<typeof orderDepartmentsSchema>;
