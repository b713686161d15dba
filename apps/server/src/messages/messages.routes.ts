import {
  assignConversationSchema,
  chooseDateSchema,
  conversationSchema,
  conversationsQuerySchema,
  conversationsSchema,
  markMessagesReadSchema,
  messageSchema,
  messagesQuerySchema,
  messagesSchema,
  sendMessageSchema,
} from '@stellenvisite/contract/messages/messages.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { assignConversation } from '@stellenvisite/core/messages/assign-conversation';
import { archiveConversation, blockConversation } from '@stellenvisite/core/messages/block-conversation';
import { chooseDate } from '@stellenvisite/core/messages/choose-date';
import { listConversations } from '@stellenvisite/core/messages/list-conversations';
import { getMessageFile, listMessages } from '@stellenvisite/core/messages/list-messages';
import { markMessagesRead } from '@stellenvisite/core/messages/mark-messages-read';
import { sendMessage } from '@stellenvisite/core/messages/send-message';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../http/own-routes.ts';
import { sendFile } from '../platform/files/files.routes.ts';

const described = { tags: ['messages'], ...withBearer };
const fileParamsSchema = idParamsSchema.extend({ fileId: z.string().max(500) });
const messageParamsSchema = idParamsSchema.extend({ messageId: z.string().max(500) });

/** For both sides alike: who asks decides which side it is. */
export const messagesRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/conversations',
    {
      config: { permission: 'message.read' },
      schema: {
        ...described,
        summary: 'List conversations about own or received applications, newest first',
        querystring: conversationsQuerySchema,
        response: { 200: conversationsSchema },
      },
    },
    async (request) => listConversations(request.ctx, request.query),
  );

  app.get(
    '/api/applications/:id/messages',
    {
      config: { permission: 'message.read' },
      schema: {
        ...described,
        summary: 'List the messages about an application, the newest page first; `before` requests older ones',
        params: idParamsSchema,
        querystring: messagesQuerySchema,
        response: { 200: messagesSchema },
      },
    },
    async (request) => listMessages(request.ctx, { ...request.query, applicationId: request.params.id }),
  );

  app.post(
    '/api/applications/:id/messages',
    {
      config: { permission: 'message.write' },
      schema: {
        ...described,
        summary: 'Write to the other side; sent again with the same `clientId`, the stored message is answered (200)',
        params: idParamsSchema,
        body: sendMessageSchema,
        response: {
          200: messageSchema,
          201: messageSchema,
        },
      },
    },
    async (request, reply) => {
      const sent = await sendMessage(request.ctx, { ...request.body, applicationId: request.params.id });
      return reply.code(sent.isNew ? 201 : 200).send(sent.message);
    },
  );

  app.put(
    '/api/applications/:id/messages/read',
    {
      config: { permission: 'message.read' },
      schema: {
        ...described,
        summary: 'Mark the messages of the other side as read, up to one message',
        params: idParamsSchema,
        body: markMessagesReadSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await markMessagesRead(request.ctx, { ...request.body, applicationId: request.params.id });
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/applications/:id/messages/assignee',
    {
      config: { permission: 'message.assign' },
      schema: {
        ...described,
        summary: 'Assign the conversation to a team member, or to nobody',
        params: idParamsSchema,
        body: assignConversationSchema,
        response: { 200: conversationSchema },
      },
    },
    async (request) => assignConversation(request.ctx, { ...request.body, applicationId: request.params.id }),
  );

  for (const method of ['PUT', 'DELETE'] as const) {
    app.route({
      method,
      url: '/api/applications/:id/messages/archive',
      config: { permission: 'message.assign' },
      schema: {
        ...described,
        summary:
          method === 'PUT'
            ? 'Be done with the conversation, for the whole team of the employer'
            : 'Take the conversation up again',
        params: idParamsSchema,
        response: { 200: conversationSchema },
      },
      handler: async (request) =>
        archiveConversation(request.ctx, { applicationId: request.params.id, isArchived: method === 'PUT' }),
    });
  }

  for (const method of ['PUT', 'DELETE'] as const) {
    app.route({
      method,
      url: '/api/applications/:id/messages/block',
      config: { permission: 'message.block' },
      schema: {
        ...described,
        summary:
          method === 'PUT'
            ? 'Take no more messages of the employer about this application'
            : 'Take messages of the employer again',
        params: idParamsSchema,
        response: { 200: conversationSchema },
      },
      handler: async (request) =>
        blockConversation(request.ctx, { applicationId: request.params.id, isBlocked: method === 'PUT' }),
    });
  }

  app.put(
    '/api/applications/:id/messages/:messageId/choice',
    {
      config: { permission: 'message.write' },
      schema: {
        ...described,
        summary: 'Accept one of the proposed dates; the application moves to interview',
        params: messageParamsSchema,
        body: chooseDateSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { id: applicationId, messageId } = request.params;
      return chooseDate(request.ctx, { ...request.body, applicationId, messageId });
    },
  );

  app.get(
    '/api/applications/:id/messages/files/:fileId',
    {
      config: { permission: 'message.read' },
      schema: { ...described, summary: 'Download a file sent with a message', params: fileParamsSchema },
    },
    async (request, reply) => {
      const { id: applicationId, fileId } = request.params;
      return sendFile(request, reply, await getMessageFile(request.ctx, { applicationId, fileId }));
    },
  );
};
