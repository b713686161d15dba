import {
  changeMediaSchema,
  createMediaSchema,
  orderMediaSchema,
  ownMediaItemSchema,
  ownMediaSchema,
  ownPictureQuerySchema,
  saveVideoSchema,
} from '@stellenvisite/contract/employer-media.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { changeMedia } from '@stellenvisite/core/employer-media/change-media';
import { createMedia } from '@stellenvisite/core/employer-media/create-media';
import { getOwnPicture } from '@stellenvisite/core/employer-media/get-own-picture';
import { orderMedia } from '@stellenvisite/core/employer-media/order-media';
import { listOwnMedia } from '@stellenvisite/core/employer-media/own-media';
import { removeMedia, restoreMedia } from '@stellenvisite/core/employer-media/remove-media';
import { deleteVideo, saveVideo } from '@stellenvisite/core/employer-media/save-video';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendPicture } from '../media/send-picture.ts';

const described = { tags: ['employer media'], ...withBearer };
const ofEmployer = { ...described, querystring: actingEmployerQuerySchema };
const refused = { ...refusals, 404: problemSchema, 409: problemSchema, 422: problemSchema };
const permission = 'employer_media.change' as const;

export const employerMediaRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/media',
    {
      config: { permission: 'own_employer.read' },
      schema: {
        ...ofEmployer,
        summary: 'Pictures and film of an employer the caller acts for, also those that are not public',
        response: { 200: ownMediaSchema, ...refused },
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
        summary: 'Make an uploaded picture (`POST /api/files?purpose=picture` or `/api/uploads`) one of the employer',
        body: createMediaSchema,
        response: { 201: ownMediaItemSchema, ...refused },
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
        summary: 'Put the gallery in an order',
        body: orderMediaSchema,
        response: { 200: ownMediaSchema, ...refused },
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
        summary: 'Show a film of YouTube or Vimeo; visitors see it after they agree',
        body: saveVideoSchema,
        response: { 200: ownMediaSchema, ...refused },
      },
    },
    async (request) => saveVideo(request.ctx, { ...request.query, ...request.body }),
  );

  app.delete(
    '/api/employer/media/video',
    {
      config: { permission },
      schema: { ...ofEmployer, summary: 'Show no film', response: { 200: ownMediaSchema, ...refused } },
    },
    async (request) => deleteVideo(request.ctx, request.query),
  );

  app.get(
    '/api/employer/media/:id/content',
    {
      config: { permission: 'own_employer.read' },
      schema: {
        ...described,
        summary: 'The picture for those who act for the employer, also while it is not public',
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
        summary: 'Describe a picture, crop it anew, or make it logo or cover',
        params: idParamsSchema,
        body: changeMediaSchema,
        response: { 200: ownMediaItemSchema, ...refused },
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
        summary: 'Take a picture away; within an hour it can be brought back',
        params: idParamsSchema,
        response: { 204: z.null(), ...refused },
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
        summary: 'Bring back a picture that was taken away',
        params: idParamsSchema,
        response: { 200: ownMediaItemSchema, ...refused },
      },
    },
    async (request) => restoreMedia(request.ctx, request.params),
  );
};
