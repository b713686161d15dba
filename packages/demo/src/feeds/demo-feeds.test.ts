import { feedJob, feedPlace } from '@stellenvisite/core/feeds/content/feed-job.fixture';
import { toFeedContent } from '@stellenvisite/core/feeds/content/to-feed-content';
import type { Db } from '@stellenvisite/db/client';
import { createSearch } from '@stellenvisite/search';
import { expect, test } from 'vitest';
import { BROKEN_ITEMS } from './demo-feeds.ts';

const now = new Date('2026-11-16T10:00:00Z');
/** Reading a job's words asks no database. */
const { classify } = createSearch({ db: {} as Db, now: () => now });
const employer = { name: 'Klinikum', street: null, postalCode: null, city: 'Köln', country: 'DE' as const };

test.each(BROKEN_ITEMS)('the import quarantines $title for the reason that the demo shows', (item) => {
  const { externalId, title, city, text, validThrough: expiresAt, reason } = item;
  const places = [feedPlace({ city: city || null, country: 'DE' })];
  const sections = [{ kind: 'other' as const, heading: null, html: text }];
  const job = feedJob({ externalId, title, places, sections, expiresAt, postedAt: null });
  expect(toFeedContent(job, { category: null, reportedOn: null }, { employer, classify, now }).reasons).toEqual([
    reason,
  ]);
});
