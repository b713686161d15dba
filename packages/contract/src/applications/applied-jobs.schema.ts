import { apiSchemas, z } from '../platform/zod.ts';
import { applicationSchema } from './applications.schema.ts';

/** The newest of the person's applications to each job: what cards and buttons of public pages show of it. */
export const appliedJobsSchema = z
  .object({
    items: z.array(
      applicationSchema
        .pick({ id: true, kind: true, status: true, sentAt: true, openedAt: true, interviewAt: true })
        .extend({
          jobId: z.uuid(),
          /** When the employer sent an offer that waits for an answer. */
          offeredAt: z.iso.datetime().nullable(),
        }),
    ),
  })
  .register(apiSchemas, { id: 'AppliedJobs' });
export type AppliedJobs = z.infer<typeof appliedJobsSchema>;
export type AppliedJob = AppliedJobs['items'][number];
