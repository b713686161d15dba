import { SHIFTS } from '../jobs/duty.ts';
import { LANGUAGES } from '../platform/languages.ts';
import { plainTextLines } from '../platform/plain-text.schema.ts';
import { PROBLEM_CODES } from '../platform/problems.ts';
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
import { matchFactorSchema } from '../seekers/matching.schema.ts';
import { shiftWishSchema } from '../seekers/seeker-profiles.schema.ts';
import { applicantSchema, applicationSchema, applicationSourceSchema, countsSchema } from './applications.schema.ts';
import { APPLICATION_TABS, APPLICATIONS_PAGE, MESSAGE_LENGTH } from './applications.ts';
import {
  BOARD_COLUMNS,
  BOARD_PAGE,
  BULK_TARGETS,
  MAX_BOARD_PAGE,
  MAX_BULK_MOVES,
  RECEIVED_COLUMNS,
  RECEIVED_SORTS,
  RECEIVED_WAITING,
} from './received-applications.ts';

/** The applicant's fields in a list; contact data and profile appear in the application itself. */
const listedApplicantSchema = applicantSchema
  .pick({ fullName: true, academicTitle: true, occupation: true, location: true })
  .extend({ yearsOfExperience: z.number().int().nullable() })
  .register(apiSchemas, { id: 'ListedApplicant' });

const wish = shiftWishSchema.nullable();

export const receivedApplicationSchema = applicationSchema
  .extend({
    /** Null once the account is erased: what remains is that there was an application. */
    applicant: listedApplicantSchema.nullable(),
    /** Of the job. */
    department: z.string().nullable(),
    /** The best the applicant says of each shift on any day of the week; null where no week was sent. */
    wishes: z.object({ early: wish, day: wish, late: wish, night: wish }).nullable(),
    /** 0 to 100, by the rules that were valid when it was computed; null where the profile says too little. */
    matchScore: z.number().int().nullable(),
    /** The applicant's, in which an answer begins. */
    language: z.enum(LANGUAGES),
    source: applicationSourceSchema,
    /** When the applicant first heard of the employer; opening an application is no answer. */
    firstAnswerAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'ReceivedApplication' });
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

const filterFields = {
  /** Of this employer; without it of all the caller acts for. */
  employerId: queryValue(z.uuid()),
  jobId: queryList(z.uuid()),
  departmentId: queryList(z.uuid()),
  /** Applicants who would like or accept at least one of these shifts. */
  shift: queryList(z.enum(SHIFTS)),
  waiting: queryValue(z.enum(RECEIVED_WAITING)),
  /** With at least one of the team's tags. */
  tag: queryList(z.string().max(100)),
  /** Whose conversation is assigned to the caller. */
  mine: queryFlag,
  /** Part of the applicant's name or of the job's title, or the number of the application. */
  q: queryValue(queryText(100)),
};
const sort = queryValue(z.enum(RECEIVED_SORTS));

export const receivedFilterSchema = z.object(filterFields);
export type ReceivedFilter = z.infer<typeof receivedFilterSchema>;

export const receivedApplicationsQuerySchema = z.object({
  ...filterFields,
  tab: queryValue(z.enum(APPLICATION_TABS)),
  column: queryList(z.enum(RECEIVED_COLUMNS)),
  /** Only these, such as those that have just changed. */
  id: queryList(z.uuid()),
  sort,
  page: queryPage,
  pageSize: queryPageSize(APPLICATIONS_PAGE),
});
export type ReceivedApplicationsQuery = z.infer<typeof receivedApplicationsQuerySchema>;

export const receivedCountsSchema = z
  .object({
    columns: z.object(
      Object.fromEntries(RECEIVED_COLUMNS.map((column) => [column, z.number().int()])) as Record<
        (typeof RECEIVED_COLUMNS)[number],
        z.ZodNumber
      >,
    ),
    /** New ones and seen ones that have waited longer than was promised. */
    overPromise: z.object({ new: z.number().int(), seen: z.number().int() }),
    promiseDays: z.number().int(),
  })
  .register(apiSchemas, { id: 'ReceivedCounts' });
