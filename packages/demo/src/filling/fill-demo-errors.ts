import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { errorReports } from '@stellenvisite/db/schema/error-reports';

const HOUR_MS = 3_600_000;

/** Errors as they happen: one of each source, one solved and one that came back. Filled once. */
export async function fillDemoErrors(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(errorReports)) > 0) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const seen = (fingerprint: string, count: number, first: number, last: number) => ({
    fingerprint: `demo-${fingerprint}`,
    version: '0.1.0',
    count,
    firstSeenAt: ago(first),
    lastSeenAt: ago(last),
    solvedAt: null as Date | null,
    reopenedAt: null as Date | null,
  });
  await insertRows(tx, errorReports, [
    {
      ...seen('browser', 14, 61, 2),
      source: 'browser',
      place: '/jobs',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'getBoundingClientRect')",
      frames: [
        { function: 'measureMap', file: 'assets/job-map-Cq81kd0a.js', line: 1, column: 8120 },
        { function: 'onResize', file: 'assets/job-map-Cq81kd0a.js', line: 1, column: 9044 },
      ],
      reopenedAt: ago(20),
    },
    {
      ...seen('job', 6, 30, 4),
      source: 'job',
      place: 'feeds.run',
      type: 'Error',
      message: 'connect ETIMEDOUT … (ETIMEDOUT)',
      frames: [
        { function: 'fetchFeed', file: 'packages/core/src/feeds/runs/fetch-feed.ts', line: 71, column: 19 },
        { function: 'runFeed', file: 'packages/core/src/feeds/runs/run-feed.ts', line: 44, column: 22 },
      ],
    },
    {
      ...seen('api', 3, 9, 8),
      source: 'api',
      place: 'POST /api/files',
      type: 'DrizzleQueryError',
      message: 'Failed query: canceling statement due to lock timeout',
      frames: [{ function: 'storeFile', file: 'packages/core/src/files/store-file.ts', line: 58, column: 5 }],
    },
    {
      ...seen('page', 41, 190, 150),
      source: 'page',
      place: '/gehaelter/…',
      type: 'RangeError',
      message: 'Invalid time value',
      frames: [{ function: 'formatMonth', file: 'packages/contract/src/format-date.ts', line: 33, column: 10 }],
      solvedAt: ago(140),
    },
  ]);
}
