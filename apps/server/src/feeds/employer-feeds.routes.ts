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
        summary: 'The feeds of an employer, each with its last fetches',
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
        summary: 'One feed with its mapping and its rules',
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
        summary: 'Begin a feed: what is behind the address is recognised, and nothing is published',
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
        summary: 'Change the name, address, schedule or rules of a feed, stop it or take it up again',
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
        summary: 'Delete a feed; its jobs stay or are closed',
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
          summary: 'Send the document of a feed that comes as a file',
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
