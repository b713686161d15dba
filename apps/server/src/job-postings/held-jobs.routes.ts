import {
  heldJobClaimSchema,
  heldJobsQuerySchema,
  heldJobsSchema,
  holdingSwitchSchema,
  refuseHeldJobSchema,
  rejectHeldJobSchema,
  releaseHeldJobSchema,
} from '@stellenvisite/contract/held-jobs.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { z } from '@stellenvisite/contract/zod';
import { claimHeldJob } from '@stellenvisite/core/job-postings/moderation/claim-held-job';
import {
  refuseHeldJob,
  rejectHeldJob,
  releaseHeldJob,
} from '@stellenvisite/core/job-postings/moderation/decide-held-job';
import { listHeldJobs } from '@stellenvisite/core/job-postings/moderation/list-held-jobs';
import { switchHolding } from '@stellenvisite/core/job-postings/moderation/switch-holding';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const moderated = { tags: ['admin'], ...withBearer };
const decided = { 204: z.null(), ...refusals, 404: problemSchema, 409: problemSchema };

export const heldJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/admin/held-jobs',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        summary:
          'First jobs of employers that are not verified: those that wait for an administrator, or were given back',
        querystring: heldJobsQuerySchema,
        response: { 200: heldJobsSchema, ...refusals },
      },
    },
    async (request) => listHeldJobs(request.ctx, request.query),
  );

  app.post(
    '/api/admin/held-jobs/:id/release',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Make a held job public',
        body: releaseHeldJobSchema,
        response: { ...decided, 422: problemSchema },
      },
    },
    async (request, reply) => {
      await releaseHeldJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/held-jobs/:id/refusal',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Give a held job back to its employer, with the reason',
        body: refuseHeldJobSchema,
        response: decided,
      },
    },
    async (request, reply) => {
      await refuseHeldJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/held-jobs/:id/rejection',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Refuse a held job for good, with the reason',
        body: rejectHeldJobSchema,
        response: decided,
      },
    },
    async (request, reply) => {
      await rejectHeldJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/admin/held-jobs/:id/claim',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        params: idParamsSchema,
        summary: 'Say that one looks at a held job, for a minute; answers who else does',
        response: { 200: heldJobClaimSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => claimHeldJob(request.ctx, request.params),
  );

  app.put(
    '/api/admin/held-jobs/switch',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...moderated,
        summary: 'Hold first jobs, or do not',
        body: holdingSwitchSchema,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      await switchHolding(request.ctx, request.body);
      return reply.code(204).send(null);
    },
  );
};