export type ReceivedCounts = z.infer<typeof receivedCountsSchema>;

export const receivedApplicationsSchema = z
  .object({ items: z.array(receivedApplicationSchema), ...pageFields, counts: countsSchema })
  .register(apiSchemas, { id: 'ReceivedApplications' });
export type ReceivedApplications = z.infer<typeof receivedApplicationsSchema>;

/** The order of the board's columns; with `waiting` the longest wait comes first. */
export const receivedQueueQuerySchema = z.object({
  ...filterFields,
  column: queryList(z.enum(RECEIVED_COLUMNS)),
  sort,
});
export type ReceivedQueueQuery = z.infer<typeof receivedQueueQuerySchema>;

export const receivedQueueSchema = z.object({ ids: z.array(z.uuid()) }).register(apiSchemas, { id: 'ReceivedQueue' });
export type ReceivedQueue = z.infer<typeof receivedQueueSchema>;

export const boardColumnParamsSchema = z.object({ column: z.enum(BOARD_COLUMNS) });

export const boardColumnQuerySchema = z.object({
  ...filterFields,
  sort,
  /** The `next` of the page before. */
  after: queryValue(z.string().regex(/^-?\d{1,16}_\d{1,15}$/)),
  limit: z.coerce.number().int().min(1).max(MAX_BOARD_PAGE).default(BOARD_PAGE),
});
export type BoardColumnQuery = z.infer<typeof boardColumnQuerySchema>;

export const boardColumnSchema = z
  .object({ items: z.array(receivedApplicationSchema), next: z.string().nullable() })
  .register(apiSchemas, { id: 'BoardColumn' });
export type BoardColumnPage = z.infer<typeof boardColumnSchema>;

const optionSchema = z.object({ id: z.uuid(), name: z.string(), count: z.number().int() });
export const receivedFilterOptionsSchema = z
  .object({
    jobs: z.array(optionSchema),
    departments: z.array(optionSchema),
    tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  })
  .register(apiSchemas, { id: 'ReceivedFilterOptions' });
export type ReceivedFilterOptions = z.infer<typeof receivedFilterOptionsSchema>;

export const receivedMatchSchema = z
  .object({
    score: z.number().int().nullable(),
    version: z.number().int(),
    /** Each with one sentence for the employer, in the caller's language. */
    factors: z.array(matchFactorSchema),
  })
  .register(apiSchemas, { id: 'ReceivedMatch' });
export type ReceivedMatch = z.infer<typeof receivedMatchSchema>;

export const bulkMoveSchema = z
  .object({
    items: z
      .array(z.object({ id: z.uuid(), version: z.number().int() }))
      .min(1)
      .max(MAX_BULK_MOVES),
    to: z.enum(BULK_TARGETS),
    /** Sent to each with the move; `{name}`, `{job}` and `{employer}` are filled in for each. None for `seen`. */
    message: plainTextLines(MESSAGE_LENGTH).optional(),
  })
  .register(apiSchemas, { id: 'BulkMove' });
export type BulkMove = z.infer<typeof bulkMoveSchema>;

export const bulkMoveResultSchema = z
  .object({
    /** In the order of the request; `refusal` is null for applications that were moved. */
    items: z.array(z.object({ id: z.uuid(), refusal: z.enum(PROBLEM_CODES).nullable() })),
  })
  .register(apiSchemas, { id: 'BulkMoveResult' });
export type BulkMoveResult = z.infer<typeof bulkMoveResultSchema>;

/** Of how many applications the files can be read at once. */
export const MAX_EXPORTED_FILES_OF = 50;

/** The list as it is narrowed, whole. */
export const exportApplicationsQuerySchema = receivedApplicationsQuerySchema.omit({ page: true, pageSize: true });
export type ExportApplicationsQuery = z.infer<typeof exportApplicationsQuerySchema>;

export const exportFilesQuerySchema = z.object({
  id: queryList(z.uuid()).refine((ids) => ids && ids.length > 0 && ids.length <= MAX_EXPORTED_FILES_OF),
});
