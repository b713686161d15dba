import { Readable } from 'node:stream';
import type { Context } from '@stellenvisite/core/context';
import { streamLiveJobs } from '@stellenvisite/core/jobs/stream-live-jobs';
import {
  BROKEN_ITEMS,
  DEMO_FEEDS,
  type DemoFeed,
  demoFeedUrl,
  findDemoFeedJobs,
} from '@stellenvisite/demo/feeds/demo-feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cdata, writeXml } from '../http/write-xml.ts';
import { employerFeedRoutes } from './employer-feed.routes.ts';
import { INDEED_FOOT, indeedHead, indeedJob } from './feed-xml.ts';
import { feedKey, JOB_FEEDS, type JobFeed, writeJobFeed } from './write-job-feeds.ts';

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

/** Writes a feed that the job has not written yet, once for all requests that wait for it. */
function createFirstWriter() {
  const running = new Map<string, Promise<void>>();
  return async (ctx: Context, feed: JobFeed) => {
    if (await ctx.files.exists(feedKey(feed))) return;
    const writing = running.get(feed.file) ?? writeJobFeed(ctx, feed).finally(() => running.delete(feed.file));
    running.set(feed.file, writing);
    await writing;
  };
}

/** Serves the feeds of the demo's employer, as an applicant system would. Only where the demo is on. */
export const demoFeedsRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const name of DEMO_FEEDS)
    app.get(
      `/demo/feeds/${name}.xml`,
      { config: { permission: 'public' }, schema: { hide: true } },
      async ({ ctx }, reply) => {
        reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store');
        return reply.send(Readable.from(writeDemoFeed(ctx, name)));
      },
    );
};

/** Writes the document of a feed of the demo, in pieces. */
export async function* writeDemoFeed(ctx: Context, name: DemoFeed): AsyncGenerator<string> {
  yield indeedHead(ctx.publicUrl, ctx.now());
  const found = await findDemoFeedJobs(ctx.db, demoFeedUrl(ctx.publicUrl, name));
  if (found) {
    for await (const job of streamLiveJobs(ctx, { employerId: found.employerId })) {
      const reference = found.references.get(job.id);
      if (reference) yield indeedJob(job, ctx.publicUrl, reference);
    }
  }
  if (name === 'klinik') for (const item of BROKEN_ITEMS) yield `${writeXml({ job: brokenJob(item) })}\n`;
  yield INDEED_FOOT;
}

function brokenJob({ externalId, title, city, startsOn, validThrough, text }: (typeof BROKEN_ITEMS)[number]) {
  return {
    title: cdata(title),
    referencenumber: cdata(externalId),
    city: cdata(city),
    country: cdata('DE'),
    description: cdata(text),
    ...(startsOn && { startdate: startsOn }),
    ...(validThrough && { expirationdate: validThrough }),
  };
}
