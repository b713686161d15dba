import {
  boardColumnParamsSchema,
  boardColumnQuerySchema,
  boardColumnSchema,
  bulkMoveResultSchema,
  bulkMoveSchema,
  receivedApplicationsQuerySchema,
  receivedApplicationsSchema,
  receivedCountsSchema,
  receivedFilterOptionsSchema,
  receivedFilterSchema,
  receivedMatchSchema,
  receivedQueueQuerySchema,
  receivedQueueSchema,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  countReceived,
  getReceivedMatch,
  listQueue,
  listReceivedApplications,
} from '@stellenvisite/core/applications/received/count-received';
import { listBoardColumn, listFilterOptions } from '@stellenvisite/core/applications/received/list-board-column';
import { moveApplications } from '@stellenvisite/core/messages/answers/move-applications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer applications'], ...withBearer };
const config = { permission: 'application.read' } as const;

export const receivedApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/applications',
    {
      config,
      schema: {
        ...described,
        summary: 'List applications to the employers the caller acts for, with the counts of all tabs',
        querystring: receivedApplicationsQuerySchema,
        response: { 200: receivedApplicationsSchema },
      },
    },
    async (request) => listReceivedApplications(request.ctx, request.query),
  );

  app.get(
    '/api/employer/applications/counts',
    {
      config,
      schema: {
        ...described,
        summary: 'Count the applications by column, and those past the promised response time',
        querystring: receivedFilterSchema,
        response: { 200: receivedCountsSchema },
      },
    },
    async (request) => countReceived(request.ctx, request.query),
  );

  app.get(
    '/api/employer/applications/filters',
    {
      config,
      schema: {
        ...described,
        summary: 'Count the applications by job, department and tag',
        querystring: receivedFilterSchema.pick({ employerId: true }),
        response: { 200: receivedFilterOptionsSchema },
      },
    },
    async (request) => listFilterOptions(request.ctx, request.query),
  );

  app.get(
    '/api/employer/applications/queue',
    {
      config,
      schema: {
        ...described,
        summary: 'List the ids of applications in the order of a list, to work through them one by one',
        querystring: receivedQueueQuerySchema,
        response: { 200: receivedQueueSchema },
      },
    },
    async (request) => listQueue(request.ctx, request.query),
  );

  app.get(
    '/api/employer/applications/board/:column',
    {
      config,
      schema: {
        ...described,
        summary: 'List one column of the board; `next` of a response is `after` of the following request',
        params: boardColumnParamsSchema,
        querystring: boardColumnQuerySchema,
        response: { 200: boardColumnSchema },
      },
    },
    async (request) => listBoardColumn(request.ctx, { ...request.params, ...request.query }),
  );

  app.get(
    '/api/employer/applications/:id/match',
    {
      config,
      schema: {
        ...described,
        summary: 'Explain the match of an application with its job; used for sorting, never as a filter',
        params: idParamsSchema,
        response: { 200: receivedMatchSchema },
      },
    },
    async (request) => getReceivedMatch(request.ctx, request.params),
  );

  app.post(
    '/api/employer/applications/bulk',
    {
      config: { permission: 'application.move' },
      schema: {
        ...described,
        summary: 'Change the status of several applications, with the reason for each refusal',
        body: bulkMoveSchema,
        response: { 200: bulkMoveResultSchema },
      },
    },
    async (request) => moveApplications(request.ctx, request.body),
  );
};
