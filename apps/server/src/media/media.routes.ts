import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { getEmployerMedia } from '@stellenvisite/core/employers/get-employer-media';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Disk } from 'flydrive';

type MediaOptions = { store: Pick<Disk, 'exists' | 'getStream'> };

/** A drawing opened by itself may style itself and do nothing else: no script, no request, no form. */
const MEDIA_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

export const mediaRoutes: FastifyPluginAsyncZod<MediaOptions> = async (app, { store }) => {
  app.get(
    '/api/media/:id',
    { schema: { tags: ['employers'], summary: 'A picture of an employer', params: idParamsSchema } },
    async (request, reply) => {
      const { storageKey, contentType } = await getEmployerMedia(request.ctx, request.params);
      if (!(await store.exists(storageKey))) throw new DomainError('media.not_found');
      return reply
        .type(contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', MEDIA_POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(await store.getStream(storageKey));
    },
  );
};
