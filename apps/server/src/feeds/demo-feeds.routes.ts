import { Readable } from 'node:stream';
import { DEMO_FEEDS } from '@stellenvisite/demo/feeds/demo-feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { writeDemoFeed } from './write-demo-feed.ts';

/** What an applicant system would serve: the feeds of the demo's employer. Only where the demo is on. */
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
