import { analyseText } from './analyse-text.ts';
import { findOccupations } from './find-occupations.ts';
import { titleTerms, wordTerms } from './job-terms.ts';
import { jobText } from './job-text.ts';
import type { PendingJob } from './read-batch.ts';
import type { JobClass } from './write-classes.ts';

export type JobReading = { jobId: string; terms: Set<string>; read: JobClass };

/** An ad that cannot be read must not keep others from being found: what can be read of it is, and somebody is told. */
export function readJob(job: PendingJob, onBroken: (jobId: string, error: unknown) => void): JobReading {
  try {
    const text = jobText(job);
    return { jobId: job.id, terms: wordTerms({ ...job, text }), read: classify({ ...job, text }) };
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

function classify({ title, specialty, country }: PendingJob & { text: string }): JobClass {
  const [found] = findOccupations(analyseText(title), country);
  return { ...UNREADABLE, occupation: found?.key ?? null, specialty, confidence: found ? 0.8 : 0, reason: title };
}
