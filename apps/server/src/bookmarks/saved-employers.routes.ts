import {
  bookmarkNoteSchema,
  saveBookmarkSchema,
  savedEmployersQuerySchema,
  savedEmployersSchema,
} from '@stellenvisite/contract/bookmarks.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { listSavedEmployers } from '@stellenvisite/core/bookmarks/list-saved-employers';
import { noteSavedEmployer } from '@stellenvisite/core/bookmarks/note-saved-employer';
import { removeSavedEmployer } from '@stellenvisite/core/bookmarks/remove-saved-employer';
import { saveEmployer } from '@stellenvisite/core/bookmarks/save-employer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['bookmarks'], ...withBearer };
const employerIdParams = z.object({ employerId: z.string().max(500) });

export const savedEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/saved-employers',
    {
      config: { permission: 'saved_employer.read' },
      schema: {
        ...described,
        summary: 'The employers that the job seeker has saved, with their notes',
        querystring: savedEmployersQuerySchema,
        response: { 200: savedEmployersSchema, ...refusals },
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
        response: { 204: z.null(), ...refusals, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      await saveEmployer(request.ctx, { ...request.params, ...request.body });
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
        response: { 200: bookmarkNoteSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => noteSavedEmployer(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/saved-employers/:employerId',
    {
      config: { permission: 'saved_employer.write' },
      schema: {
        ...described,
        summary: 'Remove an employer from what is saved; the answer is its note, which an undo brings back',
        params: employerIdParams,
        response: { 200: bookmarkNoteSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => removeSavedEmployer(request.ctx, request.params),
  );
};
