import { bookmarksSchema } from '@stellenvisite/contract/bookmarks.schema';
import { getBookmarks } from '@stellenvisite/core/bookmarks/get-bookmarks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { savedEmployersRoutes } from './saved-employers.routes.ts';
import { savedJobsRoutes } from './saved-jobs.routes.ts';

export const bookmarksRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);
  await app.register(savedJobsRoutes);
  await app.register(savedEmployersRoutes);

  app.get(
    '/api/bookmarks',
    {
      config: { permission: 'saved_job.read' },
      schema: {
        tags: ['bookmarks'],
        ...withBearer,
        summary: 'The ids of all jobs and employers that the job seeker has saved',
        response: { 200: bookmarksSchema, ...refusals },
      },
    },
    async (request) => getBookmarks(request.ctx),
  );
};
