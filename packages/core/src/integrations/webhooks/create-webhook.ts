import { createHmac, randomUUID } from 'node:crypto';
import {
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_EVENTS,
  WEBHOOK_SECRET_PREFIX,
} from '@stellenvisite/contract/integrations/webhooks';
import type { CreateWebhook, WebhookSecret } from '@stellenvisite/contract/integrations/webhooks.schema';
import { webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { count, eq, sql } from 'drizzle-orm';
import { lockActiveEmployers } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { type AuthSecrets, newToken } from '../../identity/auth/auth-secrets.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requireWebhook } from './delete-webhook.ts';
import { requirePublicUrl } from './list-deliveries.ts';
import { toWebhook } from './list-webhooks.ts';

const PURPOSE = 'webhook';

type Sealing = { auth: { secrets: Pick<AuthSecrets, 'seal'> } };

export const newWebhookSecret = () => `${WEBHOOK_SECRET_PREFIX}${newToken()}`;

export const sealSecret = ({ auth }: Sealing, secret: string) => auth.secrets.seal(PURPOSE, secret);

export const unsealSecret = ({ auth }: Context, sealed: string) => auth.secrets.unseal(PURPOSE, sealed);

/** The secret is in the answer, and later only encrypted with us. */
export async function createWebhook(
  ctx: Context,
  { employerId: asked, name, url, events }: CreateWebhook & { employerId?: string | undefined },
): Promise<WebhookSecret> {
  const { person, employerId } = await requireActingEmployer(ctx, 'webhook.manage', asked);
  const address = await requirePublicUrl(ctx, url);
  const secret = newWebhookSecret();
  const row = await ctx.db.transaction(async (tx) => {
    // One new webhook of an employer at a time, so that the limit holds.
    await lockActiveEmployers(tx, employerId);
    const [own] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.employerId, employerId));
    if ((own?.count ?? 0) >= MAX_WEBHOOKS) throw new DomainError('webhook.limit_reached');
    const [created] = await tx
      .insert(webhooks)
      .values({
        id: randomUUID(),
        employerId,
        name,
        url: address,
        events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
        sealedSecret: sealSecret(ctx, secret),
        createdAt: ctx.now(),
      })
      .returning();
    await ctx.audit(tx, { action: 'webhook.created', userId: person.userId, sessionId: person.sessionId });
    return created;
  });
  if (!row) throw new DomainError('webhook.not_found');
  return { ...toWebhook(row, ctx.now()), secret };
}

/** For a day deliveries are signed with both, so that nothing is refused while the new one is put in place. */
export async function rotateWebhookSecret(ctx: Context, { id }: { id: string }): Promise<WebhookSecret> {
  const { person } = await requireWebhook(ctx, 'webhook.manage', id);
  const secret = newWebhookSecret();
  const [row] = await ctx.db.transaction(async (tx) => {
    const rotated = await tx
      .update(webhooks)
      .set({
        sealedPreviousSecret: sql`${webhooks.sealedSecret}`,
        sealedSecret: sealSecret(ctx, secret),
        previousSecretUntil: new Date(ctx.now().getTime() + SECRET_OVERLAP_HOURS * 3_600_000),
      })
      .where(eq(webhooks.id, id))
      .returning();
    await ctx.audit(tx, { action: 'webhook.secret_rotated', userId: person.userId, sessionId: person.sessionId });
    return rotated;
  });
  if (!row) throw new DomainError('webhook.not_found');
  return { ...toWebhook(row, ctx.now()), secret };
}

/**
 * `t=…,v1=…`, with one `v1` for each secret that is good: the time is signed with the body, so that neither can be exchanged and an old
 * delivery cannot be passed off as a new one.
 */
export function signDelivery(secrets: readonly string[], body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
