import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  renameSavedSearchSchema,
  savedSearchesSchema,
  savedSearchSchema,
  saveSearchSchema,
} from '@stellenvisite/contract/saved-searches.schema';
import { deleteSavedSearch } from '@stellenvisite/core/saved-searches/delete-saved-search';
import { listSavedSearches } from '@stellenvisite/core/saved-searches/list-saved-searches';
import { markSavedSearchSeen } from '@stellenvisite/core/saved-searches/mark-saved-search-seen';
import { renameSavedSearch } from '@stellenvisite/core/saved-searches/rename-saved-search';
import { saveSearch } from '@stellenvisite/core/saved-searches/save-search';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['saved searches'], ...withBearer };

export const savedSearchesRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/saved-searches',
    {
      config: { permission: 'saved_search.read' },
      schema: {
        ...described,
        summary: 'The searches a job seeker keeps, each with how many jobs are new',
        response: { 200: savedSearchesSchema, ...refusals },
      },
    },
    async (request) => ({ items: await listSavedSearches(request.ctx) }),
  );

  app.post(
    '/api/saved-searches',
    {
      config: { permission: 'saved_search.write' },
      schema: {
        ...described,
        summary: 'Keep a search; the same search again is the same one, with the new name',
        body: saveSearchSchema,
        response: { 200: savedSearchSchema, ...refusals, 409: problemSchema },
      },
    },
    async (request) => saveSearch(request.ctx, request.body),
  );

  app.patch(
    '/api/saved-searches/:id',
    {
      config: { permission: 'saved_search.write' },
      schema: {
        ...described,
        summary: 'Give a kept search another name',
        params: idParamsSchema,
        body: renameSavedSearchSchema,
        response: { 200: savedSearchSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => renameSavedSearch(request.ctx, { ...request.params, ...request.body }),
  );

  app.put(
    '/api/saved-searches/:id/seen',
    {
      config: { permission: 'saved_search.write' },
      schema: {
        ...described,
        summary: 'The person has opened it: what is posted from now on is new',
        params: idParamsSchema,
        response: { 200: savedSearchSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => markSavedSearchSeen(request.ctx, request.params),
  );

  app.delete(
    '/api/saved-searches/:id',
    {
      config: { permission: 'saved_search.write' },
      schema: {
        ...described,
        summary: 'Let go of a kept search',
        params: idParamsSchema,
        response: { 204: z.null(), ...refusals, 404: problemSchema },
      },
    },
    async (request, reply) => {
      await deleteSavedSearch(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
