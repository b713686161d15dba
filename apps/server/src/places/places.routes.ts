import {
  nearestPlaceQuerySchema,
  placeDetailSchema,
  placeListSchema,
  placeQuerySchema,
  placeSchema,
  placeSlugSchema,
} from '@stellenvisite/contract/places.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { getPlace } from '@stellenvisite/core/places/get-place';
import { listPlaces } from '@stellenvisite/core/places/list-places';
import { nearestPlace } from '@stellenvisite/core/places/nearest-place';
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
        summary: 'Towns, districts, regions and countries (DE, AT, CH) by the beginning of their name or postcode',
        querystring: placeQuerySchema,
        response: { 200: placeListSchema, 400: problemSchema },
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
        summary: 'The town or district nearest to a point',
        querystring: nearestPlaceQuerySchema,
        response: { 200: placeSchema, 400: problemSchema, 404: problemSchema },
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
        summary: 'One place with the number of its live jobs',
        params: placeSlugSchema,
        response: { 200: placeDetailSchema, 404: problemSchema },
      },
    },
    (request) => getPlace(request.ctx, request.params),
  );
};
