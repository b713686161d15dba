import { Readable } from 'node:stream';
import {
  decideRunSchema,
  feedProblemsSchema,
  feedRunDetailSchema,
  feedRunItemsQuerySchema,
  feedRunItemsSchema,
  feedRunParamsSchema,
  feedRunSchema,
  feedRunsQuerySchema,
  feedRunsSchema,
  startRunSchema,
} from '@stellenvisite/contract/feeds/feed-runs.schema';
import { feedParamsSchema } from '@stellenvisite/contract/feeds/feeds.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { cancelRun, decideRun, resumeRun, undoDecision } from '@stellenvisite/core/feeds/runs/change-run';
import { getFeedRun, listFeedRunItems, listFeedRuns } from '@stellenvisite/core/feeds/runs/feed-runs';
import { listRunProblems, openRunDocument } from '@stellenvisite/core/feeds/runs/run-document';
import { startRun } from '@stellenvisite/core/feeds/runs/start-run';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching } from '../http/own-routes.ts';
import { described } from './feed-answers.ts';

export const employerFeedRunsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/feeds/:id/runs',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'List the fetches of a feed, newest first',
        params: feedParamsSchema,
        querystring: feedRunsQuerySchema,
        response: { 200: feedRunsSchema },
      },
    },
    async (request) => listFeedRuns(request.ctx, { ...request.params, ...request.query }),
  );

  app.get(
    '/api/employer/feeds/:id/runs/:runId',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'Get a fetch with its steps, problems and pending decisions',
        params: feedRunParamsSchema,
        response: { 200: feedRunDetailSchema },
      },
    },
    async (request) => getFeedRun(request.ctx, request.params),
  );

  app.get(
    '/api/employer/feeds/:id/runs/:runId/items',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'List the jobs that a fetch changed',
        params: feedRunParamsSchema,
        querystring: feedRunItemsQuerySchema,
        response: { 200: feedRunItemsSchema },
      },
    },
    async (request) => listFeedRunItems(request.ctx, { ...request.params, ...request.query }),
  );

  app.post(
    '/api/employer/feeds/:id/runs',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Start a check, an import or a fetch of a feed in the background',
        params: feedParamsSchema,
        body: startRunSchema,
        response: { 202: feedRunSchema },
      },
    },
    async (request, reply) => reply.code(202).send(await startRun(request.ctx, { ...request.params, ...request.body })),
  );

  for (const { path, method, summary, act } of [
    {
      path: 'cancellation',
      method: 'POST',
      summary: 'Cancel a run; its imported jobs remain as drafts',
      act: cancelRun,
    },
    { path: 'resumption', method: 'POST', summary: 'Resume a cancelled run where it stopped', act: resumeRun },
    { path: 'decision', method: 'DELETE', summary: 'Undo the pausing of missing jobs within a day', act: undoDecision },
  ] as const) {
    app.route({
      method,
      url: `/api/employer/feeds/:id/runs/:runId/${path}`,
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary,
        params: feedRunParamsSchema,
        response: { 200: feedRunDetailSchema },
      },
      handler: async (request) => act(request.ctx, request.params),
    });
  }

  app.post(
    '/api/employer/feeds/:id/runs/:runId/decision',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Decide about a fetch with too few jobs',
        params: feedRunParamsSchema,
        body: decideRunSchema,
        response: { 200: feedRunDetailSchema },
      },
    },
    async (request) => decideRun(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/employer/feeds/:id/runs/:runId/problems',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'List the problems of a fetch, the most severe first, while its document is stored',
        params: feedRunParamsSchema,
        response: { 200: feedProblemsSchema },
      },
    },
    async (request) => listRunProblems(request.ctx, request.params),
  );

  app.get(
    '/api/employer/feeds/:id/runs/:runId/document',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'Download the original document of a fetch, stored for 14 days',
        params: feedRunParamsSchema,
        produces: ['application/octet-stream'],
        response: { 200: z.any() },
      },
    },
    async (request, reply) =>
      reply
        .type('application/octet-stream')
        .header('content-disposition', 'attachment; filename="feed.txt"')
        .send(Readable.from(await openRunDocument(request.ctx, request.params))),
  );
};
