import {
  holdingSwitchSchema,
  pendingJobClaimSchema,
  pendingJobsQuerySchema,
  pendingJobsSchema,
  refusePendingJobSchema,
  rejectPendingJobSchema,
  releasePendingJobSchema,
} from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import {
  claimPendingJob,
  refusePendingJob,
  rejectPendingJob,
  releasePendingJob,
  switchHolding,
} from '@stellenvisite/core/jobs/postings/moderation/decide-pending-job';
import { listPendingJobs } from '@stellenvisite/core/jobs/postings/moderation/list-pending-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const moderated = { tags: ['admin'], ...withBearer };
const decided = { 204: z.null() };

export const pendingJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/pending-jobs',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        summary:
          'First jobs of employers that are not verified: those that wait for an administrator, or were given back',
        querystring: pendingJobsQuerySchema,
        response: { 200: pendingJobsSchema },
      },
    },
    async (request) => listPendingJobs(request.ctx, request.query),
  );

  app.post(
    '/api/admin/pending-jobs/:id/release',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Release a pending job',
        body: releasePendingJobSchema,
        response: { ...decided },
      },
    },
    async (request, reply) => {
      await releasePendingJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/pending-jobs/:id/refusal',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Return a pending job to its employer with the reason',
        body: refusePendingJobSchema,
        response: decided,
      },
    },
    async (request, reply) => {
      await refusePendingJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/pending-jobs/:id/rejection',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Reject a pending job permanently with the reason',
        body: rejectPendingJobSchema,
        response: decided,
      },
    },
    async (request, reply) => {
      await rejectPendingJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/admin/pending-jobs/:id/claim',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Claim a pending job for a minute; the response names other reviewers',
        response: { 200: pendingJobClaimSchema },
      },
    },
    async (request) => claimPendingJob(request.ctx, request.params),
  );

  app.put(
    '/api/admin/pending-jobs/switch',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        summary: 'Switch the review of first jobs on or off',
        body: holdingSwitchSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await switchHolding(request.ctx, request.body);
      return reply.code(204).send(null);
    },
  );
};
