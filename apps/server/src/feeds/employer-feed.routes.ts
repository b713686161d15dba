import { Readable } from 'node:stream';
import type { Context } from '@stellenvisite/core/context';
import { getEmployerFeedState } from '@stellenvisite/core/jobs/list-employer-jobs';
import { streamLiveJobs } from '@stellenvisite/core/jobs/stream-live-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { INDEED_FOOT, indeedHead, indeedJob } from './feed-xml.ts';

/** Other job boards and the employer's own website collect it every few minutes at most. */
const COLLECTING_LIMIT = { rateLimit: { max: 60, timeWindow: 60_000 } };

export const employerFeedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/feeds/employers/:id.xml',
    {
      config: { ...COLLECTING_LIMIT, permission: 'public' },
      schema: { hide: true, params: z.object({ id: z.string() }) },
    },
    async ({ ctx, headers, params }, reply) => {
      const { etag, changedAt } = await getEmployerFeedState(ctx, params);
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .header('etag', etag)
        .header('last-modified', changedAt.toUTCString());
      if (isKnown(headers, etag, changedAt)) return reply.code(304).send();
      return reply.send(Readable.from(partsOf(ctx, params.id)));
    },
  );
};

type Conditions = { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined };

/** RFC 9110 §13.2.2: the date counts only where no tag is sent. */
function isKnown(headers: Conditions, etag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags) return tags.split(',').some((tag) => tag.trim() === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

async function* partsOf(ctx: Context, employerId: string): AsyncGenerator<string> {
  yield indeedHead(ctx.publicUrl, ctx.now());
  for await (const job of streamLiveJobs(ctx, { employerId })) yield indeedJob(job, ctx.publicUrl);
  yield INDEED_FOOT;
}
