import {
  decideTestimonialSchema,
  giveTestimonialSchema,
  moderatedTestimonialsSchema,
  ownTestimonialAnswerSchema,
  ownTestimonialSchema,
  testimonialsQuerySchema,
} from '@stellenvisite/contract/content/testimonials.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  decideTestimonial,
  getOwnTestimonial,
  giveTestimonial,
  listTestimonials,
  withdrawTestimonial,
} from '@stellenvisite/core/content/testimonials/moderate-testimonials';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const give = { permission: 'testimonial.give' } as const;
const moderate = { permission: 'testimonial.moderate' } as const;
const tags = ['testimonials'];

export const testimonialsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/testimonials/mine',
    {
      config: give,
      schema: { tags, summary: 'List the own testimonials', response: { 200: ownTestimonialAnswerSchema } },
    },
    async (request) => ({ testimonial: await getOwnTestimonial(request.ctx) }),
  );

  app.put(
    '/api/testimonials/mine',
    {
      config: give,
      schema: {
        tags,
        summary: 'Submit a testimonial with consent to publish it',
        body: giveTestimonialSchema,
        response: { 200: ownTestimonialSchema },
      },
    },
    (request) => giveTestimonial(request.ctx, request.body),
  );

  app.delete(
    '/api/testimonials/mine',
    {
      config: give,
      schema: {
        tags,
        summary: 'Revoke the consent to a testimonial; its text is deleted at once',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await withdrawTestimonial(request.ctx);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/admin/testimonials',
    {
      config: moderate,
      schema: {
        tags,
        summary: 'List testimonials by status',
        querystring: testimonialsQuerySchema,
        response: { 200: moderatedTestimonialsSchema },
      },
    },
    (request) => listTestimonials(request.ctx, request.query),
  );

  app.post(
    '/api/admin/testimonials/:id/decision',
    {
      config: moderate,
      schema: {
        tags,
        summary: 'Publish a testimonial in both languages, or decline it with a reason',
        params: idParamsSchema,
        body: decideTestimonialSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await decideTestimonial(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );
};
