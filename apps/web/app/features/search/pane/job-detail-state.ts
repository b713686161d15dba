import type { JobDetail } from '@stellenvisite/contract/jobs.schema';

export type JobDetailState =
  | { kind: 'loading' }
  | { kind: 'there'; job: JobDetail }
  | { kind: 'gone' }
  | { kind: 'failed' };
