import { type JobContent, jobContentSchema } from '@stellenvisite/contract/job-postings.schema';
import { z } from '@stellenvisite/contract/zod';
import { createDeviceChanges } from '../../../autosave/device-changes.ts';

/** Changes that could not be saved yet, and the content they were made on. */
export type DeviceChanges = { draft: JobContent; before: JobContent };

/** Under the job's id, or the employer's for a job that is not even a draft yet. */
export const postingOnDevice = createDeviceChanges<DeviceChanges>(
  'job-posting-changes:',
  z.object({ draft: jobContentSchema, before: jobContentSchema }),
);
