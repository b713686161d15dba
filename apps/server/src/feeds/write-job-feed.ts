import { Readable } from 'node:stream';
import type { Context } from '@stellenvisite/core/context';
import { streamLiveJobs } from '@stellenvisite/core/jobs/stream-live-jobs';
import { feedKey, type JobFeed } from './job-feeds.ts';

/** Writes a feed into the file store. Who reads it meanwhile gets the one before, whole. */
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
