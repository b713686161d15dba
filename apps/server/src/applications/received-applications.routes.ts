import { answerApplicationSchema } from '@stellenvisite/contract/application-answers.schema';
import { receivedApplicationDetailSchema } from '@stellenvisite/contract/applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { answerApplication } from '@stellenvisite/core/application-answers/answer-application';
import { getApplicationFile } from '@stellenvisite/core/applications/get-application-file';
import { getReceivedApplication } from '@stellenvisite/core/applications/get-received-application';
import { getReceivedInterviewCalendar } from '@stellenvisite/core/applications/interview-calendar';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFile } from '../files/send-file.ts';
import { refusals, withBearer } from '../http/own-routes.ts';
import { sendCalendar } from './calendar-reply.ts';

const described = { tags: ['employer applications'], ...withBearer };
const fileParamsSchema = idParamsSchema.extend({ fileId: z.string().max(500) });

export const receivedApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/employer/applications/:id',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'An application with what was sent; the first look marks it as opened, which the applicant sees',
        params: idParamsSchema,
        response: { 200: receivedApplicationDetailSchema, ...refusals, 404: problemSchema },
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
          'Answer an application: invite, reject or hire, with a message and dates; `version` is the one that was read',
        params: idParamsSchema,
        body: answerApplicationSchema,
        response: {
          200: receivedApplicationDetailSchema,
          ...refusals,
          404: problemSchema,
          409: problemSchema,
          422: problemSchema,
        },
      },
    },
    async (request) => answerApplication(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/employer/applications/:id/files/:fileId',
    {
      config: { permission: 'application.read' },
      schema: { ...described, summary: 'The content of a file sent with an application', params: fileParamsSchema },
    },
    async (request, reply) => sendFile(request, reply, await getApplicationFile(request.ctx, request.params)),
  );

  app.get(
    '/api/employer/applications/:id/interview.ics',
    {
      config: { permission: 'application.read' },
      schema: { ...described, summary: 'The interview as a calendar file', params: idParamsSchema },
    },
    async (request, reply) => sendCalendar(reply, await getReceivedInterviewCalendar(request.ctx, request.params)),
  );
};
