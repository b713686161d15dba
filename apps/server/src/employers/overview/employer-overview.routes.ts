import {
  employerCountsSchema,
  employerOverviewSchema,
} from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { countEmployerWork } from '@stellenvisite/core/messages/employer-overview/count-employer-work';
import { getEmployerOverview } from '@stellenvisite/core/messages/employer-overview/get-employer-overview';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer overview'], ...withBearer, querystring: actingEmployerQuerySchema };
const config = { permission: 'application.read' } as const;

export const employerOverviewRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/overview',
    {
      config,
      schema: {
        ...described,
        summary:
          'Get the caller’s pending work at an employer: open applications by age, ending jobs, unread messages, drafts',
        response: { 200: employerOverviewSchema },
      },
    },
    async (request) => getEmployerOverview(request.ctx, request.query),
  );

  app.get(
    '/api/employer/counts',
    {
      config,
      schema: {
        ...described,
        summary: 'Count the public jobs, unanswered applications and unread conversations of an employer',
        response: { 200: employerCountsSchema },
      },
    },
    async (request) => countEmployerWork(request.ctx, request.query),
  );
};
