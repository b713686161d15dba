import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import {
  jobMapItemsQuerySchema,
  jobMapItemsSchema,
  jobMapQuerySchema,
  jobMapSchema,
} from '@stellenvisite/contract/job-map.schema';
import { jobListSchema, jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import { jobDetailSchema, jobQuerySchema, similarJobsSchema } from '@stellenvisite/contract/jobs.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { getJob } from '@stellenvisite/core/jobs/get-job';
import { listMapClusters } from '@stellenvisite/core/jobs/list-map-clusters';
import { listMapItems } from '@stellenvisite/core/jobs/list-map-items';
import { listSimilarJobs } from '@stellenvisite/core/jobs/list-similar-jobs';
import { searchJobs } from '@stellenvisite/core/jobs/search-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const jobsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/jobs',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Search live jobs',
        querystring: jobSearchSchema,
        response: { 200: jobListSchema, 400: problemSchema },
      },
    },
    (request) => searchJobs(request.ctx, request.query),
  );

  app.get(
    '/api/jobs/map',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Where the live jobs of a search are, in clusters',
        querystring: jobMapQuerySchema,
        response: { 200: jobMapSchema, 400: problemSchema },
      },
    },
    (request) => listMapClusters(request.ctx, request.query),
  );

  app.get(
    '/api/jobs/map/items',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'The live jobs of a search in one section of the map, newest first',
        querystring: jobMapItemsQuerySchema,
        response: { 200: jobMapItemsSchema, 400: problemSchema },
      },
    },
    (request) => listMapItems(request.ctx, request.query),
  );

  app.get(
    '/api/jobs/:id',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary:
          'One live job, with some like it and the market’s pay where asked for; 410 once it is filled or expired',
        params: idParamsSchema,
        querystring: jobQuerySchema,
        response: { 200: jobDetailSchema, 400: problemSchema, 404: problemSchema, 410: problemSchema },
      },
    },
    (request) => {
      const onExtraFailed = (err: unknown) => request.log.error({ err }, 'similar jobs or market pay not found');
      return getJob(request.ctx, { ...request.params, ...request.query, onExtraFailed });
    },
  );

  app.get(
    '/api/jobs/:id/similar',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Live jobs like this one, also when it is gone',
        params: idParamsSchema,
        response: { 200: similarJobsSchema, 404: problemSchema },
      },
    },
    (request) => listSimilarJobs(request.ctx, request.params),
  );
};
