import { toCsv } from '@stellenvisite/contract/csv';
import type { FeedProblem } from '@stellenvisite/contract/feed-items.schema';

type Words = (key: string) => string;

/** What a report found, a problem a row, in the words of the screen. */
export function problemsCsv(problems: readonly FeedProblem[], t: Words): string {
  return toCsv([
    ['line', 'reference', 'job', 'what', 'field', 'outcome'].map((column) => t(`problem.${column}`)),
    ...problems.map(({ line, externalId, title, code, field, isBlocking }) => [
      line,
      externalId,
      title,
      t(`problem.code.${code}`),
      field,
      t(isBlocking ? 'problem.held' : 'problem.hint'),
    ]),
  ]);
}
