import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { getEmployerMedia } from '@stellenvisite/core/employers/get-employer-media';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** A drawing opened by itself may style itself and do nothing else: no script, no request, no form. */
const MEDIA_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/media/:id',
    {
      config: { permission: 'employer.read' },
      schema: { tags: ['employers'], summary: 'A picture of an employer', params: idParamsSchema },
    },
    async ({ ctx, params }, reply) => {
      const { storageKey, contentType } = await getEmployerMedia(ctx, params);
      if (!(await ctx.files.exists(storageKey))) throw new DomainError('media.not_found');
      return reply
        .type(contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', MEDIA_POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(await ctx.files.getStream(storageKey));
    },
  );
};
