import { applicantSchema } from '../applications/applications.schema.ts';
import { APPLICATION_STATUSES, SHOWN_APPLICATION_STATUSES } from '../applications/applications.ts';
import { BULK_TARGETS } from '../applications/received-applications.ts';
import { jobContentSchema } from '../jobs/job-postings.schema.ts';
import { CLOSE_REASONS, POSTING_PROBLEMS } from '../jobs/job-postings.ts';
import { answeredQuestionSchema } from '../jobs/job-questions.schema.ts';
import { JOB_STATES } from '../jobs/own-jobs.ts';
import { queryList, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';

/** The id of a job in the employer's own system. It appears in URLs and is therefore limited to characters that need no escaping. */
const EXTERNAL_ID_PATTERN = /^[A-Za-z0-9._~-]{1,120}$/;

const ATS_PAGE = 50;

const MAX_ATS_PAGE = 100;

/** How long the link to a file of an application is good. */
export const FILE_LINK_SECONDS = 600;

/** How long the answer to a call is stored for calls with the same `Idempotency-Key`. */
export const IDEMPOTENCY_HOURS = 24;

/** A call that has not been answered for so long has died with its process. */
export const IDEMPOTENCY_LEASE_SECONDS = 60;

export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;

export const externalIdSchema = z.string().regex(EXTERNAL_ID_PATTERN);
export const atsJobParamsSchema = z.object({ externalId: externalIdSchema });

const pageFields = {
  /** `next` of the page before. */
  after: queryValue(z.string().max(100)),
  limit: z.coerce.number().int().min(1).max(MAX_ATS_PAGE).default(ATS_PAGE),
};

export const atsJobSchema = z
  .object({
    id: z.uuid(),
    /** Null for a job that was not made by this API. */
    externalId: z.string().nullable(),
    state: z.enum(JOB_STATES),
    title: z.string().nullable(),
    reference: z.string().nullable(),
    /** Where the public reads it; null while it does not. */
    url: z.string().nullable(),
    postedAt: z.iso.datetime().nullable(),
    validThrough: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'AtsJob' });
export type AtsJob = z.infer<typeof atsJobSchema>;

export const atsJobDetailSchema = atsJobSchema
  .extend({
    content: jobContentSchema,
    /** States whether the content differs from what the public reads. */
    hasChanges: z.boolean(),
    /** The problems that prevent its publication. */
    problems: z.array(z.enum(POSTING_PROBLEMS)),
    /** Why an administrator did not release a first job. */
    refusal: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'AtsJobDetail' });
export type AtsJobDetail = z.infer<typeof atsJobDetailSchema>;

export const putAtsJobSchema = jobContentSchema
  .extend({
    /** Publish at once what can be published; otherwise it is stored as a draft. */
    publish: z.boolean().default(true),
  })
  .register(apiSchemas, { id: 'PutAtsJob' });
export type PutAtsJob = z.infer<typeof putAtsJobSchema>;

export const closeAtsJobSchema = z
  .object({ reason: z.enum(CLOSE_REASONS).default('closed') })
  .register(apiSchemas, { id: 'CloseAtsJob' });
export type CloseAtsJob = z.infer<typeof closeAtsJobSchema>;

export const atsJobsQuerySchema = z.object({ ...pageFields, state: queryList(z.enum(JOB_STATES)) });
export type AtsJobsQuery = z.infer<typeof atsJobsQuerySchema>;

const next = z.string().nullable();
export const atsJobsSchema = z.object({ items: z.array(atsJobSchema), next }).register(apiSchemas, { id: 'AtsJobs' });
export type AtsJobs = z.infer<typeof atsJobsSchema>;

/** Ids and status, and nothing that tells who applied. */
export const atsApplicationSchema = z
  .object({
    id: z.uuid(),
    number: z.number().int(),
    job: z.object({ id: z.uuid().nullable(), externalId: z.string().nullable(), title: z.string() }),
    status: z.enum(SHOWN_APPLICATION_STATUSES),
    /** Sent back with a move: what somebody changed meanwhile is not overwritten. */
    version: z.number().int(),
    sentAt: z.iso.datetime(),
    openedAt: z.iso.datetime().nullable(),
    statusUpdatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'AtsApplication' });
export type AtsApplication = z.infer<typeof atsApplicationSchema>;

export const atsFileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.string(),
    bytes: z.number().int(),
    sha256: z.string(),
    /** Good without a key, for ten minutes. */
    url: z.string(),
    urlExpiresAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'AtsFile' });

export const atsApplicationDetailSchema = atsApplicationSchema
  .extend({
    /** As it was sent; null once the applicant's account is erased. */
    applicant: applicantSchema.nullable(),
    message: z.string(),
    callbackTime: z.string().nullable(),
    answers: z.array(answeredQuestionSchema),
    files: z.array(atsFileSchema),
    /** When the law has it deleted; your copy as well. */
    deleteAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'AtsApplicationDetail' });
export type AtsApplicationDetail = z.infer<typeof atsApplicationDetailSchema>;

export const atsApplicationsQuerySchema = z.object({
  ...pageFields,
  status: queryList(z.enum(APPLICATION_STATUSES)),
  jobId: queryValue(z.uuid()),
  externalId: queryValue(externalIdSchema),
  /** Whose status changed at this time or later. */
  changedSince: queryValue(z.iso.datetime({ offset: true })),
});
export type AtsApplicationsQuery = z.infer<typeof atsApplicationsQuerySchema>;

export const atsApplicationsSchema = z
  .object({ items: z.array(atsApplicationSchema), next })
  .register(apiSchemas, { id: 'AtsApplications' });
export type AtsApplications = z.infer<typeof atsApplicationsSchema>;

export const moveAtsApplicationSchema = z
  .object({
    /** `seen` says that somebody has read it, which the applicant is shown. */
    /** `hired` once the contract is signed in the employer's system. */
    status: z.enum([...BULK_TARGETS, 'hired']),
    version: z.number().int(),
  })
  .register(apiSchemas, { id: 'MoveAtsApplication' });
export type MoveAtsApplication = z.infer<typeof moveAtsApplicationSchema>;

export const atsFileParamsSchema = z.object({ applicationId: z.string().max(100), fileId: z.string().max(100) });
export const atsFileQuerySchema = z.object({
  key: z.uuid().optional(),
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(100).optional(),
});
