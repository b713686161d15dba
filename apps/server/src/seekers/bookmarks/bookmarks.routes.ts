import {
  bookmarkNoteSchema,
  bookmarksSchema,
  saveBookmarkSchema,
  savedEmployersQuerySchema,
  savedEmployersSchema,
  savedJobsQuerySchema,
  savedJobsSchema,
} from '@stellenvisite/contract/seekers/bookmarks.schema';
import { getBookmarks, listSavedEmployers, listSavedJobs } from '@stellenvisite/core/seekers/bookmarks/list-bookmarks';
import { changeBookmarkNote, removeBookmark, saveBookmark } from '@stellenvisite/core/seekers/bookmarks/save-bookmark';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['bookmarks'], ...withBearer };

const jobIdParams = z.object({ jobId: z.string().max(500) });
const employerIdParams = z.object({ employerId: z.string().max(500) });

const savedJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/saved-jobs',
    {
      config: { permission: 'saved_job.read' },
      schema: {
        ...described,
        summary: 'The jobs that the job seeker has saved, with their notes',
        querystring: savedJobsQuerySchema,
        response: { 200: savedJobsSchema },
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
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await saveBookmark(request.ctx, { kind: 'job', id: request.params.jobId, ...request.body });
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
        response: { 200: bookmarkNoteSchema },
      },
    },
    async (request) => changeBookmarkNote(request.ctx, { kind: 'job', id: request.params.jobId, ...request.body }),
  );

  app.delete(
    '/api/saved-jobs/:jobId',
    {
      config: { permission: 'saved_job.write' },
      schema: {
        ...described,
        summary: 'Remove a job from what is saved; the answer is its note, which an undo brings back',
        params: jobIdParams,
        response: { 200: bookmarkNoteSchema },
      },
    },
    async (request) => removeBookmark(request.ctx, { kind: 'job', id: request.params.jobId }),
  );
};

const savedEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/saved-employers',
    {
      config: { permission: 'saved_employer.read' },
      schema: {
        ...described,
        summary: 'The employers that the job seeker has saved, with their notes',
        querystring: savedEmployersQuerySchema,
        response: { 200: savedEmployersSchema },
      },
    },
    async (request) => listSavedEmployers(request.ctx, request.query),
  );

  app.put(
    '/api/saved-employers/:employerId',
    {
      config: { permission: 'saved_employer.write' },
      schema: {
        ...described,
        summary: 'Save an employer; saved again, it stays as it was',
        params: employerIdParams,
        body: saveBookmarkSchema.nullish(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await saveBookmark(request.ctx, { kind: 'employer', id: request.params.employerId, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.patch(
    '/api/saved-employers/:employerId',
    {
      config: { permission: 'saved_employer.write' },
      schema: {
        ...described,
        summary: 'Write a note on a saved employer',
        params: employerIdParams,
        body: bookmarkNoteSchema,
        response: { 200: bookmarkNoteSchema },
      },
    },
    async (request) =>
      changeBookmarkNote(request.ctx, { kind: 'employer', id: request.params.employerId, ...request.body }),
  );

  app.delete(
    '/api/saved-employers/:employerId',
    {
      config: { permission: 'saved_employer.write' },
      schema: {
        ...described,
        summary: 'Remove an employer from what is saved; the answer is its note, which an undo brings back',
        params: employerIdParams,
        response: { 200: bookmarkNoteSchema },
      },
    },
    async (request) => removeBookmark(request.ctx, { kind: 'employer', id: request.params.employerId }),
  );
};

export const bookmarksRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  await app.register(savedJobsRoutes);
  await app.register(savedEmployersRoutes);

  app.get(
    '/api/bookmarks',
    {
      config: { permission: 'saved_job.read' },
      schema: {
        ...described,
        summary: 'The ids of all jobs and employers that the job seeker has saved',
        response: { 200: bookmarksSchema },
      },
    },
    async (request) => getBookmarks(request.ctx),
  );
};
