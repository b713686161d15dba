import { MAX_MAIL_BYTES } from '@stellenvisite/core/support/inbound-mails/open-inbound-mail';
import { receiveInboundMail, requireMailSecret } from '@stellenvisite/core/support/inbound-mails/receive-inbound-mail';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const secretOf = ({ headers }: FastifyRequest) => String(headers['x-inbound-mail-secret'] ?? '');

/** Registers the route that receives a mail as it came, whatever its parts say they are. */
export const inboundMailsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/inbound-mails',
    {
      config: { permission: 'public' },
      bodyLimit: MAX_MAIL_BYTES,
      // Of a stranger's mail not a byte is read.
      onRequest: async (request) => requireMailSecret(request.ctx, secretOf(request)),
      schema: {
        tags: ['support'],
        summary: 'Receive a mail forwarded by the operator’s mail server (message/rfc822), authorised by its secret',
        headers: z.object({ 'x-inbound-mail-secret': z.string().optional() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveInboundMail(request.ctx, { secret: secretOf(request), raw });
      return reply.code(204).send(null);
    },
  );
};
