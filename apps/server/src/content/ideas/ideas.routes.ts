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
} from '@stellenvisite/contract/content/ideas.schema';
import { commentIdea, submitIdea } from '@stellenvisite/core/content/ideas/comment-idea';
import { listIdeas } from '@stellenvisite/core/content/ideas/list-ideas';
import { getIdea } from '@stellenvisite/core/content/ideas/list-moderated-ideas';
import { listIdeaVotes, unvoteIdea, voteIdea } from '@stellenvisite/core/content/ideas/vote-idea';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

export const ideasRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/ideas',
    {
      config: { permission: 'idea.read' },
      schema: {
        tags: ['ideas'],
        summary: 'Search ideas by status and words',
        querystring: ideasQuerySchema,
        response: { 200: ideaListSchema },
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
        summary: 'List the ideas with an own vote',
        response: { 200: ideaVotesSchema },
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
        summary: 'Get an idea with a page of its comments',
        params: ideaParamsSchema,
        querystring: ideaPageQuerySchema,
        response: { 200: ideaSchema },
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
        summary: 'Submit an idea; its author votes for it',
        body: submitIdeaSchema,
        response: {
          201: ideaNumberSchema,
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
        summary: 'Vote for an idea once',
        params: ideaParamsSchema,
        body: voteIdeaSchema,
        response: { 204: z.null() },
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
        summary: 'Remove the own vote',
        params: ideaParamsSchema,
        response: { 204: z.null() },
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
        },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await commentIdea(request.ctx, { ...request.params, ...request.body })),
  );
};
