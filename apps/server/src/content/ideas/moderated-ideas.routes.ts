import {
  decideIdeaSchema,
  hideCommentSchema,
  ideaParamsSchema,
  ideasFileQuerySchema,
  ideasQuerySchema,
  mergeIdeaSchema,
  moderatedIdeasSchema,
} from '@stellenvisite/contract/content/ideas.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { exportIdeas, listModeratedIdeas } from '@stellenvisite/core/content/ideas/list-moderated-ideas';
import { decideIdea, hideIdeaComment, mergeIdea } from '@stellenvisite/core/content/ideas/moderate-idea';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendCsv } from '../../http/send-csv.ts';

const config = { permission: 'idea.moderate' } as const;

export const moderatedIdeasRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/admin/ideas',
    {
      config,
      schema: {
        tags: ['ideas'],
        summary: 'List all ideas, hidden and merged ones included',
        querystring: ideasQuerySchema,
        response: { 200: moderatedIdeasSchema },
      },
    },
    (request) => listModeratedIdeas(request.ctx, request.query),
  );

  app.get(
    '/api/admin/ideas/file',
    {
      config,
      schema: {
        tags: ['ideas'],
        summary: 'Export the filtered list as a CSV file',
        querystring: ideasFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'ideen', await exportIdeas(request.ctx, request.query)),
  );

  app.patch(
    '/api/admin/ideas/:number',
    {
      config,
      schema: {
        tags: ['ideas'],
        summary: 'Set status, answer and visibility of an idea',
        params: ideaParamsSchema,
        body: decideIdeaSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await decideIdea(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/admin/ideas/:number/merge',
    {
      config,
      schema: {
        tags: ['ideas'],
        summary: 'Merge an idea into another; votes count once per person',
        params: ideaParamsSchema,
        body: mergeIdeaSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await mergeIdea(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );

  app.patch(
    '/api/admin/idea-comments/:id',
    {
      config,
      schema: {
        tags: ['ideas'],
        summary: 'Hide a comment, or show it again',
        params: idParamsSchema,
        body: hideCommentSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await hideIdeaComment(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );
};
