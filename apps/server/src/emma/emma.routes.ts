import { Readable } from 'node:stream';
import { aiRegisterSchema, aiUsageQuerySchema, aiUsageSchema } from '@stellenvisite/contract/ai-uses.schema';
import {
  askEmmaSchema,
  changeEmmaSettingsSchema,
  emmaConversationsSchema,
  emmaSettingsSchema,
  emmaStartSchema,
  handedOverSchema,
  handOverSchema,
  openedConversationSchema,
} from '@stellenvisite/contract/emma.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { askEmma } from '@stellenvisite/core/emma/ask-emma';
import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
} from '@stellenvisite/core/emma/conversations';
import { changeEmmaSettings, getEmmaSettings } from '@stellenvisite/core/emma/emma-settings';
import { exportConversations } from '@stellenvisite/core/emma/export-conversations';
import { getAiRegister } from '@stellenvisite/core/emma/get-ai-register';
import { getEmmaStart } from '@stellenvisite/core/emma/get-emma-start';
import { handOver } from '@stellenvisite/core/emma/hand-over';
import { listAiUsage } from '@stellenvisite/core/emma/list-ai-usage';
import { createUIMessageStreamResponse } from '@stellenvisite/core/emma/stream-response';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { gatherChunks } from './gather-chunks.ts';

const described = { tags: ['Emma'] };
const own = { ...described, ...withBearer };
const refused = { ...refusals, 404: problemSchema };

export const emmaRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.post(
    '/api/emma',
    {
      config: { permission: 'public' },
      schema: {
        ...described,
        summary:
          'Ask Emma, an AI: answers the UI message stream of the AI SDK (server-sent events); with a session the conversation is kept',
        body: askEmmaSchema,
      },
    },
    async (request, reply) => {
      const cancelled = new AbortController();
      reply.raw.once('close', () => cancelled.abort());
      const stream = await askEmma(request.ctx, { ...request.body, signal: cancelled.signal });
      const { headers, body } = createUIMessageStreamResponse({ stream });
      for (const [name, value] of headers) if (name !== 'connection') reply.header(name, value);
      return reply.send(body && Readable.from(gatherChunks(body), { objectMode: false }));
    },
  );

  app.get(
    '/api/emma',
    {
      config: { permission: 'public' },
      schema: {
        ...described,
        summary:
          'What Emma offers before the first word: quick actions with their counts, examples, when a person is there',
        response: { 200: emmaStartSchema },
      },
    },
    async (request) => getEmmaStart(request.ctx),
  );

  app.post(
    '/api/emma/hand-over',
    {
      config: { permission: 'public' },
      schema: {
        ...described,
        summary: 'Write to a person of the support; the conversation goes along only where it is sent',
        body: handOverSchema,
        response: {
          202: handedOverSchema,
          400: problemSchema,
          404: problemSchema,
          422: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => reply.code(202).send(await handOver(request.ctx, request.body)),
  );

  app.get(
    '/api/emma/conversations',
    {
      config: { permission: 'emma_conversation.read' },
      schema: {
        ...own,
        summary: 'The conversations of the person, the latest first',
        response: { 200: emmaConversationsSchema, ...refusals },
      },
    },
    async (request) => listConversations(request.ctx),
  );

  app.delete(
    '/api/emma/conversations',
    {
      config: { permission: 'emma_conversation.write' },
      schema: { ...own, summary: 'Delete all conversations', response: { 204: z.null(), ...refusals } },
    },
    async (request, reply) => {
      await deleteConversations(request.ctx);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/emma/conversations/file',
    {
      config: { permission: 'emma_conversation.read' },
      schema: {
        ...own,
        summary: 'All conversations as a text file',
        produces: ['text/plain'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', 'attachment; filename="emma.txt"')
        .send(await exportConversations(request.ctx)),
  );

  app.get(
    '/api/emma/conversations/:id',
    {
      config: { permission: 'emma_conversation.read' },
      schema: {
        ...own,
        summary: 'One conversation with its messages',
        params: idParamsSchema,
        response: { 200: openedConversationSchema, ...refused },
      },
    },
    async (request) => getConversation(request.ctx, request.params),
  );

  app.delete(
    '/api/emma/conversations/:id',
    {
      config: { permission: 'emma_conversation.write' },
      schema: {
        ...own,
        summary: 'Delete one conversation',
        params: idParamsSchema,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      await deleteConversation(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/emma/settings',
    {
      config: { permission: 'emma_conversation.read' },
      schema: {
        ...own,
        summary: 'What Emma may do for the person',
        response: { 200: emmaSettingsSchema, ...refusals },
      },
    },
    async (request) => getEmmaSettings(request.ctx),
  );

  app.patch(
    '/api/emma/settings',
    {
      config: { permission: 'emma_conversation.write' },
      schema: {
        ...own,
        summary: 'Switch Emma, her memory or the language model on or off',
        body: changeEmmaSettingsSchema,
        response: { 200: emmaSettingsSchema, ...refusals },
      },
    },
    async (request) => changeEmmaSettings(request.ctx, request.body),
  );

  app.get(
    '/api/ai-register',
    {
      config: { permission: 'public' },
      schema: {
        ...described,
        summary: 'What machines do on this site, in which version, and whose language model takes part',
        response: { 200: aiRegisterSchema },
      },
    },
    async (request) => getAiRegister(request.ctx),
  );

  app.get(
    '/api/admin/ai-usage',
    {
      config: { permission: 'ai_usage.read' },
      schema: {
        ...own,
        summary: 'Answers, tokens and cost of language models by day',
        querystring: aiUsageQuerySchema,
        response: { 200: aiUsageSchema, ...refusals },
      },
    },
    async (request) => listAiUsage(request.ctx, request.query),
  );
};
