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
        summary: 'An alert for an address; a mail asks it to confirm. The answer never tells who has one',
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
        summary: 'The alert of a link in a mail, before anything is done',
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
        summary: 'Do what the link of a mail says: confirm, pause, resume, daily, weekly, end',
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
        summary: 'One-click unsubscription by a mail program (RFC 8058)',
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
        summary: 'For people who open the header’s link: leads to the page',
        params: alertTokenSchema,
      },
    },
    async (request, reply) => reply.redirect(`/suchauftrag?token=${encodeURIComponent(request.params.token)}`, 303),
  );
};
