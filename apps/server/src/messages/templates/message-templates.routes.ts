import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import {
  changeMessageTemplateSchema,
  createMessageTemplateSchema,
  messageTemplatesSchema,
} from '@stellenvisite/contract/messages/message-templates.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  changeMessageTemplate,
  createMessageTemplate,
} from '@stellenvisite/core/messages/templates/change-message-template';
import {
  deleteMessageTemplate,
  listMessageTemplates,
} from '@stellenvisite/core/messages/templates/delete-message-template';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer templates'], ...withBearer, querystring: actingEmployerQuerySchema };

export const messageTemplatesRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/templates',
    {
      config: { permission: 'message_template.read' },
      schema: {
        ...described,
        summary: 'List the message templates, built-in ones first',
        response: { 200: messageTemplatesSchema },
      },
    },
    async (request) => listMessageTemplates(request.ctx, request.query),
  );

  app.post(
    '/api/employer/templates',
    {
      config: { permission: 'message_template.change' },
      schema: {
        ...described,
        summary: 'Add a message template with the placeholders {name}, {job} and {employer}',
        body: createMessageTemplateSchema,
        response: { 201: messageTemplatesSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createMessageTemplate(request.ctx, { ...request.query, ...request.body })),
  );

  app.put(
    '/api/employer/templates/:id',
    {
      config: { permission: 'message_template.change' },
      schema: {
        ...described,
        summary: 'Change a message template, built-in ones included',
        params: idParamsSchema,
        body: changeMessageTemplateSchema,
        response: { 200: messageTemplatesSchema },
      },
    },
    async (request) => changeMessageTemplate(request.ctx, { ...request.query, ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/templates/:id',
    {
      config: { permission: 'message_template.change' },
      schema: {
        ...described,
        summary: 'Delete an own template, or reset a built-in one',
        params: idParamsSchema,
        response: { 200: messageTemplatesSchema },
      },
    },
    async (request) => deleteMessageTemplate(request.ctx, { ...request.query, ...request.params }),
  );
};
