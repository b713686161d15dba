import { classifyJob, type JobClass } from '../classify/classify-job.ts';
import { titleTerms, wordTerms } from './job-terms.ts';
import { jobText } from './job-text.ts';
import type { PendingJob } from './read-batch.ts';

export type JobReading = { jobId: string; terms: Set<string>; read: JobClass };

/** An ad that cannot be read must not keep others from being found: what can be read of it is, and somebody is told. */
export function readJob(job: PendingJob, onBroken: (jobId: string, error: unknown) => void): JobReading {
  try {
    const text = jobText(job);
    return { jobId: job.id, terms: wordTerms({ ...job, text }), read: classifyJob({ ...job, text }) };
  } catch (error) {
    onBroken(job.id, error);
    return { jobId: job.id, terms: titleTermsOrNone(job.title), read: UNREADABLE };
  }
}

const UNREADABLE: JobClass = {
  occupation: null,
  level: null,
  specialty: null,
  department: null,
  confidence: 0,
  reason: '',
};

function titleTermsOrNone(title: string): Set<string> {
  try {
    return titleTerms(title);
  } catch {
    return new Set();
  }
}
