import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { ADMIN_AREAS } from './admin-acts.ts';

const filters = {
  q: queryValue(queryText(120)),
  area: queryValue(z.enum(ADMIN_AREAS)),
  /** The administrator's account. */
  userId: queryValue(z.uuid()),
  /** Days of the calendar in Germany, both included. */
  from: queryValue(z.iso.date()),
  to: queryValue(z.iso.date()),
};
export const adminActFileQuerySchema = z.object(filters);
export type AdminActFilters = z.infer<typeof adminActFileQuerySchema>;

export const adminActQuerySchema = z.object({ ...filters, page: queryPage, pageSize: queryPageSize(25) });
export type AdminActQuery = z.infer<typeof adminActQuerySchema>;

const valuesSchema = z.record(z.string(), z.unknown()).nullable();
export const adminActSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    area: z.string(),
    action: z.string(),
    /** Null for what the system did by itself. */
    userId: z.uuid().nullable(),
    /** Null when the account is gone. */
    userName: z.string().nullable(),
    subjectKind: z.string().nullable(),
    subjectId: z.string().nullable(),
    subjectLabel: z.string().nullable(),
    /** Only fields that differ. */
    before: valuesSchema,
    after: valuesSchema,
    ip: z.string().nullable(),
    /** Browser and system, as far as they are known: „Chrome, macOS“. */
    device: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'AdminAct' });
export type AdminAct = z.infer<typeof adminActSchema>;

export const adminActListSchema = z
  .object({
    items: z.array(adminActSchema),
    ...pageFields,
    /** The administrators with entries in the log, for the filter. */
    people: z.array(z.object({ userId: z.uuid(), name: z.string() })),
  })
  .register(apiSchemas, { id: 'AdminActList' });
export type AdminActList = z.infer<typeof adminActListSchema>;
