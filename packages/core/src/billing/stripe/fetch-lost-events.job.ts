import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { STRIPE_EVENT_TYPES } from './read-stripe-event.ts';
import { takeStripeEvent } from './receive-stripe-event.ts';

const DAYS = 3;
const MOST = 2000;

/** A delivery that never came is asked for: what is known already changes nothing. */
export async function fetchLostEvents(ctx: Context): Promise<void> {
  const { stripe } = ctx.payments;
  if (!stripe) return;
  const since = Math.floor(ctx.now().getTime() / 1000) - DAYS * 86_400;
  const events = stripe.events.list({ types: [...STRIPE_EVENT_TYPES], created: { gte: since }, limit: 100 });
  for (const event of await events.autoPagingToArray({ limit: MOST })) await takeStripeEvent(ctx, event);
}

export const fetchLostEventsJob = defineJob({
  name: 'billing.fetch-lost-events',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/20 * * * *',
  handler: fetchLostEvents,
});
