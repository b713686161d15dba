import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

const erasure = { reason: 'feeds belong to their employer; who set one up or decided about it is taken out' };

const nothing = { reason: 'holds jobs of an employer and nothing of a person' };

export const feedsPersonalData: PersonalData = {
  tables: [
    { name: 'xml_feeds', export: { file: 'feeds.json' }, erasure },
    { name: 'feed_runs', export: { file: 'feed-decisions.json' }, erasure },
    { name: 'feed_items', export: nothing, erasure },
    { name: 'feed_run_items', export: nothing, erasure },
  ],
  files: {
    'feeds.json': (db, { userId }) =>
      db
        .select({ id: xmlFeeds.id, name: xmlFeeds.name, url: xmlFeeds.url, createdAt: xmlFeeds.createdAt })
        .from(xmlFeeds)
        .where(eq(xmlFeeds.createdBy, userId))
        .orderBy(asc(xmlFeeds.createdAt)),
    'feed-decisions.json': (db, { userId }) =>
      db
        .select({ feedId: feedRuns.feedId, decision: feedRuns.decision, decidedAt: feedRuns.decidedAt })
        .from(feedRuns)
        .where(eq(feedRuns.decidedBy, userId))
        .orderBy(asc(feedRuns.decidedAt)),
  },
};
