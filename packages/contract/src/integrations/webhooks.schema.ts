import { plainText } from '../platform/plain-text.schema.ts';
import { queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  DELIVERY_ERRORS,
  DELIVERY_STATES,
  MAX_WEBHOOK_NAME,
  SENT_EVENTS,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
} from './webhooks.ts';

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1);
const name = plainText(MAX_WEBHOOK_NAME).min(1);

export const webhookSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(WEBHOOK_STATES),
    createdAt: z.iso.datetime(),
    /** Since when nothing was taken any more. */
    failingSince: z.iso.datetime().nullable(),
    lastDeliveredAt: z.iso.datetime().nullable(),
    /** Until when deliveries are signed with the secret before as well. */
    previousSecretUntil: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const webhooksSchema = z.object({ items: z.array(webhookSchema) }).register(apiSchemas, { id: 'Webhooks' });
export type Webhooks = z.infer<typeof webhooksSchema>;

export const createWebhookSchema = z
  .object({ name, url: z.url({ protocol: /^https?$/ }).max(2000), events })
  .register(apiSchemas, { id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

export const changeWebhookSchema = z
  .object({ name, url: z.url({ protocol: /^https?$/ }).max(2000), events, isOn: z.boolean() })
  .partial()
  .register(apiSchemas, { id: 'ChangeWebhook' });
export type ChangeWebhook = z.infer<typeof changeWebhookSchema>;

export const webhookSecretSchema = webhookSchema
  .extend({
    /** Stated once: it signs what we send. */
    secret: z.string(),
  })
  .register(apiSchemas, { id: 'WebhookSecret' });
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

export const webhookDeliverySchema = z
  .object({
    id: z.uuid(),
    webhookId: z.uuid(),
    /** Of the event: the same in every attempt and every repetition. */
    eventId: z.uuid(),
    type: z.enum(SENT_EVENTS),
    state: z.enum(DELIVERY_STATES),
    attempts: z.number().int(),
    /** Of the last answer. */
    statusCode: z.number().int().nullable(),
    error: z.enum(DELIVERY_ERRORS).nullable(),
    createdAt: z.iso.datetime(),
    lastAttemptAt: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesQuerySchema = z.object({
  state: queryValue(z.enum(DELIVERY_STATES)),
  /** `next` of the page before. */
  after: queryValue(z.string().max(100)),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type WebhookDeliveriesQuery = z.infer<typeof webhookDeliveriesQuerySchema>;

export const webhookDeliveriesSchema = z
  .object({ items: z.array(webhookDeliverySchema), next: z.string().nullable() })
  .register(apiSchemas, { id: 'WebhookDeliveries' });
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>;

/** The payload of an event: ids and status. The applicant is read through the API, with a key that may. */
export const webhookEventSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(SENT_EVENTS),
    createdAt: z.iso.datetime(),
    employerId: z.uuid(),
    data: z.object({
      applicationId: z.uuid().nullable(),
      jobId: z.uuid().nullable(),
      status: z.string().nullable(),
      version: z.number().int().nullable(),
      messageId: z.uuid().nullable(),
      /** The author of the message. */
      from: z.enum(['applicant', 'employer']).nullable(),
    }),
  })
  .register(apiSchemas, { id: 'WebhookEvent' });
export type WebhookEvent = z.infer<typeof webhookEventSchema>;
