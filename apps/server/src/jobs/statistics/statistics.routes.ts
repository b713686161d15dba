import { createHash, randomBytes } from 'node:crypto';
import { VIEW_MINUTES } from '@stellenvisite/contract/jobs/statistics';
import {
  countSearchSchema,
  jobStatisticsSchema,
  referrerSchema,
  statisticsQuerySchema,
  statisticsSchema,
} from '@stellenvisite/contract/jobs/statistics.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { countSearch, countView } from '@stellenvisite/core/jobs/statistics/count-search';
import { getStatistics } from '@stellenvisite/core/jobs/statistics/get-statistics';
import { listJobStatistics } from '@stellenvisite/core/jobs/statistics/list-job-statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const MAX_REMEMBERED = 50_000;

const described = { tags: ['employer statistics'], ...withBearer };
const config = { permission: 'statistics.read' } as const;
/** Of one place the words of a search count once a day, so that what several search for is not one person's. */
const DAY_MINUTES = 24 * 60;
const viewLimit = { rateLimit: { max: 300, timeWindow: 600_000 } };

export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  const countsNow = createCountOnce();
  const mayStoreWordsNow = createCountOnce(DAY_MINUTES);

  app.post(
    '/api/jobs/:id/views',
    {
      config: { ...viewLimit, permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Count an anonymous view of a job; robots are excluded',
        params: idParamsSchema,
        body: referrerSchema,
        response: { 204: z.null() },
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
        summary: 'Count an anonymous search; robots are excluded',
        body: countSearchSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'];
      const search = [request.ip, userAgent ?? '', request.body.query.toLowerCase()];
      if (!isbot(userAgent) && countsNow(search))
        await countSearch(request.ctx, { ...request.body, mayStoreWords: mayStoreWordsNow(search) });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/employer/statistics',
    {
      config,
      schema: {
        ...described,
        summary: 'Get views, saves, applications and response times of an employer or a job, compared with the market',
        querystring: statisticsQuerySchema,
        response: { 200: statisticsSchema },
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
        summary: 'Get the statistics of each job',
        querystring: statisticsQuerySchema.omit({ jobId: true }),
        response: { 200: jobStatisticsSchema },
      },
    },
    async (request) => listJobStatistics(request.ctx, request.query),
  );
};

/**
 * Whether a look at a job or a search counts: not again from the same place within half an hour, or the minutes given. Nobody is
 * remembered: what is retained, in memory and for that time only, is a hash with a key that this process alone has and forgets.
 */
function createCountOnce(minutes = VIEW_MINUTES) {
  const key = randomBytes(32);
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: minutes * 60_000 });
  return (parts: readonly string[]): boolean => {
    const hash = createHash('sha256').update(key).update(parts.join('\n')).digest('base64');
    if (seen.has(hash)) return false;
    seen.set(hash, true);
    return true;
  };
}
