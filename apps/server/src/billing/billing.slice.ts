import { billingMails } from '@stellenvisite/core/billing/billing.mails';
import { billingPersonalData } from '@stellenvisite/core/billing/billing.personal-data';
import { sendInvoiceJob } from '@stellenvisite/core/billing/issue-invoice';
import { remindOfInvoicesJob } from '@stellenvisite/core/billing/remind-of-invoices';
import { renewSubscriptionsJob } from '@stellenvisite/core/billing/renew-subscriptions';
import { refundPaymentJob } from '@stellenvisite/core/billing/stripe/apply-payment';
import { chargeInvoiceJob } from '@stellenvisite/core/billing/stripe/charge-invoice';
import { fetchLostEventsJob } from '@stellenvisite/core/billing/stripe/fetch-lost-events';
import { defineSlice } from '../define-slice.ts';
import { adminBillingRoutes } from './admin-billing.routes.ts';
import { billingRoutes, priceListRoutes, stripeRoutes } from './billing.routes.ts';

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
