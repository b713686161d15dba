import { deleteOldDeliveriesJob } from '@stellenvisite/core/webhooks/delete-old-deliveries.job';
import { deliverWebhookJob } from '@stellenvisite/core/webhooks/deliver-webhook.job';
import { defineSlice } from '../define-slice.ts';
import { webhooksRoutes } from './webhooks.routes.ts';
import { webhooksMails } from './webhooks-mails.ts';

export const webhooksSlice = defineSlice({
  name: 'webhooks',
  routes: webhooksRoutes,
  jobs: [deliverWebhookJob, deleteOldDeliveriesJob],
  mails: webhooksMails,
});
