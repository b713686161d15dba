import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import {
  correctJobClassSchema,
  ownJobSchema,
  ownJobsQuerySchema,
  ownJobsSchema,
} from '@stellenvisite/contract/own-jobs.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { correctJobClass } from '@stellenvisite/core/own-jobs/correct-job-class';
import { listOwnJobs } from '@stellenvisite/core/own-jobs/list-own-jobs';
import { resetJobClass } from '@stellenvisite/core/own-jobs/reset-job-class';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['employer jobs'], ...withBearer };

export const ownJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/jobs',
    {
      config: { permission: 'job.change' },
      schema: {
        ...described,
        summary: 'Jobs of the employers the caller acts for, in every state, with what each is understood as',
        querystring: ownJobsQuerySchema,
        response: { 200: ownJobsSchema, ...refusals },
      },
    },
    async (request) => listOwnJobs(request.ctx, request.query),
  );

  app.put(
    '/api/employer/jobs/:id/class',
    {
      config: { permission: ['job.change', 'job.moderate'] },
      schema: {
        ...described,
        summary: 'Say what a job is; no later reading changes it',
        params: idParamsSchema,
        body: correctJobClassSchema,
        response: { 200: ownJobSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => correctJobClass(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/jobs/:id/class',
    {
      config: { permission: ['job.change', 'job.moderate'] },
      schema: {
        ...described,
        summary: 'Take a correction back: the job is again what its words say',
        params: idParamsSchema,
        response: { 200: ownJobSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => resetJobClass(request.ctx, request.params),
  );
};
