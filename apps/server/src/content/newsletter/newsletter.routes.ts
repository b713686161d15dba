import {
  newsletterAcceptedSchema,
  newsletterConfirmedSchema,
  newsletterFrequencyChangedSchema,
  newsletterUnsubscribedSchema,
  subscribeNewsletterSchema,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import { mailTokenSchema, oneClickUnsubscribeSchema } from '@stellenvisite/contract/platform/email.schema';
import {
  changeNewsletterFrequency,
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@stellenvisite/core/content/newsletter/subscribe-newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerOneClickForms } from '../../http/one-click-forms.ts';

/** A whole ward may sign up from one address; nobody fills a list that way. */
const subscribeLimit = { rateLimit: { max: 20, timeWindow: 600_000 } };
const tokenLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };

const tags = ['newsletter'];

export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  registerOneClickForms(app);

  app.post(
    '/api/newsletter/subscriptions',
    {
      config: { ...subscribeLimit, permission: 'newsletter.subscribe' },
      schema: {
        tags,
        summary:
          'Subscribe an address to the newsletter and mail a link to confirm it; the response is the same for every address',
        body: subscribeNewsletterSchema,
        response: { 202: newsletterAcceptedSchema },
      },
    },
    async (request, reply) => {
      await subscribeNewsletter(request.ctx, request.body);
      return reply.code(202).send({ status: 'check_inbox' });
    },
  );

  app.post(
    '/api/newsletter/confirmations',
    {
      config: { ...tokenLimit, permission: 'newsletter.subscribe' },
      schema: {
        tags,
        summary: 'Confirm a subscription with the token of the mail, once and within seven days',
        body: mailTokenSchema,
        response: { 200: newsletterConfirmedSchema },
      },
    },
    async (request) => {
      const { frequency } = await confirmNewsletter(request.ctx, request.body);
      return { status: 'confirmed' as const, frequency };
    },
  );

  app.post(
    '/api/newsletter/frequency-changes',
    {
      config: { ...tokenLimit, permission: 'newsletter.subscribe' },
      schema: {
        tags,
        summary: 'Change the frequency of the newsletter with the token of the mail',
        body: mailTokenSchema,
        response: { 200: newsletterFrequencyChangedSchema },
      },
    },
    async (request) => {
      const { frequency } = await changeNewsletterFrequency(request.ctx, request.body);
      return { status: 'changed' as const, frequency };
    },
  );

  app.post(
    '/api/newsletter/unsubscriptions',
    {
      config: { ...tokenLimit, permission: 'newsletter.subscribe' },
      schema: {
        tags,
        summary: 'Unsubscribe from the newsletter with the token of any issue',
        body: mailTokenSchema,
        response: { 200: newsletterUnsubscribedSchema },
      },
    },
    async (request) => {
      await unsubscribeNewsletter(request.ctx, request.body);
      return { status: 'unsubscribed' as const };
    },
  );

  app.post(
    '/api/newsletter/unsubscribe/:token',
    {
      config: { permission: 'newsletter.subscribe' },
      schema: {
        tags,
        summary: 'Unsubscribe with one click from a mail program (RFC 8058)',
        consumes: ['application/x-www-form-urlencoded'],
        params: mailTokenSchema,
        body: oneClickUnsubscribeSchema,
        response: { 200: newsletterUnsubscribedSchema },
      },
    },
    async (request) => {
      await unsubscribeNewsletter(request.ctx, request.params);
      return { status: 'unsubscribed' as const };
    },
  );

  app.get(
    '/api/newsletter/unsubscribe/:token',
    {
      config: { permission: 'newsletter.subscribe' },
      schema: {
        tags,
        summary: 'Redirect people who open the link of the List-Unsubscribe header to the page',
        params: mailTokenSchema,
      },
    },
    async (request, reply) =>
      reply.redirect(`/newsletter/abbestellen?token=${encodeURIComponent(request.params.token)}`, 303),
  );
};
