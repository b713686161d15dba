import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  countSearchSchema,
  countViewSchema,
  jobStatisticsSchema,
  statisticsQuerySchema,
  statisticsSchema,
} from '@stellenvisite/contract/statistics.schema';
import { countSearch } from '@stellenvisite/core/statistics/count-search';
import { countView } from '@stellenvisite/core/statistics/count-view';
import { getStatistics } from '@stellenvisite/core/statistics/get-statistics';
import { listJobStatistics } from '@stellenvisite/core/statistics/list-job-statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isbot } from 'isbot';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { createCountOnce } from './count-once.ts';

const described = { tags: ['employer statistics'], ...withBearer };
const refused = { ...refusals, 404: problemSchema };
const config = { permission: 'statistics.read' } as const;
/** Of one place the words of a search count once a day, so that what several search for is not one person's. */
const DAY_MINUTES = 24 * 60;
const viewLimit = { rateLimit: { max: 300, timeWindow: 600_000 } };

export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);
  const countsNow = createCountOnce();
  const keepsWordsNow = createCountOnce(DAY_MINUTES);

  app.post(
    '/api/jobs/:id/views',
    {
      config: { ...viewLimit, permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Somebody looks at a job: counted without cookies and without saying who; robots are left out',
        params: idParamsSchema,
        body: countViewSchema,
        response: { 204: z.null(), 400: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'];
      const { id } = request.params;
      if (!isbot(userAgent) && countsNow([request.ip, userAgent ?? '', id]))
        await countView(request.ctx, { jobId: id, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/searches',
    {
      config: { ...viewLimit, permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Somebody searched: counted without cookies and without saying who; robots are left out',
        body: countSearchSchema,
        response: { 204: z.null(), 400: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'];
      const search = [request.ip, userAgent ?? '', request.body.query.toLowerCase()];
      if (!isbot(userAgent) && countsNow(search))
        await countSearch(request.ctx, { ...request.body, keepsWords: keepsWordsNow(search) });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/employer/statistics',
    {
      config,
      schema: {
        ...described,
        summary: 'Views, saves, applications and times of an employer or one of its jobs, with the market beside them',
        querystring: statisticsQuerySchema,
        response: { 200: statisticsSchema, ...refused },
      },
    },
    async (request) => getStatistics(request.ctx, request.query),
  );

  app.get(
    '/api/employer/statistics/jobs',
    {
      config,
      schema: {
        ...described,
        summary: 'The same figures for each job',
        querystring: statisticsQuerySchema.omit({ jobId: true }),
        response: { 200: jobStatisticsSchema, ...refused },
      },
    },
    async (request) => listJobStatistics(request.ctx, request.query),
  );
};
