import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
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
} from '@stellenvisite/contract/received-applications.schema';
import { countReceived } from '@stellenvisite/core/received-applications/count-received';
import { getReceivedMatch } from '@stellenvisite/core/received-applications/get-received-match';
import { listBoardColumn } from '@stellenvisite/core/received-applications/list-board-column';
import { listFilterOptions } from '@stellenvisite/core/received-applications/list-filter-options';
import { listReceivedApplications } from '@stellenvisite/core/received-applications/list-received-applications';
import { moveApplications } from '@stellenvisite/core/received-applications/move-applications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['employer applications'], ...withBearer };
const config = { permission: 'application.read' } as const;
const refused = { ...refusals, 404: problemSchema };

export const receivedApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/applications',
    {
      config,
      schema: {
        ...described,
        summary: 'Applications to the employers the caller acts for, with the counts of all tabs',
        querystring: receivedApplicationsQuerySchema,
        response: { 200: receivedApplicationsSchema, ...refused },
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
        summary: 'How many applications stand in each column, and how many wait longer than was promised',
        querystring: receivedFilterSchema,
        response: { 200: receivedCountsSchema, ...refused },
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
        summary: 'The jobs and departments that were applied to and the tags that were given, with how often',
        querystring: receivedFilterSchema.pick({ employerId: true }),
        response: { 200: receivedFilterOptionsSchema, ...refused },
      },
    },
    async (request) => listFilterOptions(request.ctx, request.query),
  );

  app.get(
    '/api/employer/applications/board/:column',
    {
      config,
      schema: {
        ...described,
        summary: 'One column of the board; `next` of an answer is `after` of the following call',
        params: boardColumnParamsSchema,
        querystring: boardColumnQuerySchema,
        response: { 200: boardColumnSchema, ...refused },
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
        summary: 'Why an application fits its job as it does: an order for lists, never a filter',
        params: idParamsSchema,
        response: { 200: receivedMatchSchema, ...refused },
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
        summary: 'Move several applications; the answer says for each why it was not moved, if it was not',
        body: bulkMoveSchema,
        response: { 200: bulkMoveResultSchema, ...refusals },
      },
    },
    async (request) => moveApplications(request.ctx, request.body),
  );
};
