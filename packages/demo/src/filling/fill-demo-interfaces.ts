import { randomUUID } from 'node:crypto';
import { newToken, openAuthSecrets } from '@stellenvisite/core/identity/auth/auth-secrets';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { hashApiKey } from '@stellenvisite/core/integrations/api-keys/create-api-key';
import { newWebhookSecret, sealSecret } from '@stellenvisite/core/integrations/webhooks/create-webhook';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { desc, eq } from 'drizzle-orm';
import { DEMO_EMPLOYER } from '../demo-accounts.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const SHOWN_EVENTS = 12;
/** One of them was not taken: there is something to send again. */
const FAILED_AT = 3;

type DemoInterfaces = { employerId: string; now: Date };

/** A key that nobody has ever seen, and a webhook with some deliveries behind it. */
export async function fillDemoInterfaces(tx: Tx, { employerId, now }: DemoInterfaces): Promise<void> {
  if ((await tx.$count(apiKeys, eq(apiKeys.employerId, employerId))) > 0) return;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const owner = await findAuthUser(tx, { email: DEMO_EMPLOYER.email });
  await tx.insert(apiKeys).values({
    id: randomUUID(),
    employerId,
    name: 'Bewerbungssystem',
    prefix: 'svk_demo00',
    keyHash: hashApiKey(newToken()),
    scopes: ['jobs:read', 'jobs:write', 'applications:read'],
    createdAt: ago(40 * DAY_MS),
    createdBy: owner?.id ?? null,
    lastUsedAt: ago(2 * HOUR_MS),
  });
  const webhookId = randomUUID();
  await tx.insert(webhooks).values({
    id: webhookId,
    employerId,
    name: 'Bewerbungssystem',
    url: 'https://ats.demo.example/stellenvisite',
    events: ['application.created', 'application.status_changed', 'application.withdrawn'],
    sealedSecret: sealSecret({ auth: { secrets: await openAuthSecrets(tx) } }, newWebhookSecret()),
    lastDeliveredAt: ago(2 * HOUR_MS),
    createdAt: ago(40 * DAY_MS),
  });
  await fillDeliveries(tx, { employerId, webhookId, now });
}

async function fillDeliveries(
  tx: Tx,
  { employerId, webhookId, now }: DemoInterfaces & { webhookId: string },
): Promise<void> {
  const sent = await tx
    .select({ id: applications.id, jobId: applications.jobId, sentAt: applications.sentAt })
    .from(applications)
    .where(eq(applications.employerId, employerId))
    .orderBy(desc(applications.sentAt))
    .limit(SHOWN_EVENTS);
  const events = sent.reverse().map(({ id, jobId, sentAt }) => ({
    id: randomUUID(),
    employerId,
    type: 'application.created' as const,
    data: { applicationId: id, jobId, status: 'applied', version: 1, messageId: null, from: null },
    // Older ones would be deleted with the next night.
    at: new Date(Math.max(sentAt.getTime(), now.getTime() - 25 * DAY_MS)),
  }));
  await insertRows(tx, webhookEvents, events);
  const deliveries = events.map(({ id: eventId, at }, index) => {
    const hasFailed = index === events.length - FAILED_AT;
    return {
      id: randomUUID(),
      webhookId,
      eventId,
      state: hasFailed ? ('failed' as const) : ('delivered' as const),
      attempts: hasFailed ? 10 : 1,
      statusCode: hasFailed ? 503 : 204,
      error: hasFailed ? ('status' as const) : null,
      createdAt: at,
      lastAttemptAt: new Date(Math.min(at.getTime() + (hasFailed ? 3 * DAY_MS : MINUTE_MS), now.getTime())),
    };
  });
  await insertRows(tx, webhookDeliveries, deliveries);
}
