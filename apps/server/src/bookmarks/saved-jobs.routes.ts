import {
  bookmarkNoteSchema,
  saveBookmarkSchema,
  savedJobsQuerySchema,
  savedJobsSchema,
} from '@stellenvisite/contract/bookmarks.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { listSavedJobs } from '@stellenvisite/core/bookmarks/list-saved-jobs';
import { noteSavedJob } from '@stellenvisite/core/bookmarks/note-saved-job';
import { removeSavedJob } from '@stellenvisite/core/bookmarks/remove-saved-job';
import { saveJob } from '@stellenvisite/core/bookmarks/save-job';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['bookmarks'], ...withBearer };
const jobIdParams = z.object({ jobId: z.string().max(500) });

export const savedJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/saved-jobs',
    {
      config: { permission: 'saved_job.read' },
      schema: {
        ...described,
        summary: 'The jobs that the job seeker has saved, with their notes',
        querystring: savedJobsQuerySchema,
        response: { 200: savedJobsSchema, ...refusals },
      },
    },
    async (request) => listSavedJobs(request.ctx, request.query),
  );

  app.put(
    '/api/saved-jobs/:jobId',
    {
      config: { permission: 'saved_job.write' },
      schema: {
        ...described,
        summary: 'Save a job; saved again, it stays as it was',
        params: jobIdParams,
        body: saveBookmarkSchema.nullish(),
        response: { 204: z.null(), ...refusals, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      await saveJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.patch(
    '/api/saved-jobs/:jobId',
    {
      config: { permission: 'saved_job.write' },
      schema: {
        ...described,
        summary: 'Write a note on a saved job',
        params: jobIdParams,
        body: bookmarkNoteSchema,
        response: { 200: bookmarkNoteSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => noteSavedJob(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/saved-jobs/:jobId',
    {
      config: { permission: 'saved_job.write' },
      schema: {
        ...described,
        summary: 'Remove a job from what is saved; the answer is its note, which an undo brings back',
        params: jobIdParams,
        response: { 200: bookmarkNoteSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => removeSavedJob(request.ctx, request.params),
  );
};
