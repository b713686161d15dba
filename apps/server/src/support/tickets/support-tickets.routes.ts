import { actResultSchema } from '@stellenvisite/contract/identity/admin-users.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import {
  adminTicketFileQuerySchema,
  adminTicketListSchema,
  adminTicketQuerySchema,
  adminTicketSchema,
  answerTicketSchema,
  cannedAnswerSchema,
  cannedAnswersSchema,
  changeTicketSchema,
  createTicketSchema,
  ticketActSchema,
  ticketListSchema,
  ticketPageQuerySchema,
  ticketReceiptSchema,
  ticketSchema,
  writeCannedAnswerSchema,
  writeTicketMessageSchema,
  writeTicketNoteSchema,
} from '@stellenvisite/contract/support/support-tickets.schema';
import {
  changeCannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '@stellenvisite/core/support/tickets/canned-answers';
import { exportTickets, listTickets } from '@stellenvisite/core/support/tickets/list-tickets';
import {
  actOnTickets,
  addTicketNote,
  answerTicket,
  changeTicket,
  getAdminTicket,
  getTicket,
  listOwnTickets,
  writeTicketMessage,
} from '@stellenvisite/core/support/tickets/manage-tickets';
import { createTicket } from '@stellenvisite/core/support/tickets/receive-mail-as-ticket';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const idParams = z.object({ id: z.string() });
const keyParams = z.object({ key: z.string().max(120) });
const admin = { tags: ['admin'], ...withBearer };
const manage = { config: { permission: 'support_ticket.manage' } } as const;

export const supportTicketsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.post(
    '/api/support-tickets',
    {
      config: { permission: 'support_ticket.create' },
      schema: {
        tags: ['support'],
        summary: 'Create a support ticket; a guest’s address receives its number and a link',
        body: createTicketSchema,
        response: { 201: ticketReceiptSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await createTicket(request.ctx, request.body)),
  );

  app.get(
    '/api/support-tickets',
    {
      config: { permission: 'support_ticket.read' },
      schema: {
        tags: ['support'],
        ...withBearer,
        summary: 'List the own tickets',
        querystring: ticketPageQuerySchema,
        response: { 200: ticketListSchema },
      },
    },
    async (request) => listOwnTickets(request.ctx, request.query),
  );

  app.get(
    '/api/support-tickets/:key',
    {
      config: { permission: 'support_ticket.follow' },
      schema: {
        tags: ['support'],
        summary: 'Get an own ticket by its id, or any ticket by the token in the link of its mail',
        params: keyParams,
        response: { 200: ticketSchema },
      },
    },
    async (request) => getTicket(request.ctx, request.params),
  );

  app.post(
    '/api/support-tickets/:key/messages',
    {
      config: { permission: 'support_ticket.follow' },
      schema: {
        tags: ['support'],
        summary: 'Write once more; an answered ticket is open again',
        params: keyParams,
        body: writeTicketMessageSchema,
        response: { 201: ticketSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await writeTicketMessage(request.ctx, { ...request.body, ...request.params })),
  );

  app.get(
    '/api/admin/support-tickets',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'List all tickets, waiting ones first',
        querystring: adminTicketQuerySchema,
        response: { 200: adminTicketListSchema },
      },
    },
    async (request) => listTickets(request.ctx, request.query),
  );

  app.get(
    '/api/admin/support-tickets/file',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Export the filtered list as a CSV file',
        querystring: adminTicketFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'anfragen', await exportTickets(request.ctx, request.query)),
  );

  app.post(
    '/api/admin/support-tickets/acts',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Set the status of several requests',
        body: ticketActSchema,
        response: { 200: actResultSchema },
      },
    },
    async (request) => actOnTickets(request.ctx, request.body),
  );

  app.get(
    '/api/admin/support-tickets/:id',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Get a ticket with its messages',
        params: idParams,
        response: { 200: adminTicketSchema },
      },
    },
    async (request) => getAdminTicket(request.ctx, request.params),
  );

  app.patch(
    '/api/admin/support-tickets/:id',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Change status, priority or assignee of a ticket',
        params: idParams,
        body: changeTicketSchema,
        response: { 200: adminTicketSchema },
      },
    },
    async (request) => changeTicket(request.ctx, { ...request.body, ...request.params }),
  );

  app.post(
    '/api/admin/support-tickets/:id/answers',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Reply to a ticket by mail and in the person’s account',
        params: idParams,
        body: answerTicketSchema,
        response: { 200: adminTicketSchema },
      },
    },
    async (request) => answerTicket(request.ctx, { ...request.body, ...request.params }),
  );

  app.post(
    '/api/admin/support-tickets/:id/notes',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Write a note about a ticket that only administrators see',
        params: idParams,
        body: writeTicketNoteSchema,
        response: { 200: adminTicketSchema },
      },
    },
    async (request) => addTicketNote(request.ctx, { ...request.body, ...request.params }),
  );

  app.get(
    '/api/admin/canned-answers',
    { ...manage, schema: { ...admin, summary: 'List the text blocks', response: { 200: cannedAnswersSchema } } },
    async (request) => listCannedAnswers(request.ctx),
  );

  app.post(
    '/api/admin/canned-answers',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Save a text block',
        body: writeCannedAnswerSchema,
        response: { 201: cannedAnswerSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await createCannedAnswer(request.ctx, request.body)),
  );

  app.put(
    '/api/admin/canned-answers/:id',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Change a text block',
        params: idParams,
        body: writeCannedAnswerSchema,
        response: { 200: cannedAnswerSchema },
      },
    },
    async (request) => changeCannedAnswer(request.ctx, { ...request.body, ...request.params }),
  );

  app.delete(
    '/api/admin/canned-answers/:id',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Delete a text block',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteCannedAnswer(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
