import {
  classChoicesSchema,
  titleQuerySchema,
  titleReadingSchema,
} from '@stellenvisite/contract/jobs/occupations.schema';
import {
  nearestPlaceQuerySchema,
  placeDetailSchema,
  placeListSchema,
  placeQuerySchema,
  placeSchema,
  placeSlugSchema,
} from '@stellenvisite/contract/jobs/places.schema';
import { listClassChoices, readJobTitle } from '@stellenvisite/core/jobs/occupations/read-job-title';
import { getPlace, listPlaces, nearestPlace } from '@stellenvisite/core/jobs/places/list-places';
import { prepareSpellings } from '@stellenvisite/search/places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const placesRoutes: FastifyPluginAsyncZod = async (app) => {
  // The list takes a moment to read; nobody's first search shall wait for it.
  app.addHook('onListen', () => {
    prepareSpellings();
  });

  app.get(
    '/api/places',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['places'],
        summary: 'Find towns, districts, regions and countries (DE, AT, CH) by a prefix of name or postcode',
        querystring: placeQuerySchema,
        response: { 200: placeListSchema },
      },
    },
    (request) => listPlaces(request.ctx, request.query),
  );

  app.get(
    '/api/places/nearest',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['places'],
        summary: 'Find the town or district nearest to a point',
        querystring: nearestPlaceQuerySchema,
        response: { 200: placeSchema },
      },
    },
    (request) => nearestPlace(request.query),
  );

  app.get(
    '/api/places/by-slug/:slug',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['places'],
        summary: 'Get a place with the number of its live jobs',
        params: placeSlugSchema,
        response: { 200: placeDetailSchema },
      },
    },
    (request) => getPlace(request.ctx, request.params),
  );
};

export const occupationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/occupations',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'List the vocabulary of the classification in the language of the caller',
        response: { 200: classChoicesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600').header('vary', 'Cookie, Accept-Language');
      return listClassChoices(request.ctx);
    },
  );

  app.get(
    '/api/occupations/titles',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Suggest occupations for the title of a job, with category and specialty',
        querystring: titleQuerySchema,
        response: { 200: titleReadingSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return readJobTitle(request.ctx, request.query);
    },
  );
};
