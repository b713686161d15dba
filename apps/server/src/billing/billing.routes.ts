import {
  billingSchema,
  invoicesQuerySchema,
  invoicesSchema,
  orderSchema,
  placeOrderSchema,
  priceListSchema,
  quoteRequestSchema,
  quoteSchema,
  redirectSchema,
} from '@stellenvisite/contract/billing/billing.schema';
import { billingAddressSchema } from '@stellenvisite/contract/billing/billing-address.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { archiveOwnInvoices } from '@stellenvisite/core/billing/archive-invoices';
import { cancelSubscription, resumeSubscription } from '@stellenvisite/core/billing/cancel-subscription';
import { changeAddress } from '@stellenvisite/core/billing/change-address';
import { getBilling } from '@stellenvisite/core/billing/get-billing';
import { getInvoiceFile, INVOICE_FILES, payInvoice } from '@stellenvisite/core/billing/invoice-file';
import { getQuote, listInvoices } from '@stellenvisite/core/billing/list-invoices';
import { placeOrder } from '@stellenvisite/core/billing/place-order';
import { receiveStripeEvent } from '@stellenvisite/core/billing/stripe/fetch-lost-events';
import { openPortal } from '@stellenvisite/core/billing/stripe/open-portal';
import { getPriceList } from '@stellenvisite/core/billing/withdraw-price';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../http/own-routes.ts';
import { sendZip } from '../http/send-zip.ts';

const described = { tags: ['billing'], ...withBearer };
const querystring = actingEmployerQuerySchema;
const reading = { permission: 'billing.read' } as const;
const managing = { permission: 'billing.manage' } as const;
const TYPES = { pdf: 'application/pdf', xml: 'application/xml', xrechnung: 'application/xml' } as const;
const SUMMARIES = {
  pdf: 'Download the invoice as a PDF with embedded data',
  xml: 'Download the data of the invoice (EN 16931)',
  xrechnung: 'Download the invoice as an XRechnung, where it has a Leitweg-ID',
} as const;

export const priceListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/plans',
    {
      config: { permission: 'plan.read' },
      schema: {
        tags: ['billing'],
        summary: 'Get the price list of plans, single ads and Top-Jobs',
        response: { 200: priceListSchema },
      },
    },
    async (request) => getPriceList(request.ctx),
  );
};

export const billingRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/billing',
    {
      config: reading,
      schema: {
        ...described,
        summary: 'Get the plan of the employer, its usage and the recipient of invoices',
        querystring,
        response: { 200: billingSchema },
      },
    },
    async (request) => getBilling(request.ctx, request.query),
  );

  app.put(
    '/api/employer/billing/address',
    {
      config: managing,
      schema: {
        ...described,
        summary: 'Change the recipient of future invoices',
        querystring,
        body: billingAddressSchema,
        response: { 200: billingSchema },
      },
    },
    async (request) => changeAddress(request.ctx, { ...request.query, ...request.body }),
  );

  app.post(
    '/api/employer/billing/cancellation',
    {
      config: managing,
      schema: {
        ...described,
        summary: 'Cancel the plan at the end of its period and confirm it by mail',
        querystring,
        response: { 200: billingSchema },
      },
    },
    async (request) => cancelSubscription(request.ctx, request.query),
  );

  app.delete(
    '/api/employer/billing/cancellation',
    {
      config: managing,
      schema: {
        ...described,
        summary: 'Revoke a cancellation while the plan is active',
        querystring,
        response: { 200: billingSchema },
      },
    },
    async (request) => resumeSubscription(request.ctx, request.query),
  );

  app.post(
    '/api/employer/billing/portal',
    {
      config: managing,
      schema: {
        ...described,
        summary: 'Get the address of the payment provider’s customer portal',
        querystring,
        response: { 200: redirectSchema },
      },
    },
    async (request) => openPortal(request.ctx, request.query),
  );

  app.post(
    '/api/employer/orders/quote',
    {
      config: reading,
      schema: {
        ...described,
        summary: 'Calculate the price of an order, today and later',
        querystring,
        body: quoteRequestSchema,
        response: { 200: quoteSchema },
      },
    },
    async (request) => getQuote(request.ctx, { ...request.query, ...request.body }),
  );

  app.post(
    '/api/employer/orders',
    {
      config: managing,
      schema: {
        ...described,
        summary: 'Place a binding order; the same idempotency key creates one order only',
        querystring,
        body: placeOrderSchema,
        response: { 201: orderSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await placeOrder(request.ctx, { ...request.query, ...request.body })),
  );

  app.get(
    '/api/employer/invoices',
    {
      config: reading,
      schema: {
        ...described,
        summary: 'List the invoices of the employer, newest first',
        querystring: querystring.extend(invoicesQuerySchema.shape),
        response: { 200: invoicesSchema },
      },
    },
    async (request) => listInvoices(request.ctx, request.query),
  );

  app.get(
    '/api/employer/invoices/archive',
    {
      config: reading,
      schema: {
        ...described,
        summary: 'Export all invoices of the employer as a ZIP file',
        querystring,
        produces: ['application/zip'],
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const files = await archiveOwnInvoices(request.ctx, request.query);
      return sendZip(reply, { name: 'rechnungen', files, mtime: request.ctx.now() });
    },
  );

  for (const file of INVOICE_FILES)
    app.get(
      `/api/employer/invoices/:id/${file}`,
      {
        config: reading,
        schema: {
          ...described,
          summary: SUMMARIES[file],
          params: idParamsSchema,
          produces: [TYPES[file]],
          response: { 200: z.any() },
        },
      },
      async (request, reply) => {
        const { name, content } = await getInvoiceFile(request.ctx, { ...request.params, file });
        return reply
          .type(TYPES[file])
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Buffer.from(content));
      },
    );

  app.post(
    '/api/employer/invoices/:id/payment',
    {
      config: managing,
      schema: {
        ...described,
        summary: 'Pay an open invoice by card',
        params: idParamsSchema,
        response: { 200: redirectSchema },
      },
    },
    async (request) => payInvoice(request.ctx, request.params),
  );
};

/** The signature is over the bytes as they came, so nothing parses them before. */
export const stripeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/stripe/webhook',
    {
      config: { permission: 'public' },
      bodyLimit: 1_000_000,
      schema: {
        tags: ['billing'],
        summary: 'Receive an event of the payment provider; the signature is required',
        headers: z.object({ 'stripe-signature': z.string().optional() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveStripeEvent(request.ctx, { body, signature: request.headers['stripe-signature'] ?? '' });
      return reply.code(204).send(null);
    },
  );
};
