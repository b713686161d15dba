import { expect, test } from 'vitest';
import { feedJob } from '../../content/feed-job.fixture.ts';
import { sourceAt } from '../../fetch/read-entries.ts';
import { type CurrentJob, decideEntry, type JobRow, type PostingRow } from './decide-entry.ts';
import type { ItemRow, ParsedEntry } from './parse-entries.ts';

const NOW = new Date('2026-11-18T08:00:00Z');
const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const item = (values: Partial<ItemRow> = {}): ItemRow => ({
  id: 'item',
  feedId: 'feed',
  externalId: 'A-1',
  jobId: 'job',
  state: 'published',
  hash: 'before',
  urlKey: null,
  matchKey: null,
  duplicateOf: null,
  reasons: [],
  title: null,
  field: null,
  line: null,
  excerpt: null,
  excerptLine: null,
  quarantinedRecord: null,
  corrections: {},
  sources: [],
  overrides: [],
  missing: 0,
  missingSince: null,
  hasEnd: false,
  createdRunId: null,
  firstSeenAt: NOW,
  changedAt: NOW,
  ...values,
});

const entry = (known?: ItemRow, reading: Partial<ParsedEntry['reading']> = {}): ParsedEntry => ({
  job: feedJob(),
  source: sourceAt(1),
  externalId: 'A-1',
  isDoubled: false,
  hash: 'now',
  item: known,
  reading: {
    content: { title: 'Pflegefachkraft (m/w/d)' },
    reasons: [],
    hints: [],
    postedAt: NOW,
    validThrough: daysFromNow(60),
    hasEnd: true,
    urlKey: null,
    matchKey: null,
    sources: [],
    ...reading,
  },
});

/** A decision reads these columns of a job and a posting alone. */
const current = (job: Partial<JobRow> | null, posting: Partial<PostingRow> | null = null): CurrentJob => ({
  job: job && ({ status: 'published', postedAt: NOW, createdAt: NOW, validThrough: daysFromNow(30), ...job } as JobRow),
  posting: posting as PostingRow | null,
});

const facts = (values: Partial<Parameters<typeof decideEntry>[1]> = {}) => ({
  newJobs: 'published' as const,
  now: NOW,
  quota: { left: 1, freeDays: null },
  duplicateOf: undefined,
  current: undefined,
  ...values,
});

test('a new job is public as long as the quota lasts, and a draft after that', () => {
  const given = facts();
  expect(decideEntry(entry(), given)).toMatchObject({ outcome: 'created', publication: 'published' });
  expect(given.quota.left).toBe(0);
  expect(decideEntry(entry(), given)).toMatchObject({ outcome: 'created', publication: 'draft' });
  expect(given.quota.left).toBe(0);
});

test('a job that waits for an administrator takes its part of the quota', () => {
  const given = facts({ newJobs: 'pendingReview' });
  expect(decideEntry(entry(), given)).toMatchObject({ publication: 'pendingReview' });
  expect(given.quota.left).toBe(0);
});

test('a job that was dismissed comes as a draft, without the quota', () => {
  const given = facts();
  const dismissed = item({ jobId: null, state: 'dismissed' });
  expect(decideEntry(entry(dismissed), given)).toMatchObject({ outcome: 'created', publication: 'draft' });
  expect(given.quota.left).toBe(1);
});

test('a job with a reason is quarantined and stays with its job, unless that was deleted', () => {
  const broken = entry(item(), { reasons: ['place_missing'] });
  expect(decideEntry(broken, facts({ current: current({}) }))).toEqual({ outcome: 'quarantined', jobId: 'job' });
  expect(decideEntry(broken, facts({ current: current(null) }))).toEqual({ outcome: 'quarantined', jobId: null });
});

test('a job that another feed has is a duplicate', () => {
  expect(decideEntry(entry(), facts({ duplicateOf: 'other' }))).toEqual({ outcome: 'duplicate', duplicateOf: 'other' });
});

test('a job that was deleted here is created again', () => {
  expect(decideEntry(entry(item()), facts({ current: current(null) }))).toMatchObject({ outcome: 'created' });
});

test('a job that we took down is public again within the quota; one that the employer paused is not', () => {
  const lost = entry(item({ state: 'paused', missingSince: NOW }));
  const down = { current: current({ status: 'paused' }) };
  expect(decideEntry(lost, facts(down))).toMatchObject({ isResumed: true, job: { status: 'published' } });
  const full = facts({ ...down, quota: { left: 0, freeDays: null } });
  expect(decideEntry(lost, full)).toMatchObject({ isResumed: false, job: { status: 'paused' }, itemState: 'paused' });
  expect(decideEntry(entry(item()), facts(down))).toMatchObject({ isResumed: false, job: { status: 'paused' } });
});

test('a job that is suspended after a report is not resumed', () => {
  const lost = entry(item({ state: 'paused', missingSince: NOW }));
  const suspended = current({ status: 'paused' }, { suspendedAt: NOW, removedAt: null });
  expect(decideEntry(lost, facts({ current: suspended }))).toMatchObject({
    isResumed: false,
    job: { status: 'paused' },
  });
});

test('a job that somebody closed or removed is not written', () => {
  const closed = current({ status: 'closed' });
  expect(decideEntry(entry(item()), facts({ current: closed }))).toMatchObject({ outcome: 'updated', job: null });
  const removed = current({}, { suspendedAt: null, removedAt: NOW });
  expect(decideEntry(entry(item()), facts({ current: removed }))).toMatchObject({ outcome: 'updated', job: null });
});

test('an expired job comes back only within the quota', () => {
  const expired = { current: current({ validThrough: daysFromNow(-1) }) };
  const given = facts(expired);
  expect(decideEntry(entry(item()), given)).toMatchObject({ job: { validThrough: daysFromNow(60) } });
  expect(given.quota.left).toBe(0);
  const full = facts({ ...expired, quota: { left: 0, freeDays: null } });
  expect(decideEntry(entry(item()), full)).toMatchObject({ job: { validThrough: daysFromNow(-1) } });
});

test('the free ad ends after its days, whatever the feed says', () => {
  const free = { quota: { left: 1, freeDays: 30 } };
  expect(decideEntry(entry(), facts(free))).toMatchObject({ validThrough: daysFromNow(30) });
  const old = current({ createdAt: daysFromNow(-20) });
  expect(decideEntry(entry(item()), facts({ ...free, current: old }))).toMatchObject({
    job: { validThrough: daysFromNow(10) },
  });
});
