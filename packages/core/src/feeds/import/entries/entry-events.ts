import type { FeedCounts, FeedRunItem } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { FEED_VALUE_CHANGES, type FeedChange, type FeedRunReason } from '@stellenvisite/contract/feeds/feeds';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { feedRunItems } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostingEvents } from '@stellenvisite/db/schema/jobs/job-postings';
import type { RunState } from '../run-state.ts';
import { contentOf } from './entry-rows.ts';
import type { ImportedEntry } from './import-entries.ts';
import { upsertRows } from './upsert-rows.ts';

const LONG = [
  ['text', ['introHtml', 'sections']],
  ['contact', ['contact']],
  ['duty', ['duty']],
] as const satisfies readonly (readonly [FeedChange, readonly (keyof JobContent)[]])[];

/** Lists the fields that the feed changed, with short values only; fields that the employer changed here are left out. */
function describeChanges(before: JobContent, after: JobContent, overrides: readonly string[]): FeedRunItem['changes'] {
  const isOverridden = (field: string) => overrides.includes(field);
  const short = FEED_VALUE_CHANGES.flatMap((field) => {
    const [from, to] = [shortly(field, before), shortly(field, after)];
    return from === to || isOverridden(field) ? [] : [{ field, before: from, after: to }];
  });
  const long = LONG.filter(([, parts]) =>
    parts.some((part) => !isOverridden(part) && differs(before[part], after[part])),
  );
  return [...short, ...long.map(([field]) => ({ field, before: null, after: null }))];
}

/** Compares two values; a missing value and an empty one are the same. */
const differs = (one: unknown, other: unknown) => canonical(one) !== canonical(other);

function canonical(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || part === '' || (Array.isArray(part) && part.length === 0)) return undefined;
    if (typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part as object).sort(([a], [b]) => a.localeCompare(b)));
  });
  return text === undefined || text === '{}' ? '' : text;
}

function shortly(field: (typeof FEED_VALUE_CHANGES)[number], content: JobContent): string | null {
  if (field === 'salary') {
    const { salary } = content;
    return salary ? `${salary.min}–${salary.max} ${salary.currency} ${salary.period}` : null;
  }
  if (field === 'hoursPerWeek')
    return content.hoursPerWeek ? `${content.hoursPerWeek.min}–${content.hoursPerWeek.max}` : null;
  if (field === 'location') {
    const { location } = content;
    return location ? [location.postalCode, location.city].filter(Boolean).join(' ') : null;
  }
  return content[field] ?? null;
}

/** A run's log lists so many entries; its counts are of all. */
const MAX_LOGGED = 2000;

type LogRow = typeof feedRunItems.$inferInsert;

/** Writes the first line into the history of each new posting. */
export async function recordPostingEvents(tx: Tx, postings: readonly { id: string }[], at: Date): Promise<void> {
  const event = { kind: 'imported' as const, byUserId: null, at };
  await insertRows(
    tx,
    jobPostingEvents,
    postings.map(({ id }) => ({ ...event, postingId: id })),
  );
}

/** Counts the imported entries of a run, and writes them into its log. */
export async function recordRunItems(state: RunState, tx: Tx, imported: readonly ImportedEntry[]): Promise<void> {
  for (const { decision } of imported) state.counts[COUNT_OF[decision.outcome]] += 1;
  const logged = imported.slice(0, Math.max(0, MAX_LOGGED - state.logged));
  const rows = logged.map((each, index) => toLogRow(state, each, state.logged + index + 1));
  state.logged += rows.length;
  await upsertRows(tx, feedRunItems, rows, { conflict: ['runId', 'externalId'] });
}

const COUNT_OF = {
  created: 'created',
  updated: 'updated',
  quarantined: 'quarantined',
  duplicate: 'duplicates',
} as const satisfies Record<ImportedEntry['decision']['outcome'], keyof FeedCounts>;

function toLogRow({ run, scope }: RunState, { entry, decision }: ImportedEntry, position: number): LogRow {
  const { externalId, reading, item } = entry;
  const { outcome } = decision;
  return {
    runId: run.id,
    externalId,
    position,
    title: reading.content.title ?? externalId,
    jobId: jobIdOf({ entry, decision }),
    outcome,
    differences:
      outcome === 'updated'
        ? describeChanges(contentOf(decision.current), reading.content, decision.item.overrides)
        : [],
    reason: reasonOf(outcome, item?.missing ?? 0, reading.reasons[0]),
    at: scope.clock.now(),
  };
}

function jobIdOf({ entry, decision }: ImportedEntry): string | null {
  if (decision.outcome === 'duplicate') return decision.duplicateOf;
  return decision.outcome === 'quarantined' ? (entry.item?.jobId ?? null) : decision.jobId;
}

function reasonOf(
  outcome: ImportedEntry['decision']['outcome'],
  missing: number,
  reason: FeedRunReason | undefined,
): FeedRunReason | null {
  if (outcome === 'quarantined') return reason ?? null;
  return outcome === 'updated' && missing > 0 ? 'back' : null;
}
