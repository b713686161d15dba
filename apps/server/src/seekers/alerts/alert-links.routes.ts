import { oneClickUnsubscribeSchema } from '@stellenvisite/contract/platform/email.schema';
import {
  alertTokenSchema,
  followAlertLinkSchema,
  guestAlertAcceptedSchema,
  linkedAlertSchema,
  subscribeGuestAlertSchema,
} from '@stellenvisite/contract/seekers/job-alerts.schema';
import { followAlertLink, getLinkedAlert } from '@stellenvisite/core/seekers/alerts/follow-alert-link';
import { subscribeGuestAlert } from '@stellenvisite/core/seekers/alerts/subscribe-guest-alert';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerOneClickForms } from '../../http/one-click-forms.ts';

/** A whole ward may ask from one address; nobody fills inboxes that way. */
const subscribeLimit = { rateLimit: { max: 20, timeWindow: 600_000 } };
const tokenLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };
const permission = 'job_alert.subscribe' as const;
const tags = ['job alerts'];

/** For people who are not signed in: an alert by e-mail, and the links in its mails. */
export const alertLinksRoutes: FastifyPluginAsyncZod = async (app) => {
  registerOneClickForms(app);

  app.post(
    '/api/job-alerts/subscriptions',
    {
      config: { ...subscribeLimit, permission },
      schema: {
        tags,
        summary:
          'Create an alert for an address and mail a link to confirm it; the response is the same for every address',
        body: subscribeGuestAlertSchema,
        response: { 202: guestAlertAcceptedSchema },
      },
    },
    async (request, reply) => {
      await subscribeGuestAlert(request.ctx, request.body);
      return reply.code(202).send({ status: 'check_inbox' });
    },
  );

  app.get(
    '/api/job-alerts/links/:token',
    {
      config: { ...tokenLimit, permission },
      schema: {
        tags,
        summary: 'Get the alert of a mailed link without changing it',
        params: alertTokenSchema,
        response: { 200: linkedAlertSchema },
      },
    },
    async (request) => getLinkedAlert(request.ctx, request.params),
  );

  app.post(
    '/api/job-alerts/links',
    {
      config: { ...tokenLimit, permission },
      schema: {
        tags,
        summary: 'Change an alert by the link of a mail: confirm, pause, resume, daily, weekly or end',
        body: followAlertLinkSchema,
        response: { 200: linkedAlertSchema },
      },
    },
    async (request) => followAlertLink(request.ctx, request.body),
  );

  app.post(
    '/api/job-alerts/unsubscribe/:token',
    {
      config: { permission },
      schema: {
        tags,
        summary: 'Unsubscribe with one click from a mail program (RFC 8058)',
        consumes: ['application/x-www-form-urlencoded'],
        params: alertTokenSchema,
        body: oneClickUnsubscribeSchema,
        response: { 200: linkedAlertSchema },
      },
    },
    async (request) => followAlertLink(request.ctx, request.params),
  );

  app.get(
    '/api/job-alerts/unsubscribe/:token',
    {
      config: { permission },
      schema: {
        tags,
        summary: 'Redirect people who open the link of the List-Unsubscribe header to the page',
        params: alertTokenSchema,
      },
    },
    async (request, reply) => reply.redirect(`/suchauftrag?token=${encodeURIComponent(request.params.token)}`, 303),
  );
};
