import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Benefit, JobSection, Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { Tx } from '@stellenvisite/db/client';
import { classifyJob, type JobClass } from '../classify/classify-job.ts';
import { titleTerms, wordTerms } from './job-terms.ts';
import { type PendingJob, readJobs } from './pending-entries.ts';

export type WrittenParts = {
  introHtml: string;
  sections: readonly JobSection[];
  requirements: readonly Requirement[];
  benefits: readonly Benefit[];
};

/** Neither sign may stand inside, so that a text full of either one is read once. */
const TAG = /<[^<>]*>/g;

/** Entities that the sanitiser leaves escaped; every other character appears as itself. */
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#39);/g;

export type JobAnalysis = { jobId: string; terms: Set<string>; class: JobClass };

const UNREADABLE: JobClass = {
  occupation: null,
  level: null,
  specialty: null,
  department: null,
  confidence: 0,
  reason: '',
};

export type Pause = () => Promise<unknown>;

export type AnalyseOptions = {
  /** Called for a job whose text cannot be analysed; it is indexed by its title. */
  onBroken?: (jobId: string, error: unknown) => void;
  /** Awaited between time slices. */
  pause?: Pause;
};

/** The analysis of one version of a job; null where it is not published. */
export type AnalysedJob = { version: string; analysis: JobAnalysis | null };

/** Jobs are analysed in time slices, because the same process answers searches. */
const SLICE_MS = 2;
/** So few that their rows are read from the connection within a slice or two. */
const JOBS_AT_ONCE = 40;

/** Pauses whenever a slice is over. */
export function inSlices(pause: Pause = yieldToEventLoop): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await pause();
    began = performance.now();
  };
}

/** By id; deleted jobs are not in the result. */
export async function analyseJobs(
  tx: Tx,
  jobIds: readonly string[],
  options: AnalyseOptions,
): Promise<Map<string, AnalysedJob>> {
  const { onBroken = () => {}, pause } = options;
  const analysed = new Map<string, AnalysedJob>();
  for (let start = 0; start < jobIds.length; start += JOBS_AT_ONCE) {
    const jobs = await readJobs(tx, jobIds.slice(start, start + JOBS_AT_ONCE));
    const endSlice = inSlices(pause);
    for (const { version, ...job } of jobs) {
      analysed.set(job.id, { version, analysis: job.status === 'published' ? analyseJob(job, onBroken) : null });
      await endSlice();
    }
  }
  return analysed;
}

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

function titleTermsOrNone(title: string): Set<string> {
  try {
    return titleTerms(title);
  } catch {
    return new Set();
  }
}

/** All a job says under its title, without markup. */
export function jobText({ introHtml, sections, requirements, benefits }: WrittenParts): string {
  return [
    stripHtml(introHtml),
    ...sections.flatMap(({ heading, html }) => [heading, stripHtml(html)]),
    ...requirements.map(({ text }) => text),
    ...benefits.flatMap(({ title, text }) => [title, text]),
  ].join('\n');
}

/** Words that only markup keeps apart stay apart. */
export function stripHtml(html: string): string {
  return html.replace(TAG, ' ').replace(ENTITY, toSign);
}

function toSign(entity: string): string {
  if (entity === '&amp;') return '&';
  return entity === '&#39;' ? "'" : ' ';
}
