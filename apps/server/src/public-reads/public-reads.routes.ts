import type { Db } from '@stellenvisite/db/client';
import type { FastifyPluginAsync } from 'fastify';
import { employersRoutes } from '../employers/employers.routes.ts';
import { feedsRoutes } from '../feeds/feeds.routes.ts';
import { jobsRoutes } from '../jobs/jobs.routes.ts';
import { marketRoutes } from '../market/market.routes.ts';
import { occupationsRoutes } from '../occupations/occupations.routes.ts';
import { placesRoutes } from '../places/places.routes.ts';
import { sitemapRoutes } from '../sitemap/sitemap.routes.ts';
import { socialRoutes } from '../social/social.routes.ts';
import { suggestionsRoutes } from '../suggestions/suggestions.routes.ts';

/**
 * What anyone may read of the market, and nothing else. Where there is a replica these routes ask it, and only it: they
 * write nothing, and nobody minds that it is a moment behind.
 */
export const publicReadsRoutes: FastifyPluginAsync<{ reader: Db }> = async (app, { reader }) => {
  app.addHook('onRequest', async ({ ctx }) => {
    ctx.db = reader;
  });
  await app.register(sitemapRoutes);
  await app.register(feedsRoutes);
  await app.register(socialRoutes);
  await app.register(jobsRoutes);
  await app.register(occupationsRoutes);
  await app.register(employersRoutes);
  await app.register(marketRoutes);
  await app.register(placesRoutes);
  await app.register(suggestionsRoutes);
};
