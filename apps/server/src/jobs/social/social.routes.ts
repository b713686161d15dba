import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { getJob } from '@stellenvisite/core/jobs/get-job';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createSocialPictures } from './social-pictures.ts';

const DAY_CACHING = 'public, max-age=86400';
/** Drawing costs more than reading; link previews come in ones and twos. */
const DRAWING_LIMIT = { rateLimit: { max: 60, timeWindow: 60_000 } };

export const socialRoutes: FastifyPluginAsyncZod = async (app) => {
  const pictures = createSocialPictures();

  app.get('/social.png', { config: { permission: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', DAY_CACHING)
      .send(await pictures.get(null)),
  );

  app.get(
    '/social/jobs/:id.png',
    { config: { ...DRAWING_LIMIT, permission: 'public' }, schema: { hide: true, params: idParamsSchema } },
    async (request, reply) => {
      const picture = await pictures.get(await getJob(request.ctx, request.params));
      return reply.type('image/png').header('cache-control', DAY_CACHING).send(picture);
    },
  );
};
