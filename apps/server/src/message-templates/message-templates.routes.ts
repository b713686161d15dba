import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import {
  changeMessageTemplateSchema,
  createMessageTemplateSchema,
  messageTemplatesSchema,
} from '@stellenvisite/contract/message-templates.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { changeMessageTemplate } from '@stellenvisite/core/message-templates/change-message-template';
import { createMessageTemplate } from '@stellenvisite/core/message-templates/create-message-template';
import { deleteMessageTemplate } from '@stellenvisite/core/message-templates/delete-message-template';
import { listMessageTemplates } from '@stellenvisite/core/message-templates/list-message-templates';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['employer templates'], ...withBearer, querystring: actingEmployerQuerySchema };
const refused = { ...refusals, 404: problemSchema };

export const messageTemplatesRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/templates',
    {
      config: { permission: 'message_template.read' },
      schema: {
        ...described,
        summary: 'The texts an employer answers with: those that are there from the start, then its own',
        response: { 200: messageTemplatesSchema, ...refused },
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
        summary: 'Add a text; {name}, {job} and {employer} stand for what is filled in',
        body: createMessageTemplateSchema,
        response: { 201: messageTemplatesSchema, ...refused, 409: problemSchema },
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
        summary: 'Change a text, also one that is there from the start',
        params: idParamsSchema,
        body: changeMessageTemplateSchema,
        response: { 200: messageTemplatesSchema, ...refused },
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
        summary: 'Delete an own text, or give one that is there from the start its first words back',
        params: idParamsSchema,
        response: { 200: messageTemplatesSchema, ...refused },
      },
    },
    async (request) => deleteMessageTemplate(request.ctx, { ...request.query, ...request.params }),
  );
};
