import { Readable } from 'node:stream';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import type { Context } from '@stellenvisite/core/context';
import { streamLiveJobs } from '@stellenvisite/core/jobs/stream-live-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { INDEED_FOOT, indeedHead, indeedJob, RSS_FOOT, rssHead, rssItem } from './feed-xml.ts';

/** A whole feed is expensive; those who collect it come a few times a day. */
const FEED_LIMIT = { rateLimit: { max: 10, timeWindow: 60_000 } };
const SHORT_CACHING = 'public, max-age=300';

export const feedsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/feeds/indeed.xml',
    { config: { ...FEED_LIMIT, permission: 'public' }, schema: { hide: true } },
    async ({ ctx }, reply) => {
      const head = indeedHead(ctx.publicUrl, ctx.now());
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', SHORT_CACHING)
        .send(Readable.from(feed(ctx, head, indeedJob, INDEED_FOOT)));
    },
  );

  app.get(
    '/feeds/jobs.rss',
    { config: { ...FEED_LIMIT, permission: 'public' }, schema: { hide: true } },
    async ({ ctx }, reply) => {
      const head = rssHead(ctx.publicUrl, ctx.now());
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', SHORT_CACHING)
        .send(Readable.from(feed(ctx, head, rssItem, RSS_FOOT)));
    },
  );
};

async function* feed(ctx: Context, head: string, write: (job: JobDetail, publicUrl: string) => string, foot: string) {
  yield head;
  for await (const job of streamLiveJobs(ctx)) yield write(job, ctx.publicUrl);
  yield foot;
}
