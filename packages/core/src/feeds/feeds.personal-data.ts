import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';

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
  /** A run that a worker has ends after its current batch. */
  async endEmployer(tx, employerId, ctx) {
    const at = ctx.now();
    const stopped = await tx
      .update(xmlFeeds)
      .set({ status: 'stopped', nextRunAt: null, authSecret: null, updatedAt: at })
      .where(eq(xmlFeeds.employerId, employerId))
      .returning({ id: xmlFeeds.id });
    const isOfFeeds = inArray(
      feedRuns.feedId,
      stopped.map(({ id }) => id),
    );
    await tx
      .update(feedRuns)
      .set({ status: 'cancelled', finishedAt: at, cancelRequestedAt: at })
      .where(and(isOfFeeds, eq(feedRuns.status, 'queued')));
    await tx
      .update(feedRuns)
      .set({ cancelRequestedAt: at })
      .where(and(isOfFeeds, eq(feedRuns.status, 'running')));
  },
};
