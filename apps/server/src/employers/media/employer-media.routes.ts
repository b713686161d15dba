import {
  changeMediaSchema,
  createMediaSchema,
  orderMediaSchema,
  ownMediaItemSchema,
  ownMediaSchema,
  ownPictureQuerySchema,
  saveVideoSchema,
} from '@stellenvisite/contract/employers/employer-media.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import type { VideoProvider } from '@stellenvisite/contract/employers/video-link';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { getEmployerFilm, getEmployerMedia } from '@stellenvisite/core/employers/get-employer';
import { changeMedia, orderMedia } from '@stellenvisite/core/employers/media/change-media';
import { createMedia } from '@stellenvisite/core/employers/media/create-media';
import { getOwnPicture, listOwnMedia } from '@stellenvisite/core/employers/media/get-own-picture';
import { removeMedia, restoreMedia } from '@stellenvisite/core/employers/media/remove-media';
import { deleteVideo, saveVideo } from '@stellenvisite/core/employers/media/save-video';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { FOREVER, sendPicture, variantParamsSchema } from '../media-files/send-picture.ts';

const described = { tags: ['employer media'], ...withBearer };
const ofEmployer = { ...described, querystring: actingEmployerQuerySchema };
const permission = 'employer_media.change' as const;

export const employerMediaRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/media',
    {
      config: { permission: 'own_employer.read' },
      schema: {
        ...ofEmployer,
        summary: 'List pictures and film of an employer the caller acts for, unpublished ones included',
        response: { 200: ownMediaSchema },
      },
    },
    async (request) => listOwnMedia(request.ctx, request.query),
  );

  app.post(
    '/api/employer/media',
    {
      config: { permission },
      schema: {
        ...ofEmployer,
        summary: 'Add an uploaded picture (`POST /api/files?purpose=picture` or `/api/uploads`) to the employer',
        body: createMediaSchema,
        response: { 201: ownMediaItemSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createMedia(request.ctx, { ...request.query, ...request.body })),
  );

  app.put(
    '/api/employer/media/order',
    {
      config: { permission },
      schema: {
        ...ofEmployer,
        summary: 'Reorder the gallery',
        body: orderMediaSchema,
        response: { 200: ownMediaSchema },
      },
    },
    async (request) => orderMedia(request.ctx, { ...request.query, ...request.body }),
  );

  app.put(
    '/api/employer/media/video',
    {
      config: { permission },
      schema: {
        ...ofEmployer,
        summary: 'Add a film of YouTube or Vimeo, shown to visitors after their consent',
        body: saveVideoSchema,
        response: { 200: ownMediaSchema },
      },
    },
    async (request) => saveVideo(request.ctx, { ...request.query, ...request.body }),
  );

  app.delete(
    '/api/employer/media/video',
    {
      config: { permission },
      schema: { ...ofEmployer, summary: 'Remove the film', response: { 200: ownMediaSchema } },
    },
    async (request) => deleteVideo(request.ctx, request.query),
  );

  app.get(
    '/api/employer/media/:id/content',
    {
      config: { permission: 'own_employer.read' },
      schema: {
        ...described,
        summary: 'Get a picture as a team member, unpublished ones included',
        params: idParamsSchema,
        querystring: ownPictureQuerySchema,
      },
    },
    async (request, reply) => {
      const picture = await getOwnPicture(request.ctx, { ...request.params, ...request.query });
      return sendPicture(request, reply, { ...picture, cacheControl: 'private, no-store' });
    },
  );

  app.patch(
    '/api/employer/media/:id',
    {
      config: { permission },
      schema: {
        ...described,
        summary: 'Describe or crop a picture, or make it the logo or cover',
        params: idParamsSchema,
        body: changeMediaSchema,
        response: { 200: ownMediaItemSchema },
      },
    },
    async (request) => changeMedia(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/media/:id',
    {
      config: { permission },
      schema: {
        ...described,
        summary: 'Remove a picture; it can be restored within an hour',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeMedia(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/employer/media/:id/restoration',
    {
      config: { permission },
      schema: {
        ...described,
        summary: 'Restore a removed picture',
        params: idParamsSchema,
        response: { 200: ownMediaItemSchema },
      },
    },
    async (request) => restoreMedia(request.ctx, request.params),
  );
};

const PLAYER_HOSTS: Record<VideoProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** Returns the one page that may frame a provider's player. Our pages frame this one, so that their own policy names no other host. */
const filmPolicy = (provider: VideoProvider) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-src ${PLAYER_HOSTS[provider]}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/employers/:id/film',
    {
      config: { permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'Get a page with the player of the employer’s film, to be framed',
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
      schema: { tags: ['employers'], summary: 'Get a picture of an employer', params: idParamsSchema },
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
        summary: 'Get a picture of an employer in one of its widths, as AVIF or WebP',
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

function filmPage({ playerUrl, title }: { playerUrl: string; title: string | null }): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title ?? 'Film')}</title>
<style>html,body{height:100%;margin:0;background:#0b112d}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><iframe src="${escapeHtml(playerUrl)}" title="${escapeHtml(title ?? 'Film')}" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe></body></html>`;
}
