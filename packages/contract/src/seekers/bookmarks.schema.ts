import { employerItemSchema } from '../employers/employers.schema.ts';
import { applyMethodSchema } from '../jobs/job-fields.schema.ts';
import { jobItemSchema } from '../jobs/jobs.schema.ts';
import { plainTextLines } from '../platform/plain-text.schema.ts';
import {
  pageFields,
  queryList,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  BOOKMARK_NOTE_LENGTH,
  SAVED_EMPLOYER_SORTS,
  SAVED_EMPLOYERS_PAGE,
  SAVED_JOB_SORTS,
  SAVED_JOB_STATES,
  SAVED_JOBS_PAGE,
} from './bookmarks.ts';

/** Which jobs and employers carry a filled heart. */
export const bookmarksSchema = z
  .object({ jobIds: z.array(z.uuid()), employerIds: z.array(z.uuid()) })
  .register(apiSchemas, { id: 'Bookmarks' });
export type Bookmarks = z.infer<typeof bookmarksSchema>;

/** An empty note is none. */
export const bookmarkNoteSchema = z
  .object({ note: plainTextLines(BOOKMARK_NOTE_LENGTH) })
  .register(apiSchemas, { id: 'BookmarkNote' });
export type BookmarkNote = z.infer<typeof bookmarkNoteSchema>;

/** Saving again what was just removed brings its note back. */
export const saveBookmarkSchema = bookmarkNoteSchema.partial().register(apiSchemas, { id: 'SaveBookmark' });
export type SaveBookmark = z.infer<typeof saveBookmarkSchema>;

const bookmarkFields = { note: z.string(), savedAt: z.iso.datetime() };

export const savedJobSchema = z
  .object({
    ...bookmarkFields,
    job: jobItemSchema,
    state: z.enum(SAVED_JOB_STATES),
    applyMethod: applyMethodSchema,
    /** The last day of an open job. */
    validThrough: z.iso.datetime(),
    /** Open jobs like it, where it has ended. */
    similar: z.array(jobItemSchema),
  })
  .register(apiSchemas, { id: 'SavedJob' });
export type SavedJob = z.infer<typeof savedJobSchema>;

export const savedEmployerSchema = z
  .object({
    ...bookmarkFields,
    employer: employerItemSchema,
    /** Live jobs posted in the last days. */
    newJobs: z.number().int(),
  })
  .register(apiSchemas, { id: 'SavedEmployer' });
export type SavedEmployer = z.infer<typeof savedEmployerSchema>;

const search = { q: queryValue(queryText(100)), page: queryPage };

export const savedJobsQuerySchema = z.object({
  ...search,
  /** These alone, such as the jobs of a comparison. */
  jobId: queryList(z.uuid()),
  sort: queryValue(z.enum(SAVED_JOB_SORTS)),
  pageSize: queryPageSize(SAVED_JOBS_PAGE),
});
export type SavedJobsQuery = z.infer<typeof savedJobsQuerySchema>;

export const savedEmployersQuerySchema = z.object({
  ...search,
  sort: queryValue(z.enum(SAVED_EMPLOYER_SORTS)),
  pageSize: queryPageSize(SAVED_EMPLOYERS_PAGE),
});
export type SavedEmployersQuery = z.infer<typeof savedEmployersQuerySchema>;

export const savedJobsSchema = z
  .object({ items: z.array(savedJobSchema), ...pageFields })
  .register(apiSchemas, { id: 'SavedJobs' });
export type SavedJobs = z.infer<typeof savedJobsSchema>;

export const savedEmployersSchema = z
  .object({ items: z.array(savedEmployerSchema), ...pageFields })
  .register(apiSchemas, { id: 'SavedEmployers' });
export type SavedEmployers = z.infer<typeof savedEmployersSchema>;
