import {
  applicationReviewSchema,
  rateApplicationSchema,
  tagApplicationSchema,
  writeNoteSchema,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { getApplicationReview } from '@stellenvisite/core/applications/reviews/get-application-review';
import { rateApplication, tagApplication } from '@stellenvisite/core/applications/reviews/rate-application';
import { deleteNote, writeNote } from '@stellenvisite/core/applications/reviews/write-note';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer applications'], ...withBearer, params: idParamsSchema };
const answered = { 200: applicationReviewSchema };
const noteParamsSchema = idParamsSchema.extend({ noteId: z.string().max(500) });

export const applicationReviewsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/applications/:id/review',
    {
      config: { permission: 'application.read' },
      schema: {
        ...described,
        summary: 'List the team’s notes, ratings and tags, never visible to the applicant',
        response: answered,
      },
    },
    async (request) => getApplicationReview(request.ctx, request.params),
  );

  app.post(
    '/api/employer/applications/:id/review/notes',
    {
      config: { permission: 'application.annotate' },
      schema: {
        ...described,
        summary: 'Write a note; `<@id>` mentions somebody of the employer, who is told',
        body: writeNoteSchema,
        response: { 201: applicationReviewSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await writeNote(request.ctx, { ...request.params, ...request.body })),
  );

  app.delete(
    '/api/employer/applications/:id/review/notes/:noteId',
    {
      config: { permission: 'application.annotate' },
      schema: { ...described, summary: 'Delete an own note', params: noteParamsSchema, response: answered },
    },
    async (request) => deleteNote(request.ctx, request.params),
  );

  app.put(
    '/api/employer/applications/:id/review/rating',
    {
      config: { permission: 'application.annotate' },
      schema: {
        ...described,
        summary: 'Set the own rating from 1 to 5, or remove it with null',
        body: rateApplicationSchema,
        response: answered,
      },
    },
    async (request) => rateApplication(request.ctx, { ...request.params, ...request.body }),
  );

  app.put(
    '/api/employer/applications/:id/review/tags',
    {
      config: { permission: 'application.annotate' },
      schema: {
        ...described,
        summary: 'Replace all tags, at most ten',
        body: tagApplicationSchema,
        response: answered,
      },
    },
    async (request) => tagApplication(request.ctx, { ...request.params, ...request.body }),
  );
};
