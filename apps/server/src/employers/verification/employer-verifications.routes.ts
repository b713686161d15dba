import {
  checkDomainProofSchema,
  confirmDomainCodeSchema,
  employerVerificationSchema,
  sendDomainCodeSchema,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { checkDomainProof } from '@stellenvisite/core/employers/verification/check-domain-proof';
import { confirmDomainCode, sendDomainCode } from '@stellenvisite/core/employers/verification/confirm-domain-code';
import { getVerification } from '@stellenvisite/core/employers/verification/get-verification';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const PATH = '/api/employer/verification';
const config = { permission: 'employer.verify' as const };
const described = {
  tags: ['employer profile'],
  ...withBearer,
  querystring: actingEmployerQuerySchema,
  response: {
    200: employerVerificationSchema,
  },
};

export const employerVerificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    PATH,
    {
      config,
      schema: {
        ...described,
        summary: 'Get the state of the domain verification, with the expected file and DNS record',
      },
    },
    async (request) => getVerification(request.ctx, request.query),
  );

  app.post(
    `${PATH}/code`,
    {
      config,
      schema: { ...described, summary: 'Mail a code to an address of the domain', body: sendDomainCodeSchema },
    },
    async (request) => sendDomainCode(request.ctx, { ...request.query, ...request.body }),
  );

  app.post(
    `${PATH}/code/confirmation`,
    {
      config,
      schema: { ...described, summary: 'Verify the domain by the mailed code', body: confirmDomainCodeSchema },
    },
    async (request) => confirmDomainCode(request.ctx, { ...request.query, ...request.body }),
  );

  app.post(
    `${PATH}/checks`,
    {
      config,
      schema: {
        ...described,
        summary: 'Check the file or DNS record now, and every half hour for three days',
        body: checkDomainProofSchema,
      },
    },
    async (request) => checkDomainProof(request.ctx, { ...request.query, ...request.body }),
  );
};
