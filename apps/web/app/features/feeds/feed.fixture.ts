import type { QuarantinedItem } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { FeedCounts, FeedDay, FeedRun, FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { Feed, FeedDetail, Feeds } from '@stellenvisite/contract/feeds/feeds.schema';
import { ownEmployer } from '../employers/area/shared/own-employer.fixture.ts';
import type { ActingEmployer } from '../identity/acting-employer/use-acting-employer.ts';

export const idOf = (number: number): string => `0198f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const FEED_ID = idOf(1);
export const RUN_ID = idOf(2);
const AT = '2026-11-16T04:00:00.000Z';

export const actingAs = (role: ActingEmployer['role']): ActingEmployer => ({
  ...ownEmployer({ role }),
  employers: [ownEmployer({ role })],
});

export const COUNTS: FeedCounts = {
  created: 1,
  updated: 2,
  unchanged: 21,
  paused: 0,
  quarantined: 0,
  ended: 0,
  duplicates: 0,
  failed: 0,
};

export function feedRun(part: Partial<FeedRun> = {}): FeedRun {
  return {
    id: RUN_ID,
    feedId: FEED_ID,
    kind: 'sync',
    trigger: 'schedule',
    status: 'done',
    phase: null,
    failure: null,
    httpStatus: null,
    line: null,
    queuedAt: AT,
    startedAt: AT,
    finishedAt: '2026-11-16T04:00:02.000Z',
    bytes: 64_000,
    items: 24,
    processed: 24,
    counts: COUNTS,
    asDrafts: false,
    drop: null,
    decision: null,
    canCancel: false,
    canResume: false,
    hasDocument: true,
    ...part,
  };
}

export function feedDays(last: Partial<FeedDay> = {}): FeedDay[] {
  return Array.from({ length: 14 }, (_, index) => ({
    day: `2026-11-${String(index + 3).padStart(2, '0')}`,
    runId: idOf(100 + index),
    status: 'done' as const,
    failure: null,
    items: 24,
    hasChanges: false,
    quarantined: 0,
    ...(index === 13 && last),
  }));
}

export function feed(part: Partial<Feed> = {}): Feed {
  return {
    id: FEED_ID,
    employerId: idOf(900),
    name: 'Karriereportal',
    source: 'url',
    url: 'https://karriere.klinikum.example/jobs.xml',
    format: 'indeed',
    status: 'active',
    state: 'ok',
    interval: 1440,
    publishNew: true,
    dailyAt: 300,
    nextRunAt: '2026-11-17T04:00:00.000Z',
    stoppedAt: null,
    published: 24,
    drafts: 0,
    inReview: 0,
    quarantinedItems: 0,
    failures: 0,
    lastRun: feedRun(),
    currentRun: null,
    decisionRun: null,
    days: feedDays(),
    ...part,
  };
}

export const feedList = (items: Feed[]): Feeds => ({
  items,
  publishedFromFeeds: 31,
  publishedInAll: 42,
  fetchedToday: 3,
  activeFeeds: 3,
  lastFetchedAt: AT,
  waitingDecisions: 1,
  waitingSince: AT,
  quarantinedItems: 6,
});

export function feedDetail(part: Partial<FeedDetail> = {}): FeedDetail {
  return {
    ...feed(),
    auth: { kind: 'none', name: null },
    recognition: {
      format: 'personio',
      isPage: false,
      pageJobs: null,
      root: 'workzag-jobs',
      item: 'position',
      items: 14,
      language: 'de',
      bytes: 218_000,
      encoding: 'UTF-8',
      tookMs: 800,
      failure: null,
      status: null,
      line: null,
    },
    mapping: null,
    mappingDraft: null,
    rules: [],
    reportRunId: null,
    ...part,
  };
}

export function runDetail(part: Partial<FeedRunDetail> = {}): FeedRunDetail {
  return {
    ...feedRun(),
    feed: { id: FEED_ID, name: 'Karriereportal', format: 'indeed' },
    steps: [],
    problems: [],
    problemCount: 0,
    report: null,
    preview: [],
    missing: [],
    history: [],
    previousRunId: null,
    nextRunId: null,
    ...part,
  };
}

export function heldItem(number: number, part: Partial<QuarantinedItem> = {}): QuarantinedItem {
  return {
    id: idOf(number),
    feed: { id: FEED_ID, name: 'Karriereportal' },
    externalId: `AUS-${number}`,
    title: `Ausbildung ${number}`,
    state: 'quarantined',
    reason: 'place_missing',
    reasons: ['place_missing'],
    field: 'ort_bez',
    line: 1204,
    excerpt: null,
    excerptLine: null,
    said: {},
    since: AT,
    preview: null,
    ...part,
  };
}
