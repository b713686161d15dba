import {
  DELIVERY_TIMEOUT_MS,
  type DeliveryError,
  RETRY_AFTER_SECONDS,
  SIGNATURE_HEADER,
  SWITCH_OFF_AFTER_HOURS,
} from '@stellenvisite/contract/integrations/webhooks';
import type { WebhookEvent } from '@stellenvisite/contract/integrations/webhooks.schema';
import { DAY_SECONDS, HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOfActiveEmployer } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { AddressRefusedError, sendPublic } from '../../platform/network/send-public.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { signDelivery, unsealSecret } from './create-webhook.ts';
import type { WebhookRow } from './list-webhooks.ts';
import { webhookOffMail } from './webhooks.mails.ts';

type DeliveryOutcome = { statusCode: number | null; error: DeliveryError | null };

type Posted = { webhook: WebhookRow; event: typeof webhookEvents.$inferSelect; deliveryId: string };

const payload = z.object({ deliveryId: z.uuid(), round: z.number().int(), attempt: z.number().int() });
type Attempt = z.infer<typeof payload>;

/** One attempt. The next one is queued with the outcome of this one, so that its time is ours to choose. */
export const deliverWebhookJob = defineJob({
  name: 'webhook.deliver',
  payload,
  options: {
    policy: 'standard',
    // Of the job itself, when the process or the database failed: the attempt is made once more.
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 7 * DAY_SECONDS,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // One receiver that does not answer holds up no other.
  concurrency: 4,
  handler: deliver,
});

async function deliver(ctx: Context, attempt: Attempt): Promise<void> {
  const [found] = await ctx.db
    .select({ webhook: webhooks, event: webhookEvents, isActive: isOfActiveEmployer(webhooks.employerId) })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(isDue(attempt));
  if (!found) return;
  const { webhook, event, isActive } = found;
  const outcome: DeliveryOutcome = isActive
    ? await postDelivery(ctx, { webhook, event, deliveryId: attempt.deliveryId })
    : { statusCode: null, error: 'suspended' };
  await ctx.db.transaction(async (tx) => {
    const isTest = event.type === 'test';
    const next = isTest || webhook.offAt || !isActive ? undefined : RETRY_AFTER_SECONDS[attempt.attempt - 1];
    const isWritten = await writeOutcome(ctx, tx, attempt, outcome, next);
    if (!isWritten) return;
    if (!isActive) return;
    await writeHealth(ctx, tx, webhook.id, { isTaken: outcome.error === null, isTest });
    if (outcome.error && next === undefined && !isTest) await switchOffFailing(ctx, tx, webhook.id);
  });
}

/** An attempt that was made already, or that a repetition has overtaken, is nobody's any more. */
const isDue = ({ deliveryId, round, attempt }: Attempt) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.state, 'waiting'),
    eq(webhookDeliveries.round, round),
    eq(webhookDeliveries.attempts, attempt - 1),
  );

/** Guarded like the attempt itself: of two workers that made it at once one writes what came of it. */
async function writeOutcome(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { statusCode, error }: DeliveryOutcome,
  next: number | undefined,
): Promise<boolean> {
  const now = ctx.now();
  const nextAttemptAt = error && next !== undefined ? new Date(now.getTime() + next * 1000) : null;
  const [written] = await tx
    .update(webhookDeliveries)
    .set({
      state: nextAttemptAt ? 'waiting' : error ? 'failed' : 'delivered',
      attempts: attempt.attempt,
      statusCode,
      error,
      lastAttemptAt: now,
      nextAttemptAt,
    })
    .where(isDue(attempt))
    .returning({ id: webhookDeliveries.id });
  if (!written) return false;
  const following = { ...attempt, attempt: attempt.attempt + 1 };
  if (nextAttemptAt) await ctx.queue.enqueue(tx, deliverWebhookJob, following, { startAfter: nextAttemptAt });
  return true;
}

async function writeHealth(
  ctx: Context,
  tx: Tx,
  webhookId: string,
  { isTaken, isTest }: { isTaken: boolean; isTest: boolean },
): Promise<void> {
  // Somebody tries out an address that is not ready yet: that is no outage.
  if (isTest && !isTaken) return;
  const now = ctx.now();
  await tx
    .update(webhooks)
    .set(
      isTaken
        ? { failingSince: null, lastDeliveredAt: now }
        : { failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` },
    )
    .where(eq(webhooks.id, webhookId));
}

/** An address that has taken nothing for days is switched off, and its owners are informed. */
async function switchOffFailing(ctx: Context, tx: Tx, webhookId: string): Promise<void> {
  const now = ctx.now();
  const [row] = await tx
    .update(webhooks)
    .set({ offAt: now, offReason: 'failing' })
    .where(
      and(
        eq(webhooks.id, webhookId),
        isNull(webhooks.offAt),
        lte(webhooks.failingSince, new Date(now.getTime() - SWITCH_OFF_AFTER_HOURS * HOUR_MS)),
      ),
    )
    .returning();
  if (!row) return;
  const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, row.employerId));
  const message = webhookOffMail({
    employer: employer?.name ?? '',
    webhook: row.name,
    host: new URL(row.url).host,
    failingSince: row.failingSince ?? now,
    url: `${ctx.publicUrl}/employer-dashboard/einstellungen/schnittstellen/webhooks/${row.id}`,
  });
  const owners = await listMembersFor(tx, row.employerId, 'webhook.manage');
  const people = await tx
    .select({ to: authUsers.email, language: profiles.language })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(inArray(authUsers.id, owners));
  for (const { to, language } of people) if (to) await ctx.mail.write(tx, { to, language, message });
}

/** Any 2xx is a yes. The answer's body is not read, and no redirect is followed. */
async function postDelivery(ctx: Context, { webhook, event, deliveryId }: Posted): Promise<DeliveryOutcome> {
  if (webhook.offAt) return { statusCode: null, error: 'switched_off' };
  const sent: WebhookEvent = {
    id: event.id,
    type: event.type,
    createdAt: event.at.toISOString(),
    employerId: event.employerId,
    data: event.data,
  };
  const body = JSON.stringify(sent);
  try {
    const answer = await sendPublic(ctx.features.network, new URL(webhook.url), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'stellenvisite-event': event.type,
        'stellenvisite-delivery': deliveryId,
        [SIGNATURE_HEADER.toLowerCase()]: signDelivery(secretsOf(ctx, webhook), body, ctx.now()),
      },
    });
    answer.destroy();
    const statusCode = answer.statusCode ?? 0;
    return { statusCode, error: statusCode >= 200 && statusCode < 300 ? null : 'status' };
  } catch (error) {
    return { statusCode: null, error: reasonOf(error) };
  }
}

function secretsOf(ctx: Context, { sealedSecret, sealedPreviousSecret, previousSecretUntil }: WebhookRow): string[] {
  const isOverlapping = previousSecretUntil !== null && previousSecretUntil > ctx.now();
  const sealed = [sealedSecret, ...(sealedPreviousSecret && isOverlapping ? [sealedPreviousSecret] : [])];
  return sealed.map((each) => unsealSecret(ctx, each));
}

function reasonOf(error: unknown): DeliveryError {
  if (error instanceof AddressRefusedError) return 'not_public';
  const isTimeout = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  return isTimeout ? 'timeout' : 'unreachable';
}
