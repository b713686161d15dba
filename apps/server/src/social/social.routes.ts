import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { getJob } from '@stellenvisite/core/jobs/get-job';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const DAY_CACHING = 'public, max-age=86400';
/** Drawing costs more than reading; link previews come in ones and twos. */
const DRAWING_LIMIT = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Drawing needs some twenty megabytes of fonts and code, and many processes are never asked for a picture. */
const loadDrawing = () => import('./social-picture.ts');

export const socialRoutes: FastifyPluginAsyncZod = async (app) => {
  let sitePicture: Promise<Buffer> | undefined;

  app.get('/social.png', { config: { permission: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    sitePicture ??= loadDrawing().then(({ drawSitePicture }) => drawSitePicture());
    return reply
      .type('image/png')
      .header('cache-control', DAY_CACHING)
      .send(await sitePicture);
  });

  app.get(
    '/social/jobs/:id.png',
    { config: { ...DRAWING_LIMIT, permission: 'public' }, schema: { hide: true, params: idParamsSchema } },
    async (request, reply) => {
      const job = await getJob(request.ctx, request.params);
      const { drawSocialPicture } = await loadDrawing();
      return reply
        .type('image/png')
        .header('cache-control', DAY_CACHING)
        .send(await drawSocialPicture(job));
    },
  );
};
