import {
  addArticlePictureSchema,
  describeArticlePictureSchema,
  managedArticlePictureSchema,
  managedArticlePicturesSchema,
} from '@stellenvisite/contract/content/articles.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  addArticlePicture,
  describeArticlePicture,
  listArticlePictures,
  removeArticlePicture,
} from '@stellenvisite/core/content/articles/pictures/manage-pictures';
import { getArticlePicture } from '@stellenvisite/core/content/articles/pictures/picture-view';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FOREVER, sendPicture, variantParamsSchema } from '../../employers/media-files/send-picture.ts';

const config = { permission: 'article.manage' } as const;
const tags = ['articles'];
const params = idParamsSchema;

export const articlePicturesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/article-pictures/:id',
    { config: { permission: 'article.read' }, schema: { tags, summary: 'Get a drawing of an article', params } },
    async (request, reply) => {
      const picture = await getArticlePicture(request.ctx, request.params);
      return sendPicture(request, reply, { ...picture, cacheControl: FOREVER });
    },
  );

  app.get(
    '/api/article-pictures/:id/:version/:width.:format',
    {
      config: { permission: 'article.read' },
      schema: {
        tags,
        summary: 'Get a picture of an article in one of its widths, as AVIF or WebP',
        params: variantParamsSchema,
      },
    },
    async (request, reply) => {
      const { id, ...variant } = request.params;
      const picture = await getArticlePicture(request.ctx, { id, variant });
      return sendPicture(request, reply, { ...picture, cacheControl: FOREVER });
    },
  );

  app.get(
    '/api/admin/articles/:id/pictures',
    {
      config,
      schema: {
        tags,
        summary: 'List pictures of an article, including those being converted',
        params,
        response: { 200: managedArticlePicturesSchema },
      },
    },
    (request) => listArticlePictures(request.ctx, request.params),
  );

  app.post(
    '/api/admin/articles/:id/pictures',
    {
      config,
      schema: {
        tags,
        summary: 'Add an uploaded picture (`POST /api/files?purpose=picture` or `/api/uploads`) to the article',
        params,
        body: addArticlePictureSchema,
        response: {
          201: managedArticlePictureSchema,
        },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await addArticlePicture(request.ctx, { ...request.params, ...request.body })),
  );

  app.patch(
    '/api/admin/article-pictures/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Describe a picture of an article, or make it the cover',
        params,
        body: describeArticlePictureSchema,
        response: { 200: managedArticlePictureSchema },
      },
    },
    (request) => describeArticlePicture(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/admin/article-pictures/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a picture from an article',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeArticlePicture(request.ctx, request.params);
      return reply.status(204).send(null);
    },
  );
};
