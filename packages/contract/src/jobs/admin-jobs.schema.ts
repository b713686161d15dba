import { actIds } from '../platform/ids.schema.ts';
import { plainTextLines } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { JOB_STATUSES } from './job-fields.ts';

const filters = {
  q: queryValue(queryText(120)),
  status: queryValue(z.enum(JOB_STATUSES)),
  /** Several of one employer with the same title in the same place. */
  duplicates: queryValue(z.enum(['1'])),
  sort: queryValue(z.enum(['title', '-title', 'posted', '-posted'])),
};
export const adminJobFileQuerySchema = z.object(filters);
export type AdminJobFilters = z.infer<typeof adminJobFileQuerySchema>;
export const adminJobQuerySchema = z.object({ ...filters, page: queryPage, pageSize: queryPageSize(25) });
export type AdminJobQuery = z.infer<typeof adminJobQuerySchema>;

export const adminJobSchema = z
  .object({
    id: z.uuid(),
    number: z.number().int(),
    title: z.string(),
    city: z.string(),
    country: z.string(),
    employer: z.object({ id: z.uuid(), name: z.string(), isVerified: z.boolean() }),
    status: z.enum(JOB_STATUSES),
    isExpired: z.boolean(),
    postedAt: z.iso.datetime(),
    validThrough: z.iso.datetime(),
    /** How many of the same employer have this title in this place, this one included. */
    same: z.number().int(),
  })
  .register(apiSchemas, { id: 'AdminJob' });
export type AdminJob = z.infer<typeof adminJobSchema>;
export const adminJobListSchema = z
  .object({ items: z.array(adminJobSchema), ...pageFields, all: z.number().int() })
  .register(apiSchemas, { id: 'AdminJobList' });
export type AdminJobList = z.infer<typeof adminJobListSchema>;

/** `return`: a draft again, to be changed and sent once more. `remove`: closed, and gone from the employer's lists. */
export const jobActSchema = z
  .object({
    act: z.enum(['return', 'remove']),
    ids: actIds,
    reason: plainTextLines(500).min(5),
  })
  .register(apiSchemas, { id: 'JobAct' });
export type JobAct = z.infer<typeof jobActSchema>;
