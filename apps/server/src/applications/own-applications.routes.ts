import {
  applicationDetailSchema,
  applicationsQuerySchema,
  applicationsSchema,
  moveApplicationSchema,
  noteExternalApplicationSchema,
  submitApplicationSchema,
} from '@stellenvisite/contract/applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { getApplication } from '@stellenvisite/core/applications/get-application';
import { getOwnInterviewCalendar } from '@stellenvisite/core/applications/interview-calendar';
import { listApplications } from '@stellenvisite/core/applications/list-applications';
import { noteExternalApplication } from '@stellenvisite/core/applications/note-external-application';
import { submitApplication } from '@stellenvisite/core/applications/submit-application';
import { trackApplication } from '@stellenvisite/core/applications/track-application';
import { withdrawApplication } from '@stellenvisite/core/applications/withdraw-application';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals, withBearer } from '../http/own-routes.ts';
import { sendCalendar } from './calendar-reply.ts';

const described = { tags: ['applications'], ...withBearer };
const refused = { ...refusals, 404: problemSchema, 409: problemSchema };

export const ownApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/jobs/:id/applications',
    {
      config: { permission: 'application.create' },
      schema: {
        ...described,
        summary: 'Apply for a job; one open application per person and job',
        params: idParamsSchema,
        body: submitApplicationSchema.nullish(),
        response: { 201: applicationDetailSchema, ...refused, 422: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await submitApplication(request.ctx, { ...request.body, jobId: request.params.id })),
  );

  app.post(
    '/api/jobs/:id/external-applications',
    {
      config: { permission: 'application.track' },
      schema: {
        ...described,
        summary: 'Note an application that was sent by another way, for oneself alone',
        params: idParamsSchema,
        body: noteExternalApplicationSchema.nullish(),
        response: { 201: applicationDetailSchema, ...refused },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await noteExternalApplication(request.ctx, { ...request.body, jobId: request.params.id })),
  );

  app.get(
    '/api/applications',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'The own applications, what changed last first, with the counts of all tabs',
        querystring: applicationsQuerySchema,
        response: { 200: applicationsSchema, ...refusals },
      },
    },
    async (request) => listApplications(request.ctx, request.query),
  );

  app.get(
    '/api/applications/:id',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'An own application with what was sent and its timeline',
        params: idParamsSchema,
        response: { 200: applicationDetailSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => getApplication(request.ctx, request.params),
  );

  app.patch(
    '/api/applications/:id',
    {
      config: { permission: 'application.track' },
      schema: {
        ...described,
        summary: 'Keep the status of an application that was sent by another way',
        params: idParamsSchema,
        body: moveApplicationSchema,
        response: { 200: applicationDetailSchema, ...refused },
      },
    },
    async (request) => trackApplication(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/applications/:id/withdrawal',
    {
      config: { permission: 'application.withdraw' },
      schema: {
        ...described,
        summary: 'Withdraw an own application for good',
        params: idParamsSchema,
        response: { 200: applicationDetailSchema, ...refused },
      },
    },
    async (request) => withdrawApplication(request.ctx, request.params),
  );

  app.get(
    '/api/applications/:id/interview.ics',
    {
      config: { permission: 'application.read' },
      schema: { ...described, summary: 'The interview as a calendar file', params: idParamsSchema },
    },
    async (request, reply) => sendCalendar(reply, await getOwnInterviewCalendar(request.ctx, request.params)),
  );
};
