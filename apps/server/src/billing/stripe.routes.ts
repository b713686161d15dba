import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { receiveStripeEvent } from '@stellenvisite/core/billing/stripe/receive-stripe-event';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The signature is over the bytes as they came, so nothing parses them before. */
export const stripeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/stripe/webhook',
    {
      config: { permission: 'public' },
      bodyLimit: 1_000_000,
      schema: {
        tags: ['billing'],
        summary: 'What the payment provider tells us; only what it has signed counts',
        headers: z.object({ 'stripe-signature': z.string().optional() }),
        response: { 204: z.null(), 400: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveStripeEvent(request.ctx, { body, signature: request.headers['stripe-signature'] ?? '' });
      return reply.code(204).send(null);
    },
  );
};
