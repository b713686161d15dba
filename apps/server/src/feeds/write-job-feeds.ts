import { Readable } from 'node:stream';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Context } from '@stellenvisite/core/context';
import { streamLiveJobs } from '@stellenvisite/core/jobs/stream-live-jobs';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '@stellenvisite/core/platform/queue/define-job';
import { z } from 'zod';
import { INDEED_FOOT, indeedHead, indeedJob, RSS_FOOT, rssHead, rssItem } from './feed-xml.ts';

export type JobFeed = {
  /** Its name below `/feeds/`, and in the file store. */
  file: string;
  contentType: string;
  head: (publicUrl: string, builtAt: Date) => string;
  write: (job: JobDetail, publicUrl: string) => string;
  foot: string;
};

/** The feeds of all live jobs. */
export const JOB_FEEDS: readonly JobFeed[] = [
  {
    file: 'indeed.xml',
    contentType: 'application/xml; charset=utf-8',
    head: indeedHead,
    write: indeedJob,
    foot: INDEED_FOOT,
  },
  {
    file: 'jobs.rss',
    contentType: 'application/rss+xml; charset=utf-8',
    head: rssHead,
    write: rssItem,
    foot: RSS_FOOT,
  },
];

export const feedKey = ({ file }: JobFeed) => `feeds/${file}`;

/** Writes a feed into the file store. Until it is complete, readers get the one before. */
export async function writeJobFeed(ctx: Context, feed: JobFeed): Promise<void> {
  const key = feedKey(feed);
  const unfinished = `${key}.${crypto.randomUUID()}`;
  try {
    await ctx.files.putStream(unfinished, Readable.from(partsOf(ctx, feed)), { contentType: feed.contentType });
    await ctx.files.move(unfinished, key);
  } catch (error) {
    await ctx.files.delete(unfinished).catch(() => {});
    throw error;
  }
}

async function* partsOf(ctx: Context, { head, write, foot }: JobFeed): AsyncGenerator<string> {
  yield head(ctx.publicUrl, ctx.now());
  for await (const job of streamLiveJobs(ctx)) yield write(job, ctx.publicUrl);
  yield foot;
}

/** Writes the feeds of all live jobs on schedule: each reads every job, so it is made once for all who collect it. */
export const writeJobFeedsJob = defineJob({
  name: 'feeds.write',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/15 * * * *',
  async handler(ctx) {
    for (const feed of JOB_FEEDS) await writeJobFeed(ctx, feed);
  },
});
