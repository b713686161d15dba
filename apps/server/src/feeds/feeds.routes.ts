import type { Context } from '@stellenvisite/core/context';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { employerFeedRoutes } from './employer-feed.routes.ts';
import { feedKey, JOB_FEEDS, type JobFeed } from './job-feeds.ts';
import { writeJobFeed } from './write-job-feed.ts';

/** A feed is large; those who collect it come a few times a day. */
const FEED_LIMIT = { rateLimit: { max: 10, timeWindow: 60_000 } };
const SHORT_CACHING = 'public, max-age=300';

export const feedsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(employerFeedRoutes);
  const ensureWritten = createFirstWriter();
  for (const feed of JOB_FEEDS) {
    app.get(
      `/feeds/${feed.file}`,
      { config: { ...FEED_LIMIT, permission: 'public' }, schema: { hide: true } },
      async ({ ctx, headers }, reply) => {
        await ensureWritten(ctx, feed);
        const { etag, contentLength, lastModified } = await ctx.files.getMetaData(feedKey(feed));
        reply
          .type(feed.contentType)
          .header('cache-control', SHORT_CACHING)
          .header('etag', etag)
          .header('last-modified', lastModified.toUTCString());
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.header('content-length', contentLength).send(await ctx.files.getStream(feedKey(feed)));
      },
    );
  }
};

/** Before the job has run for the first time, the first who asks has the feed written; all who ask meanwhile wait for the same one. */
function createFirstWriter() {
  const running = new Map<string, Promise<void>>();
  return async (ctx: Context, feed: JobFeed) => {
    if (await ctx.files.exists(feedKey(feed))) return;
    const writing = running.get(feed.file) ?? writeJobFeed(ctx, feed).finally(() => running.delete(feed.file));
    running.set(feed.file, writing);
    await writing;
  };
}
