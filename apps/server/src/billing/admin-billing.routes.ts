import {
  adminInvoiceSchema,
  adminInvoicesFileQuerySchema,
  adminInvoicesQuerySchema,
  adminInvoicesSchema,
  adminSubscriptionsFileQuerySchema,
  adminSubscriptionsQuerySchema,
  adminSubscriptionsSchema,
  agreePlanSchema,
  correctInvoiceSchema,
  invoiceMonthQuerySchema,
  priceChangesSchema,
  recordPaymentSchema,
  sellerSchema,
} from '@stellenvisite/contract/billing/admin-billing.schema';
import { PRODUCT_IDS } from '@stellenvisite/contract/billing/billing';
import { changePlanSchema, changeProductSchema, priceListSchema } from '@stellenvisite/contract/billing/billing.schema';
import { PLAN_IDS } from '@stellenvisite/contract/billing/plans';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { agreePlan } from '@stellenvisite/core/billing/agree-plan';
import { listPriceChanges } from '@stellenvisite/core/billing/announce-prices';
import { archiveMonth } from '@stellenvisite/core/billing/archive-invoices';
import { changePlan, changeProduct, changeSeller, getSeller } from '@stellenvisite/core/billing/change-price-list';
import { correctInvoice } from '@stellenvisite/core/billing/correct-invoice';
import { getAnyInvoicePdf } from '@stellenvisite/core/billing/invoice-file';
import { exportInvoices, listAllInvoices } from '@stellenvisite/core/billing/list-all-invoices';
import { exportSubscriptions, listSubscriptions } from '@stellenvisite/core/billing/list-subscriptions';
import { settleInvoice } from '@stellenvisite/core/billing/settle-invoice';
import { withdrawPrice } from '@stellenvisite/core/billing/withdraw-price';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';
import { sendZip } from '../http/send-zip.ts';

const described = { tags: ['administration'], ...withBearer };
const ofPlans = { permission: 'plan.manage' } as const;
const ofInvoices = { permission: 'invoice.manage' } as const;

export const adminBillingRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.put(
    '/api/admin/plans/:id',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'Change the content of a plan at once, and announce its price from a date on',
        params: z.object({ id: z.enum(PLAN_IDS) }),
        body: changePlanSchema,
        response: { 200: priceListSchema },
      },
    },
    async (request) => changePlan(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/admin/price-changes',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'List announced prices that do not apply to everybody yet',
        response: { 200: priceChangesSchema },
      },
    },
    async (request) => listPriceChanges(request.ctx),
  );

  app.delete(
    '/api/admin/price-changes/:id',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'Withdraw an announced price before it applies to an active plan',
        params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        response: { 200: priceListSchema },
      },
    },
    async (request) => withdrawPrice(request.ctx, request.params),
  );

  app.put(
    '/api/admin/products/:id',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'Change the price of a single purchase',
        params: z.object({ id: z.enum(PRODUCT_IDS) }),
        body: changeProductSchema,
        response: { 200: priceListSchema },
      },
    },
    async (request) => changeProduct(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/admin/invoice-seller',
    {
      config: ofPlans,
      schema: { ...described, summary: 'Get the issuer of invoices', response: { 200: sellerSchema } },
    },
    async (request) => getSeller(request.ctx),
  );

  app.put(
    '/api/admin/invoice-seller',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'Change the issuer of future invoices',
        body: sellerSchema,
        response: { 200: sellerSchema },
      },
    },
    async (request) => changeSeller(request.ctx, request.body),
  );

  app.get(
    '/api/admin/subscriptions',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'List the plans of all employers, newest first',
        querystring: adminSubscriptionsQuerySchema,
        response: { 200: adminSubscriptionsSchema },
      },
    },
    async (request) => listSubscriptions(request.ctx, request.query),
  );

  app.get(
    '/api/admin/subscriptions/file',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'Export the filtered list as a CSV file',
        querystring: adminSubscriptionsFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'buchungen', await exportSubscriptions(request.ctx, request.query)),
  );

  app.post(
    '/api/admin/subscriptions',
    {
      config: ofPlans,
      schema: {
        ...described,
        summary: 'Grant an employer a plan for an agreed price from today',
        body: agreePlanSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await agreePlan(request.ctx, request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/admin/invoices/file',
    {
      config: ofInvoices,
      schema: {
        ...described,
        summary: 'Export the filtered list as a CSV file',
        querystring: adminInvoicesFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'rechnungen', await exportInvoices(request.ctx, request.query)),
  );

  app.get(
    '/api/admin/invoices/archive',
    {
      config: ofInvoices,
      schema: {
        ...described,
        summary: 'Export the documents of a month as a ZIP file',
        querystring: invoiceMonthQuerySchema,
        produces: ['application/zip'],
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const files = await archiveMonth(request.ctx, request.query);
      return sendZip(reply, { name: `rechnungen-${request.query.month}`, files, mtime: request.ctx.now() });
    },
  );

  app.get(
    '/api/admin/invoices',
    {
      config: ofInvoices,
      schema: {
        ...described,
        summary: 'List the invoices of all employers, newest first',
        querystring: adminInvoicesQuerySchema,
        response: { 200: adminInvoicesSchema },
      },
    },
    async (request) => listAllInvoices(request.ctx, request.query),
  );

  app.get(
    '/api/admin/invoices/:id/pdf',
    {
      config: ofInvoices,
      schema: {
        ...described,
        summary: 'Download any employer’s invoice',
        params: idParamsSchema,
        produces: ['application/pdf'],
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { name, content } = await getAnyInvoicePdf(request.ctx, request.params);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(content));
    },
  );

  app.post(
    '/api/admin/invoices/:id/settlement',
    {
      config: ofInvoices,
      schema: {
        ...described,
        summary: 'Record the payment of an invoice by transfer',
        params: idParamsSchema,
        body: recordPaymentSchema,
        response: { 200: adminInvoiceSchema },
      },
    },
    async (request) => settleInvoice(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/admin/invoices/:id/correction',
    {
      config: ofInvoices,
      schema: {
        ...described,
        summary: 'Issue a full or partial correction of an invoice',
        params: idParamsSchema,
        body: correctInvoiceSchema,
        response: { 200: adminInvoiceSchema },
      },
    },
    async (request) => correctInvoice(request.ctx, { ...request.params, ...request.body }),
  );
};
