import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import type { EntryDecision } from './decide-entry.ts';
import { toItemRow, toJobRow, toNewJobRow, toNewPostingRow, toPostingRow } from './entry-rows.ts';
import type { ImportScope } from './import-scope.ts';
import type { ParsedEntry } from './parse-entries.ts';
import { upsertRows } from './upsert-rows.ts';

/** The rows of a batch, which are written together. */
type EntryRows = {
  newJobs: (typeof jobs.$inferInsert)[];
  jobs: (typeof jobs.$inferInsert)[];
  newPostings: (typeof jobPostings.$inferInsert & { id: string })[];
  postings: (typeof jobPostings.$inferInsert)[];
  newItems: (typeof feedItems.$inferInsert)[];
  items: (typeof feedItems.$inferInsert)[];
};
export const noRows = (): EntryRows => ({
  newJobs: [],
  jobs: [],
  newPostings: [],
  postings: [],
  newItems: [],
  items: [],
});

/** Adds the rows that a decision changes. */
export function addRows(
  rows: EntryRows,
  scope: ImportScope,
  entry: ParsedEntry,
  decision: EntryDecision,
  runId: string | null,
): void {
  if (decision.outcome === 'created') {
    if (decision.publication === 'published') rows.newJobs.push(toNewJobRow(scope, entry, decision));
    else rows.newPostings.push(toNewPostingRow(scope, entry, decision));
  }
  if (decision.outcome === 'updated') {
    const { job, posting } = decision.current;
    if (job && decision.job) rows.jobs.push(toJobRow(scope, entry, decision, { job, ...decision.job }));
    if (posting && !posting.removedAt) rows.postings.push(toPostingRow(scope, entry, decision, posting));
  }
  const itemRows = entry.item ? rows.items : rows.newItems;
  itemRows.push(toItemRow(scope, entry, itemOutcomeOf(decision), runId));
}

function itemOutcomeOf(decision: EntryDecision) {
  switch (decision.outcome) {
    case 'quarantined':
      return { state: 'quarantined' as const, jobId: decision.jobId };
    case 'duplicate':
      return { state: 'duplicate' as const, jobId: null, duplicateOf: decision.duplicateOf };
    case 'created': {
      const state = decision.publication === 'published' ? ('published' as const) : ('draft' as const);
      return { state, jobId: decision.jobId };
    }
    case 'updated':
      return { state: decision.itemState, jobId: decision.jobId };
  }
}

export async function writeRows(tx: Tx, rows: EntryRows): Promise<void> {
  await insertRows(tx, jobs, rows.newJobs);
  await upsertRows(tx, jobs, rows.jobs, { conflict: ['id'], preserve: ['createdAt', 'employerId', 'featured'] });
  await insertRows(tx, jobPostings, rows.newPostings);
  await upsertRows(tx, jobPostings, rows.postings, { conflict: ['id'] });
  await insertRows(tx, feedItems, rows.newItems);
  await upsertRows(tx, feedItems, rows.items, {
    conflict: ['feedId', 'externalId'],
    preserve: ['id', 'firstSeenAt', 'createdRunId', 'overrides', 'corrections'],
  });
}
