import {
  feedStructureQuerySchema,
  feedStructureSchema,
  mappingPreviewSchema,
  previewMappingSchema,
  saveMappingSchema,
} from '@stellenvisite/contract/feeds/feed-structure.schema';
import { feedDetailSchema, feedParamsSchema } from '@stellenvisite/contract/feeds/feeds.schema';
import { getFeedStructure, previewMapping, saveMapping } from '@stellenvisite/core/feeds/mapping/feed-mapping';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching } from '../http/own-routes.ts';
import { described } from './feed-answers.ts';

export const feedMappingRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/feeds/:id/structure',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'List the elements of a feed of unknown format, with proposals for the mapping',
        params: feedParamsSchema,
        querystring: feedStructureQuerySchema,
        response: { 200: feedStructureSchema },
      },
    },
    async (request) => getFeedStructure(request.ctx, { ...request.params, ...request.query }),
  );

  app.put(
    '/api/employer/feeds/:id/mapping',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Save the mapping of a feed, as a draft or for its next fetch',
        params: feedParamsSchema,
        body: saveMappingSchema,
        response: { 200: feedDetailSchema },
      },
    },
    async (request) => saveMapping(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/employer/feeds/:id/mapping/preview',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'Preview a feed with a mapping',
        params: feedParamsSchema,
        body: previewMappingSchema,
        response: { 200: mappingPreviewSchema },
      },
    },
    async (request) => previewMapping(request.ctx, { ...request.params, ...request.body }),
  );
};
