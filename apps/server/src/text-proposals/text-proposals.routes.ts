import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  createTextProposalSchema,
  textHelpSchema,
  textProposalSchema,
} from '@stellenvisite/contract/text-proposals.schema';
import { getTextHelp } from '@stellenvisite/core/text-proposals/get-text-help';
import { proposeTexts } from '@stellenvisite/core/text-proposals/propose-texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['employer jobs'], ...withBearer };

export const textProposalsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/text-proposals',
    {
      config: { permission: 'job.create' },
      schema: {
        ...described,
        summary: 'What the text help offers to the person, and whose language model would read along',
        querystring: actingEmployerQuerySchema,
        response: { 200: textHelpSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => getTextHelp(request.ctx, request.query),
  );

  app.post(
    '/api/employer/text-proposals',
    {
      config: { permission: 'job.create' },
      schema: {
        ...described,
        summary: 'Have texts of a job drafted, improved or translated by an AI; nothing is saved',
        body: createTextProposalSchema,
        response: {
          200: textProposalSchema,
          ...refusals,
          404: problemSchema,
          409: problemSchema,
          422: problemSchema,
          429: problemSchema,
          503: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const cancelled = new AbortController();
      reply.raw.once('close', () => cancelled.abort());
      return proposeTexts(request.ctx, { ...request.body, signal: cancelled.signal });
    },
  );
};
