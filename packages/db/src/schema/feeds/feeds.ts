import type { FeedRecognition } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import type { FactSource, FeedPreview, FeedProblem, FeedRule } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedRunItem, FeedStep } from '@stellenvisite/contract/feeds/feed-runs.schema';
import {
  type CorrectableField,
  DEFAULT_FEED_INTERVAL,
  FEED_AUTHS,
  FEED_DECISIONS,
  FEED_ITEM_STATES,
  FEED_OUTCOMES,
  FEED_RUN_KINDS,
  FEED_RUN_STATUSES,
  FEED_RUN_TRIGGERS,
  FEED_SOURCES,
  FEED_STATUSES,
  type FeedAuthKind,
  type FeedDecision,
  type FeedFailure,
  type FeedFormat,
  type FeedItemState,
  type FeedOutcome,
  type FeedRunKind,
  type FeedRunPhase,
  type FeedRunReason,
  type FeedRunStatus,
  type FeedRunTrigger,
  type FeedSource,
  type FeedStatus,
  type QuarantineReason,
} from '@stellenvisite/contract/feeds/feeds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });

/** An employer's feed: where its jobs stand, how they are read, and when the next fetch is due. */
export const xmlFeeds = pgTable(
  'xml_feeds',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    source: text().$type<FeedSource>().notNull(),
    /** Of a feed that is fetched; of a file its name. */
    url: text(),
    authKind: text().$type<FeedAuthKind>().notNull().default('none'),
    authName: text(),
    /** Sealed with the key of this installation. */
    authSecret: text(),
    format: text().$type<FeedFormat>(),
    recognition: jsonb().$type<FeedRecognition>(),
    mapping: jsonb().$type<FeedMapping>(),
    mappingDraft: jsonb().$type<FeedMapping>(),
    rules: jsonb().$type<FeedRule[]>().notNull().default([]),
    status: text().$type<FeedStatus>().notNull().default('setup'),
    stoppedAt: time(),
    intervalMinutes: integer().notNull().default(DEFAULT_FEED_INTERVAL),
    /** Minutes after midnight in Berlin. */
    dailyAt: integer().notNull().default(300),
    nextRunAt: time(),
    /** States whether new jobs are published at once, or come as drafts. */
    publishNew: boolean().notNull().default(true),
    // Validators of the document that was imported last.
    etag: text(),
    lastModified: text(),
    documentHash: text(),
    /** The key of the document that the setup reads, until the first run has one of its own. */
    setupDocument: text(),
    failures: integer().notNull().default(0),
    lastFetchedAt: time(),
    createdBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    check('xml_feeds_source', oneOf(t.source, FEED_SOURCES)),
    check('xml_feeds_auth_kind', oneOf(t.authKind, FEED_AUTHS)),
    check('xml_feeds_status', oneOf(t.status, FEED_STATUSES)),
    check('xml_feeds_interval', sql`${t.intervalMinutes} between 15 and 1440`),
    index('xml_feeds_employer').on(t.employerId),
    index('xml_feeds_due').on(t.nextRunAt).where(sql`next_run_at is not null`),
  ],
);

const countColumns = {
  created: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  paused: integer().notNull().default(0),
  ended: integer().notNull().default(0),
  quarantined: integer().notNull().default(0),
  duplicates: integer().notNull().default(0),
  failed: integer().notNull().default(0),
};

