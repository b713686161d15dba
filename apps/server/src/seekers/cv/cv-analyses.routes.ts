import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  createCvAnalysisSchema,
  cvAnalysesSchema,
  cvAnalysisSchema,
  cvJobsSchema,
  decideCvFieldsSchema,
} from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { decideFields } from '@stellenvisite/core/seekers/cv/decide-fields';
import { listFittingJobs } from '@stellenvisite/core/seekers/cv/list-fitting-jobs';
import { getAnalysis, listAnalyses, saveAnalysis } from '@stellenvisite/core/seekers/cv/save-analysis';
import { deleteAnalysis, retryAnalysis, startAnalysis } from '@stellenvisite/core/seekers/cv/start-analysis';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['profile'], ...withBearer };
const read = { permission: 'seeker_profile.read' } as const;
const write = { permission: 'seeker_profile.write' } as const;
const answers = { 200: cvAnalysisSchema };

export const cvAnalysesRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/profile/analyses',
    {
      config: read,
      schema: {
        ...described,
        summary: 'List the own CV analyses, newest first',
        response: { 200: cvAnalysesSchema },
      },
    },
    async (request) => listAnalyses(request.ctx),
  );

  app.post(
    '/api/profile/analyses',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Read an own file as a CV in the background',
        description:
          'PDF, DOCX, ODT, JPEG and PNG; plain text and the archive that LinkedIn gives people of their data when sent for the purpose `analysis`. Scanned pages and photographs are recognised on this server, and their pages have `isFromImage`. The profile changes only when the analysis is saved; a document then becomes its CV.',
        body: createCvAnalysisSchema,
        response: answers,
      },
    },
    async (request) => startAnalysis(request.ctx, request.body),
  );

  app.get(
    '/api/profile/analyses/:id',
    {
      config: read,
      schema: {
        ...described,
        summary: 'Get the fields read from a CV with their position in the file',
        params: idParamsSchema,
        response: { 200: cvAnalysisSchema },
      },
    },
    async (request) => getAnalysis(request.ctx, request.params),
  );

  app.patch(
    '/api/profile/analyses/:id',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Decide on the fields of a CV; the decisions are saved as a draft',
        params: idParamsSchema,
        body: decideCvFieldsSchema,
        response: answers,
      },
    },
    async (request) => decideFields(request.ctx, { ...request.body, ...request.params }),
  );

  app.post(
    '/api/profile/analyses/:id/save',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Apply the confirmed fields to the profile',
        params: idParamsSchema,
        response: answers,
      },
    },
    async (request) => saveAnalysis(request.ctx, request.params),
  );

  app.post(
    '/api/profile/analyses/:id/retry',
    {
      config: write,
      schema: { ...described, summary: 'Read the same file again', params: idParamsSchema, response: answers },
    },
    async (request) => retryAnalysis(request.ctx, request.params),
  );

  app.get(
    '/api/profile/analyses/:id/jobs',
    {
      config: read,
      schema: {
        ...described,
        summary: 'List jobs that fit a changed profile, with their match',
        params: idParamsSchema,
        response: { 200: cvJobsSchema },
      },
    },
    async (request) => listFittingJobs(request.ctx, request.params),
  );

  app.delete(
    '/api/profile/analyses/:id',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Delete a CV analysis, and its file if nothing else uses it',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteAnalysis(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
