import { applicationDetailSchema } from '@stellenvisite/contract/applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { answerStayKnownSchema, knownApplicantsSchema } from '@stellenvisite/contract/stay-known.schema';
import { answerStayKnown } from '@stellenvisite/core/stay-known/answer-stay-known';
import { listKnownApplicants } from '@stellenvisite/core/stay-known/list-known-applicants';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

export const stayKnownRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.put(
    '/api/applications/:id/stay-known',
    {
      config: { permission: 'application.stay_known' },
      schema: {
        tags: ['applications'],
        ...withBearer,
        summary: 'Agree to stay known to an employer that has asked for it, or revoke the consent',
        params: idParamsSchema,
        body: answerStayKnownSchema,
        response: { 200: applicationDetailSchema, ...refusals, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request) => answerStayKnown(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/employer/known-applicants',
    {
      config: { permission: 'application.read' },
      schema: {
        tags: ['employer applications'],
        ...withBearer,
        summary: 'Applicants who have agreed to stay known, as long as their consent holds',
        querystring: actingEmployerQuerySchema,
        response: { 200: knownApplicantsSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => listKnownApplicants(request.ctx, request.query),
  );
};
