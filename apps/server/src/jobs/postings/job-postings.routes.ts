import {
  changeJobPostingSchema,
  closeJobPostingSchema,
  createJobPostingSchema,
  jobPostingSchema,
} from '@stellenvisite/contract/jobs/job-postings.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { changePosting } from '@stellenvisite/core/jobs/postings/change-posting';
import { createPosting, deletePosting } from '@stellenvisite/core/jobs/postings/create-posting';
import { getPosting } from '@stellenvisite/core/jobs/postings/get-posting';
import { closePosting, pausePosting } from '@stellenvisite/core/jobs/postings/move-posting';
import { publishPosting } from '@stellenvisite/core/jobs/postings/publish-posting';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer jobs'], ...withBearer };
const ofOne = { ...described, params: idParamsSchema };
const posting = { 200: jobPostingSchema };

export const jobPostingsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.post(
    '/api/employer/jobs',
    {
      config: { permission: 'job.create' },
      schema: {
        ...described,
        summary: 'Begin a job as a draft, empty or as a copy of an own one',
        body: createJobPostingSchema,
        response: { 201: jobPostingSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await createPosting(request.ctx, request.body)),
  );

  app.get(
    '/api/employer/jobs/:id',
    {
      config: { permission: 'job_posting.read' },
      schema: {
        ...ofOne,
        summary: 'A job as its employer works on it, with what it lacks and what would make it better',
        response: posting,
      },
    },
    async (request) => getPosting(request.ctx, request.params),
  );

  app.patch(
    '/api/employer/jobs/:id',
    {
      config: { permission: 'job.change' },
      schema: {
        ...ofOne,
        summary: 'Save parts of a job; the public sees them when it is published again',
        body: changeJobPostingSchema,
        response: posting,
      },
    },
    async (request) => changePosting(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/jobs/:id',
    {
      config: { permission: 'job.delete' },
      schema: {
        ...ofOne,
        summary: 'Delete a draft; close a published job and take it off the lists',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deletePosting(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/employer/jobs/:id/publication',
    {
      config: { permission: 'job.change' },
      schema: {
        ...ofOne,
        summary: 'Publish a job, its changes, or one that was paused, closed or ran out',
        response: posting,
      },
    },
    async (request) => publishPosting(request.ctx, request.params),
  );

  app.post(
    '/api/employer/jobs/:id/pause',
    {
      config: { permission: 'job.change' },
      schema: { ...ofOne, summary: 'Take a job off the market for a while', response: posting },
    },
    async (request) => pausePosting(request.ctx, request.params),
  );

  app.post(
    '/api/employer/jobs/:id/closing',
    {
      config: { permission: 'job.change' },
      schema: {
        ...ofOne,
        summary: 'Close a job, filled or not',
        body: closeJobPostingSchema.nullish(),
        response: posting,
      },
    },
    async (request) => closePosting(request.ctx, { ...request.params, reason: request.body?.reason ?? 'closed' }),
  );
};
