import { answerOfferSchema } from '@stellenvisite/contract/applications/application-answers.schema';
import {
  applicationDetailSchema,
  applicationsQuerySchema,
  applicationsSchema,
  moveApplicationSchema,
  noteExternalApplicationSchema,
  submitApplicationSchema,
} from '@stellenvisite/contract/applications/applications.schema';
import { appliedJobsSchema } from '@stellenvisite/contract/applications/applied-jobs.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { listApplications } from '@stellenvisite/core/applications/get-applicant';
import { withdrawApplication } from '@stellenvisite/core/applications/get-received-application';
import { getOwnInterviewCalendar } from '@stellenvisite/core/applications/interview-calendar';
import { listAppliedJobs } from '@stellenvisite/core/applications/list-applied-jobs';
import { getApplication, noteExternalApplication } from '@stellenvisite/core/applications/note-external-application';
import { submitApplication } from '@stellenvisite/core/applications/submit-application';
import { trackApplication } from '@stellenvisite/core/applications/track-application';
import { answerOffer } from '@stellenvisite/core/messages/answers/offers';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withBearer } from '../http/own-routes.ts';

const described = { tags: ['applications'], ...withBearer };

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
        response: { 201: applicationDetailSchema },
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
        summary: 'Record an application that was sent by another way, visible to the caller only',
        params: idParamsSchema,
        body: noteExternalApplicationSchema.nullish(),
        response: { 201: applicationDetailSchema },
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
        summary: 'List the own applications by last change, with the counts of all tabs',
        querystring: applicationsQuerySchema,
        response: { 200: applicationsSchema },
      },
    },
    async (request) => listApplications(request.ctx, request.query),
  );

  app.get(
    '/api/applied-jobs',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'List the jobs the caller has applied to, each with the newest application',
        response: { 200: appliedJobsSchema },
      },
    },
    async (request) => listAppliedJobs(request.ctx),
  );

  app.get(
    '/api/applications/:id',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'Get an own application with its content and timeline',
        params: idParamsSchema,
        response: { 200: applicationDetailSchema },
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
        summary: 'Set the status of an application that was sent by another way',
        params: idParamsSchema,
        body: moveApplicationSchema,
        response: { 200: applicationDetailSchema },
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
        summary: 'Withdraw an own application permanently',
        params: idParamsSchema,
        response: { 200: applicationDetailSchema },
      },
    },
    async (request) => withdrawApplication(request.ctx, request.params),
  );

  app.put(
    '/api/applications/:id/offer-answer',
    {
      config: { permission: 'application.answer_offer' },
      schema: {
        ...described,
        summary: 'Accept or decline an offer; accepting is the hire',
        params: idParamsSchema,
        body: answerOfferSchema,
        response: { 200: applicationDetailSchema },
      },
    },
    async (request) => answerOffer(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/applications/:id/interview.ics',
    {
      config: { permission: 'application.read' },
      schema: { ...described, summary: 'Download the interview as a calendar file', params: idParamsSchema },
    },
    async (request, reply) => sendCalendar(reply, await getOwnInterviewCalendar(request.ctx, request.params)),
  );
};

export function sendCalendar(reply: FastifyReply, calendar: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .send(calendar);
}
