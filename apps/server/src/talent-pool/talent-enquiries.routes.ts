import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import {
  answerEnquirySchema,
  candidatesQuerySchema,
  candidatesSchema,
  changePoolAccessSchema,
  sendEnquiryMessageSchema,
  sendEnquirySchema,
  talentEnquiriesQuerySchema,
  talentEnquiriesSchema,
  talentEnquirySchema,
  talentSignalFileQuerySchema,
  talentSignalQuerySchema,
  talentSignalsSchema,
} from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { changePoolAccess } from '@stellenvisite/core/talent-pool/access/change-pool-access';
import { answerEnquiry, sendEnquiryMessage } from '@stellenvisite/core/talent-pool/enquiries/answer-enquiry';
import { listCandidates } from '@stellenvisite/core/talent-pool/enquiries/list-candidates';
import { getEnquiry, listEnquiries } from '@stellenvisite/core/talent-pool/enquiries/list-enquiries';
import { exportTalentSignals, listTalentSignals } from '@stellenvisite/core/talent-pool/enquiries/list-talent-signals';
import { sendEnquiry } from '@stellenvisite/core/talent-pool/enquiries/send-enquiry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const described = { tags: ['talent pool'], ...withBearer };

/** Routes for the enquiries of employers and the answers of people; the caller determines the side. */
export const talentEnquiriesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/talent-pool/:id/enquiries',
    {
      config: { permission: 'talent_pool.enquire' },
      schema: {
        ...described,
        summary:
          'Ask somebody about a job of one’s own, with its pay; for verified employers, as many as the plan allows',
        params: idParamsSchema,
        querystring: actingEmployerQuerySchema,
        body: sendEnquirySchema,
        response: { 201: talentEnquirySchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await sendEnquiry(request.ctx, { ...request.params, ...request.query, ...request.body })),
  );

  app.get(
    '/api/talent-pool/enquiries',
    {
      config: { permission: 'talent_enquiry.read' },
      schema: {
        ...described,
        summary: 'List received or sent enquiries, waiting ones first',
        querystring: talentEnquiriesQuerySchema,
        response: { 200: talentEnquiriesSchema },
      },
    },
    async (request) => listEnquiries(request.ctx, request.query),
  );

  app.get(
    '/api/talent-pool/enquiries/:id',
    {
      config: { permission: 'talent_enquiry.read' },
      schema: {
        ...described,
        summary: 'Get an enquiry with its questions and replies',
        params: idParamsSchema,
        response: { 200: talentEnquirySchema },
      },
    },
    async (request) => getEnquiry(request.ctx, request.params),
  );

  app.post(
    '/api/talent-pool/enquiries/:id/messages',
    {
      config: { permission: 'talent_enquiry.write' },
      schema: {
        ...described,
        summary: 'Send an anonymous question or reply about an enquiry',
        params: idParamsSchema,
        body: sendEnquiryMessageSchema,
        response: { 201: talentEnquirySchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await sendEnquiryMessage(request.ctx, { ...request.params, ...request.body })),
  );

  app.post(
    '/api/talent-pool/enquiries/:id/answer',
    {
      config: { permission: 'talent_pool.join' },
      schema: {
        ...described,
        summary: 'Accept an enquiry, revealing the name and opening a conversation, or decline it',
        params: idParamsSchema,
        body: answerEnquirySchema,
        response: { 200: talentEnquirySchema },
      },
    },
    async (request) => answerEnquiry(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/employer/candidates',
    {
      config: { permission: 'candidate.read' },
      schema: {
        ...described,
        summary: 'List accepted candidates with the status, notes and messages of their application',
        querystring: candidatesQuerySchema,
        response: { 200: candidatesSchema },
      },
    },
    async (request) => listCandidates(request.ctx, request.query),
  );

  app.get(
    '/api/admin/talent-pool/signals',
    {
      config: { permission: 'talent_pool.moderate' },
      schema: {
        ...described,
        summary: 'List employers with suspicious enquiries: many, few responses, identical text, reports or blocks',
        querystring: talentSignalQuerySchema,
        response: { 200: talentSignalsSchema },
      },
    },
    async (request) => listTalentSignals(request.ctx, request.query),
  );

  app.get(
    '/api/admin/talent-pool/signals/file',
    {
      config: { permission: 'talent_pool.moderate' },
      schema: {
        ...described,
        summary: 'Export the filtered list as a CSV file',
        querystring: talentSignalFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'talentpool', await exportTalentSignals(request.ctx, request.query)),
  );

  app.put(
    '/api/admin/talent-pool/employers/:id/access',
    {
      config: { permission: 'talent_pool.moderate' },
      schema: {
        ...described,
        summary: 'Close the talent pool for an employer with a reason, or open it again',
        params: idParamsSchema,
        body: changePoolAccessSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await changePoolAccess(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );
};
