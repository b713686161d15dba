import { Readable } from 'node:stream';
import { aiRegisterSchema, aiUsageQuerySchema, aiUsageSchema } from '@stellenvisite/contract/assistant/ai-uses.schema';
import {
  askEmmaSchema,
  changeEmmaSettingsSchema,
  emmaConversationsSchema,
  emmaSettingsSchema,
  emmaStartSchema,
  handedOverSchema,
  handOverSchema,
  openedConversationSchema,
} from '@stellenvisite/contract/assistant/emma.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { askEmma } from '@stellenvisite/core/assistant/emma/ask-emma';
import { prepareIntents } from '@stellenvisite/core/assistant/emma/builtin/intents/find-intents';
import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
} from '@stellenvisite/core/assistant/emma/conversations';
import { exportConversations } from '@stellenvisite/core/assistant/emma/export-conversations';
import { getAiRegister, getEmmaStart, listAiUsage } from '@stellenvisite/core/assistant/emma/get-ai-register';
import { handOver } from '@stellenvisite/core/assistant/emma/hand-over';
import { createUIMessageStreamResponse } from '@stellenvisite/core/assistant/emma/write-answer';
import { changeEmmaSettings, getEmmaSettings } from '@stellenvisite/core/identity/preferences/emma-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { gatherChunks } from './gather-chunks.ts';

const described = { tags: ['Emma'] };
const own = { ...described, ...withBearer };

export const emmaRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  // The training takes a moment; nobody's first question shall wait for it.
  app.addHook('onListen', async () => {
    await prepareIntents();
  });

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
        summary: 'Get the assistant’s start: quick actions with counts, examples and the hours of support',
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
        summary: 'List the own conversations, newest first',
        response: { 200: emmaConversationsSchema },
      },
    },
    async (request) => listConversations(request.ctx),
  );

  app.delete(
    '/api/emma/conversations',
    {
      config: { permission: 'emma_conversation.write' },
      schema: { ...own, summary: 'Delete all conversations', response: { 204: z.null() } },
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
        summary: 'Export all conversations as a text file',
        produces: ['text/plain'],
        response: { 200: z.string() },
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
        summary: 'Get a conversation with its messages',
        params: idParamsSchema,
        response: { 200: openedConversationSchema },
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
        response: { 204: z.null() },
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
        summary: 'Get the assistant’s settings',
        response: { 200: emmaSettingsSchema },
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
        response: { 200: emmaSettingsSchema },
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
        summary: 'Get the register of automated systems with versions and model providers',
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
        summary: 'List responses, tokens and cost of language models by day',
        querystring: aiUsageQuerySchema,
        response: { 200: aiUsageSchema },
      },
    },
    async (request) => listAiUsage(request.ctx, request.query),
  );
};
