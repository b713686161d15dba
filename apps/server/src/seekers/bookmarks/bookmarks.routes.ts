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
        summary: 'List the saved jobs with their notes',
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
        summary: 'Save a job; idempotent',
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
        summary: 'Remove a saved job; the response contains its note for an undo',
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
        summary: 'List the saved employers with their notes',
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
        summary: 'Save an employer; idempotent',
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
        summary: 'Remove a saved employer; the response contains its note for an undo',
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
        summary: 'List the ids of all saved jobs and employers',
        response: { 200: bookmarksSchema },
      },
    },
    async (request) => getBookmarks(request.ctx),
  );
};
