import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { takeInboundMail } from '@stellenvisite/core/inbound-mails/take-inbound-mail';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const MAX_BYTES = 25_000_000;

/** A mail as it came, whatever its parts say they are. */
export const inboundMailsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/inbound-mails',
    {
      config: { permission: 'public' },
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['support'],
        summary: 'A mail that the operator’s mail server hands on (message/rfc822) with its secret',
        headers: z.object({ 'x-inbound-mail-secret': z.string().optional() }),
        response: { 204: z.null(), 400: problemSchema, 401: problemSchema, 404: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const secret = request.headers['x-inbound-mail-secret'] ?? '';
      await takeInboundMail(request.ctx, { secret, raw });
      return reply.code(204).send(null);
    },
  );
};
