import { mailTokenSchema, oneClickUnsubscribeSchema } from '@stellenvisite/contract/mails.schema';
import { mailsOffSchema } from '@stellenvisite/contract/notifications.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { switchMailsOff } from '@stellenvisite/core/notifications/switch-mails-off';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerOneClickForms } from '../http/one-click-forms.ts';

const tags = ['notifications'];
const tokenLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };
const refused = { 400: problemSchema, 404: problemSchema, 429: problemSchema };

/** The way out of every mail that is not strictly about the account: by its signed token, without signing in. */
export const mailsOffRoutes: FastifyPluginAsyncZod = async (app) => {
  registerOneClickForms(app);

  app.post(
    '/api/notifications/unsubscriptions',
    {
      config: { ...tokenLimit, permission: 'public' },
      schema: {
        tags,
        summary: 'Switch the mails of one topic off with the token of any of them',
        body: mailTokenSchema,
        response: { 200: mailsOffSchema, ...refused },
      },
    },
    async (request) => ({ status: 'unsubscribed' as const, ...(await switchMailsOff(request.ctx, request.body)) }),
  );

  app.post(
    '/api/notifications/unsubscribe/:token',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'One-click unsubscription by a mail program (RFC 8058)',
        consumes: ['application/x-www-form-urlencoded'],
        params: mailTokenSchema,
        body: oneClickUnsubscribeSchema,
        response: { 200: mailsOffSchema, ...refused },
      },
    },
    async (request) => ({ status: 'unsubscribed' as const, ...(await switchMailsOff(request.ctx, request.params)) }),
  );

  app.get(
    '/api/notifications/unsubscribe/:token',
    {
      config: { permission: 'public' },
      schema: { tags, summary: 'For people who open the header’s link: leads to the page', params: mailTokenSchema },
    },
    async (request, reply) => reply.redirect(`/abmelden?token=${encodeURIComponent(request.params.token)}`, 303),
  );
};
