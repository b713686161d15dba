import { billingPersonalData } from '@stellenvisite/core/billing/billing.personal-data';
import { remindOfInvoicesJob } from '@stellenvisite/core/billing/remind-of-invoices.job';
import { renewSubscriptionsJob } from '@stellenvisite/core/billing/renew-subscriptions.job';
import { sendInvoiceJob } from '@stellenvisite/core/billing/send-invoice.job';
import { chargeInvoiceJob } from '@stellenvisite/core/billing/stripe/charge-invoice.job';
import { fetchLostEventsJob } from '@stellenvisite/core/billing/stripe/fetch-lost-events.job';
import { refundPaymentJob } from '@stellenvisite/core/billing/stripe/refund-payment.job';
import { defineSlice } from '../define-slice.ts';
import { adminBillingRoutes } from './admin-billing.routes.ts';
import { billingRoutes, priceListRoutes } from './billing.routes.ts';
import { billingMails } from './billing-mails.ts';
import { stripeRoutes } from './stripe.routes.ts';

export const billingSlice = defineSlice({
  name: 'billing',
  routes: async (app) => {
    await app.register(priceListRoutes);
    await app.register(billingRoutes);
    await app.register(adminBillingRoutes);
    await app.register(stripeRoutes);
  },
  jobs: [
    sendInvoiceJob,
    renewSubscriptionsJob,
    remindOfInvoicesJob,
    chargeInvoiceJob,
    fetchLostEventsJob,
    refundPaymentJob,
  ],
  mails: billingMails,
  personalData: billingPersonalData,
});
