import {
  commentIdeaSchema,
  ideaListSchema,
  ideaNumberSchema,
  ideaPageQuerySchema,
  ideaParamsSchema,
  ideaSchema,
  ideasQuerySchema,
  ideaVotesSchema,
  submitIdeaSchema,
  voteIdeaSchema,
} from '@stellenvisite/contract/ideas.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { commentIdea } from '@stellenvisite/core/ideas/comment-idea';
import { getIdea } from '@stellenvisite/core/ideas/get-idea';
import { listIdeas } from '@stellenvisite/core/ideas/list-ideas';
import { submitIdea } from '@stellenvisite/core/ideas/submit-idea';
import { listIdeaVotes, unvoteIdea, voteIdea } from '@stellenvisite/core/ideas/vote-idea';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

export const ideasRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/ideas',
    {
      config: { permission: 'idea.read' },
      schema: {
        tags: ['ideas'],
        summary: 'Ideas for the site, by status and words',
        querystring: ideasQuerySchema,
        response: { 200: ideaListSchema, 400: problemSchema },
      },
    },
    (request) => listIdeas(request.ctx, request.query),
  );

  app.get(
    '/api/ideas/votes',
    {
      config: { permission: 'idea.write' },
      schema: {
        tags: ['ideas'],
        summary: 'The ideas one has voted for',
        response: { 200: ideaVotesSchema, 401: problemSchema, 403: problemSchema },
      },
    },
    (request) => listIdeaVotes(request.ctx),
  );

  app.get(
    '/api/ideas/:number',
    {
      config: { permission: 'idea.read' },
      schema: {
        tags: ['ideas'],
        summary: 'One idea with a page of its comments',
        params: ideaParamsSchema,
        querystring: ideaPageQuerySchema,
        response: { 200: ideaSchema, 404: problemSchema },
      },
    },
    (request) => getIdea(request.ctx, { ...request.params, ...request.query }),
  );

  app.post(
    '/api/ideas',
    {
      config: { permission: 'idea.write' },
      schema: {
        tags: ['ideas'],
        summary: 'Propose something; one votes for it with that',
        body: submitIdeaSchema,
        response: {
          201: ideaNumberSchema,
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          409: problemSchema,
        },
      },
    },
    async (request, reply) => reply.status(201).send(await submitIdea(request.ctx, request.body)),
  );

  app.put(
    '/api/ideas/:number/vote',
    {
      config: { permission: 'idea.write' },
      schema: {
        tags: ['ideas'],
        summary: 'Vote for an idea, once',
        params: ideaParamsSchema,
        body: voteIdeaSchema,
        response: { 204: z.null(), 401: problemSchema, 403: problemSchema, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      await voteIdea(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/ideas/:number/vote',
    {
      config: { permission: 'idea.write' },
      schema: {
        tags: ['ideas'],
        summary: 'Take the vote back',
        params: ideaParamsSchema,
        response: { 204: z.null(), 401: problemSchema, 403: problemSchema, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      await unvoteIdea(request.ctx, request.params);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/ideas/:number/comments',
    {
      config: { permission: 'idea.comment' },
      schema: {
        tags: ['ideas'],
        summary: 'Comment on an idea, or reply to a comment',
        params: ideaParamsSchema,
        body: commentIdeaSchema,
        response: {
          201: z.object({ id: z.uuid() }),
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          404: problemSchema,
          409: problemSchema,
        },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await commentIdea(request.ctx, { ...request.params, ...request.body })),
  );
};
