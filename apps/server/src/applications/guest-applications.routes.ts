import {
  confirmGuestApplicationSchema,
  guestApplicationSchema,
  guestConfirmationSchema,
  startGuestApplicationSchema,
} from '@stellenvisite/contract/applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { confirmGuestApplication } from '@stellenvisite/core/applications/confirm-guest-application';
import { startGuestApplication } from '@stellenvisite/core/applications/start-guest-application';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { giveDevice, keepDevice } from '../auth/device-cookie.ts';
import { guestTokenOf } from '../files/guest-token.ts';
import { refusals } from '../http/own-routes.ts';

const tags = ['applications'];
const refused = { ...refusals, 404: problemSchema, 409: problemSchema, 422: problemSchema, 429: problemSchema };

/** Public: whoever applies without an account shows the token they uploaded their files with. */
export const guestApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/jobs/:id/guest-applications',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Begin an application without an account; a code is mailed to the address',
        params: idParamsSchema,
        body: startGuestApplicationSchema,
        response: { 201: guestApplicationSchema, ...refused },
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
        summary: 'Confirm the address by the mailed code: makes the account, signs in and sends the application',
        params: idParamsSchema,
        body: confirmGuestApplicationSchema,
        response: { 200: guestConfirmationSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request;
      giveDevice(request);
      const answer = await confirmGuestApplication(ctx, { ...params, ...body, guestToken: guestTokenOf(request) });
      if (answer.session) keepDevice(request, reply, new URL(ctx.auth.settings.externalUrl).pathname);
      return answer;
    },
  );
};
