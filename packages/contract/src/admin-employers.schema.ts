import { COUNTRIES } from './countries.ts';
import { actIds } from './ids.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

export const EMPLOYER_STATES = ['verified', 'unverified', 'lapsing', 'duplicate'] as const;

const filters = {
  q: queryValue(queryText(120)),
  state: queryValue(z.enum(EMPLOYER_STATES)),
  country: queryValue(z.enum(COUNTRIES)),
  sort: queryValue(z.enum(['name', '-name', 'created', '-created', 'jobs', '-jobs'])),
};
export const adminEmployerFileQuerySchema = z.object(filters);
export type AdminEmployerFilters = z.infer<typeof adminEmployerFileQuerySchema>;
export const adminEmployerQuerySchema = z.object({ ...filters, page: queryPage, pageSize: queryPageSize(25) });
export type AdminEmployerQuery = z.infer<typeof adminEmployerQuerySchema>;

export const adminEmployerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    website: z.string().nullable(),
    verifiedAt: z.iso.datetime().nullable(),
    verifiedDomain: z.string().nullable(),
    verificationLapsesAt: z.iso.datetime().nullable(),
    jobs: z.number().int(),
    members: z.number().int(),
    /** Others of the same name in the same place, or with the same website. */
    duplicates: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string() })),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'AdminEmployer' });
export type AdminEmployer = z.infer<typeof adminEmployerSchema>;
export const adminEmployerListSchema = z
  .object({ items: z.array(adminEmployerSchema), ...pageFields, all: z.number().int() })
  .register(apiSchemas, { id: 'AdminEmployerList' });
export type AdminEmployerList = z.infer<typeof adminEmployerListSchema>;

export const employerActSchema = z
  .object({ act: z.enum(['verify', 'withdraw']), ids: actIds })
  .register(apiSchemas, { id: 'EmployerAct' });
export type EmployerAct = z.infer<typeof employerActSchema>;

export const mergeEmployersSchema = z.object({ intoId: z.uuid() }).register(apiSchemas, { id: 'MergeEmployers' });
/** What went over to the one that stays. */
export const mergeResultSchema = z
  .object({ jobs: z.number().int(), applications: z.number().int(), members: z.number().int() })
  .register(apiSchemas, { id: 'MergeResult' });
export type MergeResult = z.infer<typeof mergeResultSchema>;
