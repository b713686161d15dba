import { MAX_PASTED_BYTES, MAX_UPLOADED_FEED_BYTES } from '@stellenvisite/contract/feeds/feeds';
import {
  changeFeedSchema,
  createFeedSchema,
  deletedDraftsSchema,
  deleteFeedQuerySchema,
  feedDetailSchema,
  feedParamsSchema,
  feedsQuerySchema,
  feedsSchema,
} from '@stellenvisite/contract/feeds/feeds.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { changeFeed, deleteFeed, deleteFeedDrafts } from '@stellenvisite/core/feeds/change-feed';
import { createFeed, uploadDocument } from '@stellenvisite/core/feeds/create-feed';
import { getFeed, listFeeds } from '@stellenvisite/core/feeds/feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching } from '../http/own-routes.ts';
import { described } from './feed-answers.ts';

export const employerFeedsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/feeds',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'List the feeds of an employer with their last fetches',
        querystring: feedsQuerySchema,
        response: { 200: feedsSchema },
      },
    },
    async (request) => listFeeds(request.ctx, request.query),
  );

  app.get(
    '/api/employer/feeds/:id',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'Get a feed with its mapping and rules',
        params: feedParamsSchema,
        response: { 200: feedDetailSchema },
      },
    },
    async (request) => getFeed(request.ctx, request.params),
  );

  app.post(
    '/api/employer/feeds',
    {
      config: { permission: 'feed.import' },
      // A text of JSON needs more bytes than the document it holds.
      bodyLimit: 2 * MAX_PASTED_BYTES,
      schema: {
        ...described,
        summary: 'Create a feed and recognise its format; nothing is published yet',
        querystring: feedsQuerySchema,
        body: createFeedSchema,
        response: { 201: feedDetailSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createFeed(request.ctx, { ...request.query, ...request.body })),
  );

  app.patch(
    '/api/employer/feeds/:id',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Change the name, address, schedule or rules of a feed, or pause or resume it',
        params: feedParamsSchema,
        body: changeFeedSchema,
        response: { 200: feedDetailSchema },
      },
    },
    async (request) => changeFeed(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/feeds/:id',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Delete a feed; its jobs remain or are closed',
        params: feedParamsSchema,
        querystring: deleteFeedQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteFeed(request.ctx, { ...request.params, ...request.query });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/employer/feeds/:id/drafts',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Delete the drafts that a cancelled import left',
        params: feedParamsSchema,
        response: { 200: deletedDraftsSchema },
      },
    },
    async (request) => deleteFeedDrafts(request.ctx, request.params),
  );

  await app.register(async (scope) => {
    // The file is the body: it is passed on as it arrives, whatever it calls itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    (scope as typeof app).put(
      '/api/employer/feeds/:id/document',
      {
        config: { permission: 'feed.import' },
        bodyLimit: MAX_UPLOADED_FEED_BYTES,
        schema: {
          ...described,
          summary: 'Upload the document of a file feed',
          params: feedParamsSchema,
          consumes: ['application/octet-stream'],
          response: { 200: feedDetailSchema },
        },
      },
      async (request) =>
        uploadDocument(request.ctx, { ...request.params, content: (request.body ?? []) as AsyncIterable<Uint8Array> }),
    );
  });
};
