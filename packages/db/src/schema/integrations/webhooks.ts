import {
  DELIVERY_STATES,
  type DeliveryError,
  type DeliveryState,
  SENT_EVENTS,
  type SentEventType,
  type WebhookEventType,
} from '@stellenvisite/contract/integrations/webhooks';
import type { WebhookEvent } from '@stellenvisite/contract/integrations/webhooks.schema';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';

const time = () => timestamp({ withTimezone: true });

/** Addresses of an employer's own systems that are informed what happens to applications. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    events: jsonb().$type<WebhookEventType[]>().notNull(),
    /** Encrypted: we need it to sign. */
    sealedSecret: text().notNull(),
    sealedPreviousSecret: text(),
    previousSecretUntil: time(),
    /** Since when every delivery failed. */
    failingSince: time(),
    lastDeliveredAt: time(),
    /** Off by hand, or by us. */
    offAt: time(),
    offReason: text().$type<'by_hand' | 'failing'>(),
    createdAt: time().notNull(),
  },
  (t) => [index('webhooks_employer').on(t.employerId, t.createdAt)],
);

/** Events as they are sent: ids and status. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    type: text().$type<SentEventType>().notNull(),
    data: jsonb().$type<WebhookEvent['data']>().notNull(),
    at: time().notNull(),
  },
  (t) => [
    check('webhook_events_type', oneOf(t.type, SENT_EVENTS)),
    index('webhook_events_employer').on(t.employerId),
    index('webhook_events_at').on(t.at),
  ],
);

/** One event on its way to one address. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    /** In the order in which they came. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    state: text().$type<DeliveryState>().notNull(),
    /** Counts repetitions that were requested, so that the attempts of an earlier round end. */
    round: integer().notNull().default(1),
    /** Of this round. */
    attempts: integer().notNull().default(0),
    statusCode: integer(),
    error: text().$type<DeliveryError>(),
    createdAt: time().notNull(),
    lastAttemptAt: time(),
    nextAttemptAt: time(),
  },
  (t) => [
    check('webhook_deliveries_state', oneOf(t.state, DELIVERY_STATES)),
    index('webhook_deliveries_webhook').on(t.webhookId, t.number),
    index('webhook_deliveries_event').on(t.eventId),
  ],
);
