import { MAX_PASTED_BYTES, MAX_UPLOADED_FEED_BYTES } from '@stellenvisite/contract/feeds';
import {
  changeFeedSchema,
  createFeedSchema,
  deletedDraftsSchema,
  deleteFeedQuerySchema,
  feedDetailSchema,
  feedParamsSchema,
  feedsQuerySchema,
  feedsSchema,
} from '@stellenvisite/contract/feeds.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { z } from '@stellenvisite/contract/zod';
import { changeFeed, deleteFeed, deleteFeedDrafts } from '@stellenvisite/core/feeds/change-feed';
import { createFeed, uploadDocument } from '@stellenvisite/core/feeds/create-feed';
import { getFeed } from '@stellenvisite/core/feeds/get-feed';
import { listFeeds } from '@stellenvisite/core/feeds/list-feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches } from '../http/own-routes.ts';
import { changed, described, found } from './feed-answers.ts';

export const employerFeedsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/feeds',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'The feeds of an employer, each with its last fetches',
        querystring: feedsQuerySchema,
        response: { 200: feedsSchema, ...found },
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
        response: { 200: feedDetailSchema, ...found },
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
        response: { 201: feedDetailSchema, ...changed },
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
        response: { 200: feedDetailSchema, ...changed },
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
        response: { 204: z.null(), ...found },
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
        response: { 200: deletedDraftsSchema, ...found },
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
          response: { 200: feedDetailSchema, ...changed, 413: problemSchema },
        },
      },
      async (request) =>
        uploadDocument(request.ctx, { ...request.params, content: (request.body ?? []) as AsyncIterable<Uint8Array> }),
    );
  });
};
