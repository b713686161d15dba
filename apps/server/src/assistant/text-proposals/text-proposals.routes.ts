import {
  createTextProposalSchema,
  textHelpSchema,
  textProposalSchema,
} from '@stellenvisite/contract/assistant/text-proposals.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { getTextHelp, proposeTexts } from '@stellenvisite/core/assistant/text-proposals/propose-texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer jobs'], ...withBearer };

export const textProposalsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/text-proposals',
    {
      config: { permission: 'job.create' },
      schema: {
        ...described,
        summary: 'Get the offers of the text assistant and its model provider',
        querystring: actingEmployerQuerySchema,
        response: { 200: textHelpSchema },
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
        summary: 'Draft, improve or translate texts of a job by an AI model; nothing is saved',
        body: createTextProposalSchema,
        response: {
          200: textProposalSchema,
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
