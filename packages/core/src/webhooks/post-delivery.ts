import { DELIVERY_TIMEOUT_MS, type DeliveryError, SIGNATURE_HEADER } from '@stellenvisite/contract/webhooks';
import type { WebhookEvent } from '@stellenvisite/contract/webhooks.schema';
import type { webhookEvents } from '@stellenvisite/db/schema/webhooks';
import type { Context } from '../context.ts';
import { AddressRefusedError, sendPublic } from '../network/send-public.ts';
import { signDelivery, unsealSecret } from './webhook-secret.ts';
import type { WebhookRow } from './webhook-view.ts';

export type DeliveryOutcome = { statusCode: number | null; error: DeliveryError | null };

type Posted = { webhook: WebhookRow; event: typeof webhookEvents.$inferSelect; deliveryId: string };

/** Any 2xx is a yes. The answer's body is not read, and no redirect is followed. */
export async function postDelivery(ctx: Context, { webhook, event, deliveryId }: Posted): Promise<DeliveryOutcome> {
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
    const answer = await sendPublic(ctx.network, new URL(webhook.url), {
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
