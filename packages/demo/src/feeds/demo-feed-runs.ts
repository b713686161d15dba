import type { FeedRun, FeedStep } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { feedRuns } from '@stellenvisite/db/schema/feeds/feeds';
import { BROKEN_ITEMS, type BrokenItem } from './demo-feeds.ts';

type Run = typeof feedRuns.$inferInsert;
type RunParts = { id: string; feedId: string; at: Date; items: number };

export function runOf({ id, feedId, at, items }: RunParts): Run & { id: string; queuedAt: Date } {
  return {
    id,
    feedId,
    kind: 'sync',
    trigger: 'schedule',
    status: 'done',
    queuedAt: at,
    startedAt: at,
    finishedAt: new Date(at.getTime() + 2100),
    bytes: items * 4300,
    items,
    processed: items,
  };
}

export function brokenRun(run: ReturnType<typeof runOf>): ReturnType<typeof runOf> {
  return {
    ...run,
    status: 'failed',
    failure: 'server_error',
    httpStatus: 503,
    bytes: null,
    items: null,
    processed: 0,
    steps: [step(run, 0, 'started', {}), step(run, 1, 'failed', { failure: 'server_error', status: 503 }, true)],
  };
}

export function step(
  run: Run,
  second: number,
  name: FeedStep['step'],
  values: FeedStep['values'],
  isError = false,
): FeedStep {
  return { at: new Date(run.queuedAt.getTime() + second * 1000).toISOString(), step: name, isError, values };
}

export function beginningOf(run: Run): FeedStep[] {
  return [
    step(run, 0, 'started', {}),
    step(run, 1, 'fetched', { bytes: run.bytes ?? 0, status: 200, ms: 400 }),
    step(run, 1, 'recognised', { format: 'indeed' }),
    step(run, 1, 'read', { items: run.items ?? 0 }),
  ];
}

type Counts = Pick<FeedRun['counts'], 'created' | 'updated' | 'unchanged' | 'quarantined'>;

export const stepsOf = (run: Run, counts: Counts): FeedStep[] => [
  ...beginningOf(run),
  step(run, 2, 'imported', { ...counts }),
  step(run, 2, 'finished', { ms: 2100 }),
];

type Excerpted = Pick<BrokenItem, 'externalId' | 'title' | 'field' | 'city' | 'validThrough'>;

/** Returns three lines of the feed, the middle one being meant. */
export function excerptOf({ externalId, title, field, city, validThrough }: Excerpted): string {
  const meant = { city, title, expirationdate: validThrough ?? '' }[field] ?? '';
  return [
    `<referencenumber>${externalId}</referencenumber>`,
    `<${field}>${meant}</${field}>`,
    '<company>Klinikum</company>',
  ].join('\n');
}

/** The report that came before the first import. */
export function reportOf(taken: readonly unknown[]): Partial<Run> {
  return {
    kind: 'validate',
    trigger: 'person',
    report: { complete: taken.length, hinted: 0, quarantined: BROKEN_ITEMS.length },
    problemCount: BROKEN_ITEMS.length,
    problems: BROKEN_ITEMS.map(({ reason, ...item }) => ({
      code: reason,
      isBlocking: true,
      line: item.line,
      externalId: item.externalId,
      title: item.title,
      field: item.field,
      excerpt: excerptOf(item),
      excerptLine: item.line - 1,
    })),
  };
}