/** One fetch with what came of it. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    id: uuid().primaryKey(),
    feedId: uuid()
      .notNull()
      .references(() => xmlFeeds.id, { onDelete: 'cascade' }),
    kind: text().$type<FeedRunKind>().notNull(),
    trigger: text().$type<FeedRunTrigger>().notNull(),
    status: text().$type<FeedRunStatus>().notNull(),
    phase: text().$type<FeedRunPhase>(),
    failure: text().$type<FeedFailure>(),
    httpStatus: integer(),
    line: integer(),
    asDrafts: boolean().notNull().default(false),
    force: boolean().notNull().default(false),
    queuedAt: time().notNull(),
    startedAt: time(),
    finishedAt: time(),
    /** Until when the worker that runs it has it to itself; it prolongs this with every batch. */
    leaseUntil: time(),
    leaseOwner: uuid(),
    cancelRequestedAt: time(),
    bytes: bigint({ mode: 'number' }),
    documentKey: text(),
    documentHash: text(),
    etag: text(),
    lastModified: text(),
    /** States whether the document lists everything; a difference names only what changed. */
    isFull: boolean().notNull().default(true),
    items: integer(),
    /** Entries of the document that are done: where a run that was stopped goes on. */
    processed: integer().notNull().default(0),
    ...countColumns,
    problemCount: integer().notNull().default(0),
    problems: jsonb().$type<FeedProblem[]>().notNull().default([]),
    report: jsonb().$type<{ complete: number; hinted: number; quarantined: number }>(),
    preview: jsonb().$type<FeedPreview[]>().notNull().default([]),
    steps: jsonb().$type<FeedStep[]>().notNull().default([]),
    drop: jsonb().$type<{ percent: number; usual: number; least: number; most: number }>(),
    /** The jobs that were not in a feed that is too small. */
    missing: text().array().notNull().default(sql`'{}'`),
    decision: text().$type<FeedDecision>(),
    decidedAt: time(),
    decidedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    undoUntil: time(),
  },
  (t) => [
    check('feed_runs_kind', oneOf(t.kind, FEED_RUN_KINDS)),
    check('feed_runs_trigger', oneOf(t.trigger, FEED_RUN_TRIGGERS)),
    check('feed_runs_status', oneOf(t.status, FEED_RUN_STATUSES)),
    check('feed_runs_decision', oneOf(t.decision, FEED_DECISIONS)),
    index('feed_runs_feed').on(t.feedId, t.queuedAt.desc()),
    // Of one feed one run is under way at a time.
    uniqueIndex('feed_runs_open').on(t.feedId).where(sql`status in ('queued', 'running')`),
    index('feed_runs_document').on(t.queuedAt).where(sql`document_key is not null`),
    index('feed_runs_decided_by').on(t.decidedBy),
  ],
);

/** A job of a feed, by the feed's own name for it, and what has become of it here. */
export const feedItems = pgTable(
  'feed_items',
  {
    id: uuid().primaryKey(),
    feedId: uuid()
      .notNull()
      .references(() => xmlFeeds.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    /** The job or, while it was never public, its posting. */
    jobId: uuid(),
    state: text().$type<FeedItemState>().notNull(),
    /** Of everything the feed stated, with the rules that were applied: what is the same needs no work. */
    hash: text().notNull(),
    /** The address of the ad without what does not belong to it, and title with employer and place: for duplicates across feeds. */
    urlKey: text(),
    matchKey: text(),
    duplicateOf: uuid(),
    reasons: text().array().$type<QuarantineReason[]>().notNull().default(sql`'{}'`),
    title: text(),
    field: text(),
    line: integer(),
    excerpt: text(),
    excerptLine: integer(),
    /** The data of a quarantined job as the importer's own record; null once the job is imported. */
    quarantinedRecord: jsonb().$type<Record<string, unknown>>(),
    /** Values entered by hand for this job; each counts until the feed states it itself. */
    corrections: jsonb().$type<Partial<Record<CorrectableField, string>>>().notNull().default({}),
    /** Where each fact of the job comes from. */
    sources: jsonb().$type<FactSource[]>().notNull().default([]),
    /** The fields the employer changed here: the feed does not overwrite them. */
    overrides: text().array().notNull().default(sql`'{}'`),
    /** Complete fetches in a row that did not have it. */
    missing: integer().notNull().default(0),
    /** Since when its job is down because the feed does not have it; null where it is not, or somebody else took it down. */
    missingSince: time(),
    /** States whether the feed says when it ends; what has no end stays public as long as the feed has it. */
    hasEnd: boolean().notNull().default(false),
    /** The run it came with: what a cancelled run brought stays a draft. */
    createdRunId: uuid(),
    firstSeenAt: time().notNull(),
    changedAt: time().notNull(),
  },
  (t) => [
    check('feed_items_state', oneOf(t.state, FEED_ITEM_STATES)),
    uniqueIndex('feed_items_external').on(t.feedId, t.externalId),
    index('feed_items_job').on(t.jobId),
    index('feed_items_url').on(t.urlKey),
    index('feed_items_match').on(t.matchKey),
    index('feed_items_created_run').on(t.createdRunId),
    index('feed_items_quarantined').on(t.feedId).where(sql`state = 'quarantined'`),
  ],
);

/** The log of a run by job; unchanged jobs are only counted. */
export const feedRunItems = pgTable(
  'feed_run_items',
  {
    runId: uuid()
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    jobId: uuid(),
    outcome: text().$type<FeedOutcome>().notNull(),
    differences: jsonb().$type<FeedRunItem['changes']>().notNull().default([]),
    reason: text().$type<FeedRunReason>(),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.externalId] }),
    check('feed_run_items_outcome', oneOf(t.outcome, FEED_OUTCOMES)),
    index('feed_run_items_run').on(t.runId, t.position),
  ],
);
