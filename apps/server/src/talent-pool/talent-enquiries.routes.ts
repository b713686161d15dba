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
        summary: 'The enquiries one got, or those of the employers one acts for: what waits first',
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
        summary: 'One enquiry with what was asked back',
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
        summary: 'Ask back anonymously, or reply to it',
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
        summary: 'Yes: this employer learns the name and a conversation opens. No: with or without a reason',
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
        summary: 'Who said yes; status, notes and messages are those of the application that the yes has made',
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
        summary: 'Employers whose enquiries look like misuse: many, few answers, the same text, reports, blocks',
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
        summary: 'The list as a CSV file, as far as it is narrowed',
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
        summary: 'Close the pool for an employer, with the reason it reads, or open it again',
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
