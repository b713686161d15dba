import {
  answerApplicationSchema,
  concludeJobResultSchema,
  concludeJobSchema,
  extendOfferSchema,
  recordOfferAnswerSchema,
  sendOfferSchema,
  withdrawOfferSchema,
} from '@stellenvisite/contract/applications/application-answers.schema';
import {
  confirmGuestApplicationSchema,
  guestApplicationSchema,
  guestConfirmationSchema,
  receivedApplicationDetailSchema,
  startGuestApplicationSchema,
} from '@stellenvisite/contract/applications/applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { confirmGuestApplication } from '@stellenvisite/core/applications/confirm-guest-application';
import { getApplicationFile } from '@stellenvisite/core/applications/get-applicant';
import { getReceivedApplication } from '@stellenvisite/core/applications/get-received-application';
import { getReceivedInterviewCalendar } from '@stellenvisite/core/applications/interview-calendar';
import { startGuestApplication } from '@stellenvisite/core/applications/start-guest-application';
import { answerApplication } from '@stellenvisite/core/messages/answers/answer-application';
import { concludeJob } from '@stellenvisite/core/messages/answers/conclude-job';
import { extendOffer, recordOfferAnswer, sendOffer, withdrawOffer } from '@stellenvisite/core/messages/answers/offers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../http/own-routes.ts';
import { giveDevice, rememberDevice } from '../identity/auth/device-cookie.ts';
import { guestTokenOf, sendFile } from '../platform/files/files.routes.ts';
import { applicationDraftsRoutes } from './application-drafts.routes.ts';
import { ownApplicationsRoutes, sendCalendar } from './own-applications.routes.ts';

const described = { tags: ['employer applications'], ...withBearer };

const fileParamsSchema = idParamsSchema.extend({ fileId: z.string().max(500) });

const receivedApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/employer/applications/:id',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'Get an application with its content; the first request marks it as opened, visible to the applicant',
        params: idParamsSchema,
        response: { 200: receivedApplicationDetailSchema },
      },
    },
    async (request) => getReceivedApplication(request.ctx, request.params),
  );

  app.patch(
    '/api/employer/applications/:id',
    {
      config: { permission: 'application.move' },
      schema: {
        ...described,
        summary:
          'Answer an application: invite or reject, with a message and dates; `version` is the one that was read',
        params: idParamsSchema,
        body: answerApplicationSchema,
        response: {
          200: receivedApplicationDetailSchema,
        },
      },
    },
    async (request) => answerApplication(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/employer/applications/:id/files/:fileId',
    {
      config: { permission: 'application.read' },
      schema: { ...described, summary: 'Download a file sent with an application', params: fileParamsSchema },
    },
    async (request, reply) => sendFile(request, reply, await getApplicationFile(request.ctx, request.params)),
  );

  app.get(
    '/api/employer/applications/:id/interview.ics',
    {
      config: { permission: 'application.read' },
      schema: { ...described, summary: 'Download the interview as a calendar file', params: idParamsSchema },
    },
    async (request, reply) => sendCalendar(reply, await getReceivedInterviewCalendar(request.ctx, request.params)),
  );
};

/** An offer, what becomes of it, and what follows from a hire. */
const offerRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { permission: 'application.move' } as const;
  const response = { 200: receivedApplicationDetailSchema };
  const params = idParamsSchema;

  app.put(
    '/api/employer/applications/:id/offer',
    {
      config,
      schema: {
        ...described,
        summary: 'Send an offer to an invited applicant; accepting it is the hire',
        params,
        body: sendOfferSchema,
        response,
      },
    },
    async (request) => sendOffer(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/employer/applications/:id/offer/extension',
    {
      config,
      schema: { ...described, summary: 'Set a later day for the answer', params, body: extendOfferSchema, response },
    },
    async (request) => extendOffer(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/employer/applications/:id/offer/withdrawal',
    {
      config,
      schema: {
        ...described,
        summary: 'Withdraw an open offer with a message',
        params,
        body: withdrawOfferSchema,
        response,
      },
    },
    async (request) => withdrawOffer(request.ctx, { ...request.params, ...request.body }),
  );

  app.put(
    '/api/employer/applications/:id/offer/phone-answer',
    {
      config,
      schema: {
        ...described,
        summary: 'Record an answer given on the phone; the applicant is asked to confirm it',
        params,
        body: recordOfferAnswerSchema,
        response,
      },
    },
    async (request) => recordOfferAnswer(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/employer/applications/:id/conclusion',
    {
      config,
      schema: {
        ...described,
        summary: 'After a hire, close the job as filled and reject other applications to it',
        params,
        body: concludeJobSchema,
        response: { 200: concludeJobResultSchema },
      },
    },
    async (request) => concludeJob(request.ctx, { ...request.params, ...request.body }),
  );
};

const tags = ['applications'];

/** Public: whoever applies without an account shows the token they uploaded their files with. */
const guestApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/jobs/:id/guest-applications',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Start an application without an account; a code is mailed to the address',
        params: idParamsSchema,
        body: startGuestApplicationSchema,
        response: { 201: guestApplicationSchema },
      },
    },
    async (request, reply) => {
      const begun = { ...request.body, jobId: request.params.id, guestToken: guestTokenOf(request) };
      return reply.code(201).send(await startGuestApplication(request.ctx, begun));
    },
  );

  app.post(
    '/api/guest-applications/:id/confirmation',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Confirm the address by the mailed code; creates the account, signs in and sends the application',
        params: idParamsSchema,
        body: confirmGuestApplicationSchema,
        response: { 200: guestConfirmationSchema },
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request;
      giveDevice(request);
      const answer = await confirmGuestApplication(ctx, { ...params, ...body, guestToken: guestTokenOf(request) });
      if (answer.session) rememberDevice(request, reply, new URL(ctx.auth.settings.externalUrl).pathname);
      return answer;
    },
  );
};

export const applicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  await app.register(ownApplicationsRoutes);
  await app.register(applicationDraftsRoutes);
  await app.register(guestApplicationsRoutes);
  await app.register(receivedApplicationsRoutes);
  await app.register(offerRoutes);
};
