import {
  billingAddressSchema,
  billingSchema,
  invoicesQuerySchema,
  invoicesSchema,
  orderSchema,
  placeOrderSchema,
  priceListSchema,
  quoteRequestSchema,
  quoteSchema,
  redirectSchema,
} from '@stellenvisite/contract/billing.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { archiveOwnInvoices } from '@stellenvisite/core/billing/archive-invoices';
import { cancelSubscription, resumeSubscription } from '@stellenvisite/core/billing/cancel-subscription';
import { changeAddress } from '@stellenvisite/core/billing/change-address';
import { getBilling } from '@stellenvisite/core/billing/get-billing';
import { getPriceList } from '@stellenvisite/core/billing/get-price-list';
import { getQuote } from '@stellenvisite/core/billing/get-quote';
import { getInvoiceFile, INVOICE_FILES } from '@stellenvisite/core/billing/invoice-file';
import { listInvoices } from '@stellenvisite/core/billing/list-invoices';
import { payInvoice } from '@stellenvisite/core/billing/pay-invoice';
import { placeOrder } from '@stellenvisite/core/billing/place-order';
import { openPortal } from '@stellenvisite/core/billing/stripe/open-portal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendZip } from '../http/send-zip.ts';

const described = { tags: ['billing'], ...withBearer };
const refused = { ...refusals, 404: problemSchema };
const refusedOrder = { ...refused, 409: problemSchema, 422: problemSchema, 503: problemSchema };
const querystring = actingEmployerQuerySchema;
const reading = { permission: 'billing.read' } as const;
const managing = { permission: 'billing.manage' } as const;
const TYPES = { pdf: 'application/pdf', xml: 'application/xml' } as const;

export const priceListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/plans',
    {
      config: { permission: 'plan.read' },
      schema: {
        tags: ['billing'],
        summary: 'The price list: plans, single ads and Top-Jobs',
        response: { 200: priceListSchema },
      },
    },
    async (request) => getPriceList(request.ctx),
  );
};

export const billingRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/billing',
    {
      config: reading,
      schema: {
        ...described,
        summary: 'The plan of the employer, what of it is used, and who its invoices go to',
        querystring,
        response: { 200: billingSchema, ...refused },
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
        summary: 'Who the invoices go to from now on',
        querystring,
        body: billingAddressSchema,
        response: { 200: billingSchema, ...refused, 422: problemSchema },
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
        summary: 'Cancel the plan to the end of its period; confirmed by mail at once',
        querystring,
        response: { 200: billingSchema, ...refused, 409: problemSchema },
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
        summary: 'Take a cancellation back while the plan still runs',
        querystring,
        response: { 200: billingSchema, ...refused, 409: problemSchema },
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
        summary: 'Where the payment provider lets the customer look after its cards',
        querystring,
        response: { 200: redirectSchema, ...refused, 409: problemSchema, 503: problemSchema },
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
        summary: 'What an order would cost, today and later',
        querystring,
        body: quoteRequestSchema,
        response: { 200: quoteSchema, ...refusedOrder },
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
        summary: 'Order with an obligation to pay; the same key twice is one order',
        querystring,
        body: placeOrderSchema,
        response: { 201: orderSchema, ...refusedOrder },
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
        summary: 'The invoices of the employer, newest first',
        querystring: querystring.extend(invoicesQuerySchema.shape),
        response: { 200: invoicesSchema, ...refused },
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
        summary: 'All invoices of the employer as a ZIP file',
        querystring,
        produces: ['application/zip'],
        response: { 200: z.any(), ...refused },
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
          summary: file === 'pdf' ? 'The invoice as a PDF with its data inside' : 'The data of the invoice (EN 16931)',
          params: idParamsSchema,
          produces: [TYPES[file]],
          response: { 200: z.any(), ...refused },
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
        response: { 200: redirectSchema, ...refused, 409: problemSchema, 503: problemSchema },
      },
    },
    async (request) => payInvoice(request.ctx, request.params),
  );
};
