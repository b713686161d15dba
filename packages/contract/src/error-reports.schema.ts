import {
  ERROR_FILE_MAX,
  ERROR_FRAMES_MAX,
  ERROR_MESSAGE_MAX,
  ERROR_NAME_MAX,
  ERROR_SOURCES,
  ERROR_STATUSES,
} from './error-reports.ts';
import { actIds } from './ids.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

const place = z.number().int().min(0).max(100_000_000);
const frameSchema = z
  .object({
    function: z.string().max(ERROR_NAME_MAX),
    file: z.string().max(ERROR_FILE_MAX),
    line: place,
    column: place,
  })
  .register(apiSchemas, { id: 'ErrorFrame' });

/** What a browser sends of an error on a page; it has left out what could name somebody, and we do so once more. */
export const createErrorReportSchema = z
  .object({
    type: z.string().max(ERROR_NAME_MAX),
    message: z.string().max(ERROR_MESSAGE_MAX),
    page: z.string().max(ERROR_FILE_MAX),
    frames: z.array(frameSchema).max(ERROR_FRAMES_MAX),
  })
  .register(apiSchemas, { id: 'CreateErrorReport' });
export type CreateErrorReport = z.infer<typeof createErrorReportSchema>;

export const ERROR_SORTS = ['seen', '-seen', 'count', '-count', 'first', '-first'] as const;

const filters = {
  q: queryValue(queryText(120)),
  source: queryValue(z.enum(ERROR_SOURCES)),
  status: queryValue(z.enum(ERROR_STATUSES)),
  sort: queryValue(z.enum(ERROR_SORTS)),
};
export const errorReportFileQuerySchema = z.object(filters);
export type ErrorReportFilters = z.infer<typeof errorReportFileQuerySchema>;
export const errorReportQuerySchema = z.object({
  ...filters,
  page: queryPage,
  pageSize: queryPageSize(25),
});
export type ErrorReportQuery = z.infer<typeof errorReportQuerySchema>;

const itemFields = {
  id: z.uuid(),
  source: z.enum(ERROR_SOURCES),
  /** The route, the page's path or the job. */
  place: z.string(),
  type: z.string(),
  message: z.string(),
  count: z.number().int(),
  /** The version it was last seen in. */
  version: z.string(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  solvedAt: z.iso.datetime().nullable(),
  /** When it was seen again although it was solved. */
  reopenedAt: z.iso.datetime().nullable(),
};
const errorReportItemSchema = z.object(itemFields).register(apiSchemas, { id: 'ErrorReportItem' });
export type ErrorReportItem = z.infer<typeof errorReportItemSchema>;

export const errorReportSchema = z
  .object({ ...itemFields, frames: z.array(frameSchema) })
  .register(apiSchemas, { id: 'ErrorReport' });
export type ErrorReport = z.infer<typeof errorReportSchema>;

export const errorReportListSchema = z
  .object({ items: z.array(errorReportItemSchema), ...pageFields, all: z.number().int() })
  .register(apiSchemas, { id: 'ErrorReportList' });
export type ErrorReportList = z.infer<typeof errorReportListSchema>;

export const errorReportActSchema = z
  .object({ act: z.enum(['solve', 'reopen']), ids: actIds })
  .register(apiSchemas, { id: 'ErrorReportAct' });
export type ErrorReportAct = z.infer<typeof errorReportActSchema>;
