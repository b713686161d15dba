import { COUNTRIES } from '../jobs/countries.ts';
import { actIds } from '../platform/ids.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { SUSPENSION_CAUSES } from './employers.ts';

export const EMPLOYER_STATES = ['verified', 'unverified', 'lapsing', 'duplicate', 'suspended'] as const;

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
    /** Null while it may act. */
    suspension: z
      .object({ since: z.iso.datetime(), cause: z.enum(SUSPENSION_CAUSES), reason: z.string().nullable() })
      .nullable(),
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

/** Owners read the reason. */
export const MAX_SUSPENSION_REASON = 500;
export const employerActSchema = z
  .discriminatedUnion('act', [
    z.object({ act: z.enum(['verify', 'withdraw', 'lift']), ids: actIds }),
    z.object({ act: z.literal('suspend'), ids: actIds, reason: z.string().trim().min(1).max(MAX_SUSPENSION_REASON) }),
  ])
  .register(apiSchemas, { id: 'EmployerAct' });
export type EmployerAct = z.infer<typeof employerActSchema>;

export const mergeEmployersSchema = z.object({ intoId: z.uuid() }).register(apiSchemas, { id: 'MergeEmployers' });
/** The number of records that were moved to the remaining employer. */
export const mergeResultSchema = z
  .object({ jobs: z.number().int(), applications: z.number().int(), members: z.number().int() })
  .register(apiSchemas, { id: 'MergeResult' });
export type MergeResult = z.infer<typeof mergeResultSchema>;
