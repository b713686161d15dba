import { apiKeysPersonalData } from '@stellenvisite/core/integrations/api-keys/api-keys.personal-data';
import { deleteStoredResponsesJob } from '@stellenvisite/core/integrations/ats/store-response';
import { deliverWebhookJob } from '@stellenvisite/core/integrations/webhooks/deliver-webhook';
import { deleteOldDeliveriesJob } from '@stellenvisite/core/integrations/webhooks/list-deliveries';
import { webhooksMails } from '@stellenvisite/core/integrations/webhooks/webhooks.mails';
import { defineSlice } from '../define-slice.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { atsRoutes } from './ats/ats.routes.ts';
import { rpcRoutes } from './rpc/rpc.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

export const apiKeysSlice = defineSlice({
  name: 'api-keys',
  routes: apiKeysRoutes,
  personalData: apiKeysPersonalData,
});

export const atsSlice = defineSlice({ name: 'ats', routes: atsRoutes, jobs: [deleteStoredResponsesJob] });

export const rpcSlice = defineSlice({
  name: 'rpc',
  routes: async (app, { services }) => {
    await app.register(rpcRoutes, { auth: services.auth });
  },
});

export const webhooksSlice = defineSlice({
  name: 'webhooks',
  routes: webhooksRoutes,
  jobs: [deliverWebhookJob, deleteOldDeliveriesJob],
  mails: webhooksMails,
});
