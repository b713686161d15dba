import { classifyJob, type JobClass } from '../classify/classify-job.ts';
import { titleTerms, wordTerms } from './job-terms.ts';
import { jobText } from './job-text.ts';
import type { PendingJob } from './pending-entries.ts';

export type JobAnalysis = { jobId: string; terms: Set<string>; class: JobClass };

/** A job whose text cannot be analysed is indexed by its title and reported, so that it does not keep others from being indexed. */
export function analyseJob(job: PendingJob, onBroken: (jobId: string, error: unknown) => void): JobAnalysis {
  try {
    const text = jobText(job);
    return { jobId: job.id, terms: wordTerms({ ...job, text }), class: classifyJob({ ...job, text }) };
  } catch (error) {
    onBroken(job.id, error);
    return { jobId: job.id, terms: titleTermsOrNone(job.title), class: UNREADABLE };
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
