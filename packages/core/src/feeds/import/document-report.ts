import type { FeedPreview, FeedProblem } from '@stellenvisite/contract/feeds/feed-items.schema';
import { PREVIEWED_JOBS, type QuarantineReason } from '@stellenvisite/contract/feeds/feeds';
import { type FeedEntry, isFatalProblem } from '@stellenvisite/feeds/feed-job';
import { applyCorrections } from '../content/apply-corrections.ts';
import { fieldOfReason } from '../content/field-of-reason.ts';
import { type Reader, toFeedContent } from '../content/to-feed-content.ts';
import { toPreview } from '../content/to-preview.ts';
import { FAILURE_OF_PROBLEM, FeedFailureError } from '../fetch/feed-failure.ts';
import type { FeedRow } from '../require-feed.ts';

/** The numbers and problems of a document while it is read. */
type DocumentReport = {
  /** So many problems are listed; all are counted. */
  maxProblems: number;
  items: number;
  isFull: boolean;
  seen: Set<string>;
  problems: FeedProblem[];
  problemCount: number;
  report: { complete: number; hinted: number; quarantined: number };
  preview: FeedPreview[];
};

export const emptyReport = (maxProblems: number): DocumentReport => ({
  maxProblems,
  items: 0,
  isFull: true,
  seen: new Set(),
  problems: [],
  problemCount: 0,
  report: { complete: 0, hinted: 0, quarantined: 0 },
  preview: [],
});

/** Counts an entry; with a reader its job is parsed as by an import. */
export function reportEntry(found: DocumentReport, entry: FeedEntry, feed: FeedRow, reader: Reader | null): void {
  if (entry.kind === 'header') found.isFull = entry.load === 'full';
  if (entry.kind === 'job') {
    found.items += 1;
    if (reader) reportJob(found, entry, feed, reader);
  }
  if (entry.kind === 'problem') {
    if (isFatalProblem(entry.code))
      throw new FeedFailureError(FAILURE_OF_PROBLEM[entry.code] ?? 'broken', { line: entry.line });
    found.problemCount += 1;
    addProblem(found, {
      code: entry.code === 'item_too_large' || entry.code === 'item_malformed' ? 'unreadable' : 'encoding_doubtful',
      isBlocking: entry.code === 'item_too_large' || entry.code === 'item_malformed',
      line: entry.line,
      externalId: null,
      title: null,
      field: null,
      excerpt: entry.excerpt.map(({ text }) => text).join('\n') || null,
      excerptLine: entry.excerpt[0]?.line ?? null,
    });
  }
  if (entry.kind === 'end') {
    if (!entry.isComplete) throw new FeedFailureError('truncated');
    if (entry.expectedItems !== null && entry.items < entry.expectedItems) throw new FeedFailureError('truncated');
  }
}

function reportJob(
  found: DocumentReport,
  { job: said, source }: Extract<FeedEntry, { kind: 'job' }>,
  feed: FeedRow,
  reader: Reader,
): void {
  const { job, extras } = applyCorrections(said, feed.rules, {});
  const reading = toFeedContent(job, extras, reader);
  const isDoubled = said.externalId !== null && found.seen.has(said.externalId);
  if (said.externalId) found.seen.add(said.externalId);
  const reasons: QuarantineReason[] = isDoubled ? ['id_doubled', ...reading.reasons] : reading.reasons;
  // Most feeds do not state the pay: a hint for every job would hide the others.
  const hints = reading.hints.filter((hint) => hint !== 'pay_missing' && hint !== 'url_missing');
  if (reasons.length > 0) found.report.quarantined += 1;
  else if (hints.length > 0) found.report.hinted += 1;
  else found.report.complete += 1;
  if (found.preview.length < PREVIEWED_JOBS && reasons.length === 0)
    found.preview.push(toPreview(job, reading, reader.employer));
  for (const code of [...reasons, ...hints]) {
    found.problemCount += 1;
    const isBlocking = reasons.some((reason) => reason === code);
    if (found.problems.length >= found.maxProblems && !isBlocking) continue;
    const field = fieldOfReason(code);
    const line = source.lineOf(field);
    const excerpt = source.excerptAt(line);
    addProblem(found, {
      code,
      isBlocking,
      line,
      externalId: said.externalId,
      title: said.title,
      field: source.elementOf(field),
      excerpt: excerpt.map(({ text }) => text).join('\n') || null,
      excerptLine: excerpt[0]?.line ?? null,
    });
  }
}

/** Adds a problem. Where the list is full, one that quarantines a job replaces one that does not. */
function addProblem({ problems, maxProblems }: DocumentReport, problem: FeedProblem): void {
  if (problems.length < maxProblems) problems.push(problem);
  else if (problem.isBlocking) {
    const mildest = problems.findLastIndex(({ isBlocking }) => !isBlocking);
    if (mildest >= 0) problems.splice(mildest, 1, problem);
  }
}

export const worstFirst = ({ problems }: DocumentReport): FeedProblem[] =>
  problems.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking) || (a.line ?? 0) - (b.line ?? 0));
