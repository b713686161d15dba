import {
  applicationDraftSchema,
  applicationDraftsSchema,
  applicationProposalSchema,
  submitApplicationSchema,
} from '@stellenvisite/contract/applications/applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { deleteDraft, getDraft } from '@stellenvisite/core/applications/delete-draft';
import { listDrafts } from '@stellenvisite/core/applications/get-applicant';
import { proposeApplication } from '@stellenvisite/core/applications/propose-application';
import { saveDraft } from '@stellenvisite/core/applications/save-draft';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withBearer } from '../http/own-routes.ts';

const described = { tags: ['applications'], ...withBearer };
const config = { permission: 'application.create' } as const;

export const applicationDraftsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/application-drafts',
    {
      config,
      schema: {
        ...described,
        summary: 'List applications that were started and not sent',
        response: { 200: applicationDraftsSchema },
      },
    },
    async (request) => listDrafts(request.ctx),
  );

  app.get(
    '/api/jobs/:id/application-proposal',
    {
      config,
      schema: {
        ...described,
        summary: 'Propose an application for this job: the profile as it would be sent, the last message and files',
        params: idParamsSchema,
        response: { 200: applicationProposalSchema },
      },
    },
    async (request) => proposeApplication(request.ctx, { jobId: request.params.id }),
  );

  app.get(
    '/api/jobs/:id/application-draft',
    {
      config,
      schema: {
        ...described,
        summary: 'Get the own draft for a job',
        params: idParamsSchema,
        response: { 200: applicationDraftSchema },
      },
    },
    async (request) => getDraft(request.ctx, { jobId: request.params.id }),
  );

  app.put(
    '/api/jobs/:id/application-draft',
    {
      config,
      schema: {
        ...described,
        summary: 'Save the draft of an application; stored for 30 days after the last change',
        params: idParamsSchema,
        body: submitApplicationSchema,
        response: { 200: applicationDraftSchema },
      },
    },
    async (request) => saveDraft(request.ctx, { ...request.body, jobId: request.params.id }),
  );

  app.delete(
    '/api/jobs/:id/application-draft',
    {
      config,
      schema: {
        ...described,
        summary: 'Discard the own draft',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteDraft(request.ctx, { jobId: request.params.id });
      return reply.code(204).send(null);
    },
  );
};
