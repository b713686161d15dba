import { actIds } from '../platform/ids.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';

/** Where an error happened: answering the API, rendering a page, background work, the process itself, or a browser. */
export const ERROR_SOURCES = ['api', 'page', 'job', 'process', 'browser'] as const;

export type ErrorSource = (typeof ERROR_SOURCES)[number];

export const ERROR_STATUSES = ['open', 'solved'] as const;

export const ERROR_MESSAGE_MAX = 300;

export const ERROR_NAME_MAX = 120;

export const ERROR_FILE_MAX = 200;

export const ERROR_FRAMES_MAX = 20;

export const ERROR_RETENTION_DAYS = 90;

/** One call of a stack. */
export type ErrorFrame = { function: string; file: string; line: number; column: number };

/** An error without anything that names a person. */
export type ScrubbedError = { type: string; message: string; frames: ErrorFrame[] };

const place = z.number().int().min(0).max(100_000_000);
const frameSchema = z
  .object({
    function: z.string().max(ERROR_NAME_MAX),
    file: z.string().max(ERROR_FILE_MAX),
    line: place,
    column: place,
  })
  .register(apiSchemas, { id: 'ErrorFrame' });

/** A browser's report of an error on a page. The browser removes personal data before sending it, and the server does so again. */
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
