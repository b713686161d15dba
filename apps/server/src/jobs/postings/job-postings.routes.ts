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
import { closePosting, pausePosting, reopenPosting } from '@stellenvisite/core/jobs/postings/move-posting';
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
        summary: 'Create a draft of a job, empty or as a copy of an own job',
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
        summary: 'Get a job for editing, with missing fields and suggestions',
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
        summary: 'Save parts of a job; public after the next publication',
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
        summary: 'Delete a draft, or close a published job and remove it from the lists',
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
        summary: 'Publish a job or its changes, or reopen a paused, closed or expired one',
        response: posting,
      },
    },
    async (request) => publishPosting(request.ctx, request.params),
  );

  app.post(
    '/api/employer/jobs/:id/pause',
    {
      config: { permission: 'job.change' },
      schema: { ...ofOne, summary: 'Pause a job', response: posting },
    },
    async (request) => pausePosting(request.ctx, request.params),
  );

  app.post(
    '/api/employer/jobs/:id/reopening',
    {
      config: { permission: 'job.change' },
      schema: { ...ofOne, summary: 'Reopen a job that an administrator removed, as a draft', response: posting },
    },
    async (request) => reopenPosting(request.ctx, request.params),
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
