import type { Context } from '@stellenvisite/core/context';
import { streamLiveJobs } from '@stellenvisite/core/jobs/stream-live-jobs';
import { BROKEN_ITEMS, type DemoFeed, demoFeedUrl, findDemoFeedJobs } from '@stellenvisite/demo/feeds/demo-feeds';
import { cdata, writeXml } from '../http/write-xml.ts';
import { INDEED_FOOT, indeedHead, indeedJob } from './feed-xml.ts';

/** The document of a feed of the demo, in pieces. */
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
