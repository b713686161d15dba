import { Readable } from 'node:stream';
import type { Context } from '@stellenvisite/core/context';
import { feedValuesOf } from '@stellenvisite/core/feeds/content/apply-corrections';
import { fieldOfReason } from '@stellenvisite/core/feeds/content/field-of-reason';
import { toFeedContent } from '@stellenvisite/core/feeds/content/to-feed-content';
import { toPreview } from '@stellenvisite/core/feeds/content/to-preview';
import { openReader } from '@stellenvisite/core/feeds/import/entries/import-scope';
import { hashOf } from '@stellenvisite/core/feeds/import/entries/parse-entries';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { DEMO_FEEDS, demoFeedUrl } from '@stellenvisite/demo/feeds/demo-feeds';
import type { FeedItemSource, FeedJob } from '@stellenvisite/feeds/feed-job';
import { readFeed } from '@stellenvisite/feeds/read-feed';
import { and, eq } from 'drizzle-orm';
import { writeDemoFeed } from './feeds.routes.ts';

type Entry = { job: FeedJob; source: FeedItemSource };

/**
 * Reads the demo's feeds once as their last run would have: what they hold counts as known, so that the next fetch finds nothing
 * new in it, and what is quarantined can be corrected by hand.
 */
export async function completeDemoFeeds(ctx: Context): Promise<void> {
  for (const name of DEMO_FEEDS) {
    const isNamed = eq(xmlFeeds.url, demoFeedUrl(ctx.publicUrl, name));
    const [feed] = await ctx.db.select().from(xmlFeeds).where(isNamed).limit(1);
    const isOpen = feed && and(eq(feedItems.feedId, feed.id), eq(feedItems.hash, ''));
    if (!feed || (await ctx.db.$count(feedItems, isOpen)) === 0) continue;
    const reader = await openReader(ctx, feed.employerId);
    const document = Readable.from(writeDemoFeed(ctx, name)).map((part: string) => Buffer.from(part));
    for await (const entry of readFeed(document, { as: { format: 'indeed' } })) {
      if (entry.kind !== 'job') continue;
      const known = and(isOpen, eq(feedItems.externalId, entry.job.externalId ?? ''));
      await ctx.db
        .update(feedItems)
        .set({ hash: hashOf(entry.job, feed, {}) })
        .where(known);
      await completeQuarantined(ctx, feed.id, entry, reader);
    }
  }
}

async function completeQuarantined(
  { db }: Context,
  feedId: string,
  { job, source }: Entry,
  reader: Awaited<ReturnType<typeof openReader>>,
): Promise<void> {
  const reading = toFeedContent(job, { category: null, reportedOn: null }, reader);
  const [reason] = reading.reasons;
  if (!reason) return;
  const line = source.lineOf(fieldOfReason(reason));
  const excerpt = source.excerptAt(line);
  await db
    .update(feedItems)
    .set({
      reasons: reading.reasons,
      line,
      excerpt: excerpt.map(({ text }) => text).join('\n'),
      excerptLine: excerpt[0]?.line ?? null,
      quarantinedRecord: { job, said: feedValuesOf(job), preview: toPreview(job, reading, reader.employer) },
    })
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.externalId, job.externalId ?? ''),
        eq(feedItems.state, 'quarantined'),
      ),
    );
}
