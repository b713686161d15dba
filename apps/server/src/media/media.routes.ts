import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { getEmployerFilm } from '@stellenvisite/core/employers/get-employer-film';
import { getEmployerMedia } from '@stellenvisite/core/employers/get-employer-media';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { filmPage, filmPolicy } from './film-page.ts';
import { FOREVER, sendPicture, variantParamsSchema } from './send-picture.ts';

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/employers/:id/film',
    {
      config: { permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'A page with the player of the employer’s film, for a frame',
        params: idParamsSchema,
      },
    },
    async (request, reply) => {
      const film = await getEmployerFilm(request.ctx, request.params);
      return (
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', filmPolicy(film.provider))
          .header('x-frame-options', 'SAMEORIGIN')
          // The players refuse a page that does not say where it is.
          .header('referrer-policy', 'strict-origin')
          .send(filmPage(film))
      );
    },
  );

  app.get(
    '/api/media/:id',
    {
      config: { permission: 'employer.read' },
      schema: { tags: ['employers'], summary: 'A picture of an employer', params: idParamsSchema },
    },
    async (request, reply) => {
      const picture = await getEmployerMedia(request.ctx, request.params);
      return sendPicture(request, reply, { ...picture, cacheControl: FOREVER });
    },
  );

  app.get(
    '/api/media/:id/:version/:width.:format',
    {
      config: { permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'A picture of an employer in one of its widths, as AVIF or WebP',
        params: variantParamsSchema,
      },
    },
    async (request, reply) => {
      const { id, ...variant } = request.params;
      const picture = await getEmployerMedia(request.ctx, { id, variant });
      return sendPicture(request, reply, { ...picture, cacheControl: FOREVER });
    },
  );
};
