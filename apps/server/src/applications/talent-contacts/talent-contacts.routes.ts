import { applicationDetailSchema } from '@stellenvisite/contract/applications/applications.schema';
import {
  answerTalentContactSchema,
  knownApplicantsSchema,
} from '@stellenvisite/contract/applications/talent-contacts.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { answerTalentContact } from '@stellenvisite/core/applications/talent-contacts/answer-talent-contact';
import { listKnownApplicants } from '@stellenvisite/core/applications/talent-contacts/list-known-applicants';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

export const talentContactsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.put(
    '/api/applications/:id/stay-known',
    {
      config: { permission: 'application.talent_contact' },
      schema: {
        tags: ['applications'],
        ...withBearer,
        summary: 'Give or revoke the consent to remain in an employer’s talent contacts',
        params: idParamsSchema,
        body: answerTalentContactSchema,
        response: { 200: applicationDetailSchema },
      },
    },
    async (request) => answerTalentContact(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/employer/known-applicants',
    {
      config: { permission: 'application.read' },
      schema: {
        tags: ['employer applications'],
        ...withBearer,
        summary: 'List the applicants whose consent to remain in contact is valid',
        querystring: actingEmployerQuerySchema,
        response: { 200: knownApplicantsSchema },
      },
    },
    async (request) => listKnownApplicants(request.ctx, request.query),
  );
};
