import {
  letterPreviewSchema,
  letterSchema,
  lettersSchema,
  testLetterSchema,
  writeLetterSchema,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { startLetter, stopLetter } from '@stellenvisite/core/content/newsletter/letters/start-letter';
import {
  changeLetter,
  createLetter,
  deleteLetter,
  getLetter,
  listLetters,
  previewLetter,
  sendTestLetter,
} from '@stellenvisite/core/content/newsletter/letters/write-letter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const config = { permission: 'newsletter.manage' } as const;
const tags = ['newsletter'];

export const newsletterLettersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/admin/newsletter/letters',
    {
      config,
      schema: {
        tags,
        summary: 'List newsletter issues, newest first',
        response: { 200: lettersSchema },
      },
    },
    (request) => listLetters(request.ctx),
  );

  app.post(
    '/api/admin/newsletter/letters',
    {
      config,
      schema: {
        tags,
        summary: 'Create a draft of a newsletter issue',
        body: writeLetterSchema,
        response: { 201: letterSchema },
      },
    },
    async (request, reply) => reply.status(201).send(await createLetter(request.ctx, request.body)),
  );

  app.get(
    '/api/admin/newsletter/letters/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Get a newsletter issue with its delivery progress',
        params: idParamsSchema,
        response: { 200: letterSchema },
      },
    },
    (request) => getLetter(request.ctx, request.params),
  );

  app.patch(
    '/api/admin/newsletter/letters/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a draft',
        params: idParamsSchema,
        body: writeLetterSchema,
        response: { 200: letterSchema },
      },
    },
    (request) => changeLetter(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/admin/newsletter/letters/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a draft',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteLetter(request.ctx, request.params);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/admin/newsletter/letters/:id/preview',
    {
      config,
      schema: {
        tags,
        summary: 'Preview a newsletter issue as HTML and plain text',
        params: idParamsSchema,
        response: { 200: letterPreviewSchema },
      },
    },
    (request) => previewLetter(request.ctx, request.params),
  );

  app.post(
    '/api/admin/newsletter/letters/:id/tests',
    {
      config,
      schema: {
        tags,
        summary: 'Send a newsletter issue to one address as a test',
        params: idParamsSchema,
        body: testLetterSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await sendTestLetter(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );

  for (const [path, run, summary] of [
    ['sending', startLetter, 'Send the letter in the background, or go on after a stop'],
    ['stop', stopLetter, 'Write to nobody further'],
  ] as const)
    app.post(
      `/api/admin/newsletter/letters/:id/${path}`,
      {
        config,
        schema: {
          tags,
          summary,
          params: idParamsSchema,
          response: { 200: letterSchema },
        },
      },
      (request) => run(request.ctx, request.params),
    );
};
