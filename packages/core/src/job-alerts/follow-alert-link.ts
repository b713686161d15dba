import type { AlertLinkAction } from '@stellenvisite/contract/job-alerts';
import { ALERT_CONFIRM_DAYS } from '@stellenvisite/contract/job-alerts';
import type { FollowAlertLink, LinkedAlert } from '@stellenvisite/contract/job-alerts.schema';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { getAlertKey, readAlertToken } from './alert-links.ts';
import type { JobAlertRow } from './job-alert-view.ts';

type Link = { action: AlertLinkAction; alertId: string };

/** What the page of a link shows before anything is done. */
export async function getLinkedAlert(
  ctx: Pick<Context, 'db' | 'now'>,
  { token }: { token: string },
): Promise<LinkedAlert> {
  const link = await readLink(ctx, token);
  const [row] = await ctx.db.select().from(jobAlerts).where(eq(jobAlerts.id, link.alertId));
  return toLinkedAlert(link, row);
}

/** Does what the link says, without signing in. Done twice it is done once. */
export async function followAlertLink(
  ctx: Pick<Context, 'db' | 'now'>,
  { token, action }: FollowAlertLink,
): Promise<LinkedAlert> {
  const link = await readLink(ctx, token);
  const wanted = link.action === 'manage' ? (action ?? 'manage') : link.action;
  if (wanted === 'manage') return getLinkedAlert(ctx, { token });
  const row = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(jobAlerts)
      .set(changeOf(wanted, ctx.now()))
      .where(and(eq(jobAlerts.id, link.alertId), guardOf(wanted, ctx.now())))
      .returning();
    // What is kept of an ended alert is the proof of the consent, not what it found.
    if (changed && wanted === 'end') await tx.delete(jobAlertMatches).where(eq(jobAlertMatches.alertId, changed.id));
    return changed;
  });
  return toLinkedAlert(link, row);
}

async function readLink(ctx: Pick<Context, 'db'>, token: string): Promise<Link> {
  const link = readAlertToken(await getAlertKey(ctx.db), token);
  if (!link) throw new DomainError('job_alert.token_invalid');
  return link;
}

function changeOf(action: Exclude<AlertLinkAction, 'manage'>, now: Date) {
  const moment = now.toISOString();
  const since = (column: typeof jobAlerts.confirmedAt | typeof jobAlerts.endedAt) =>
    sql`coalesce(${column}, ${moment}::timestamptz)`;
  switch (action) {
    case 'confirm':
      return { confirmedAt: since(jobAlerts.confirmedAt) };
    case 'weekly':
    case 'daily':
      return { frequency: action };
    case 'pause':
      return { status: 'paused' as const };
    case 'resume':
      return {
        status: 'active' as const,
        mailsFrom: sql`case when ${jobAlerts.status} = 'paused' then ${moment}::timestamptz else ${jobAlerts.mailsFrom} end`,
      };
    case 'end':
      return { endedAt: since(jobAlerts.endedAt) };
  }
}

/** A confirmation expires; nothing else is done to what has ended, or to what nobody confirmed. */
function guardOf(action: AlertLinkAction, now: Date): SQL | undefined {
  if (action === 'end') return undefined;
  const oldest = new Date(now.getTime() - ALERT_CONFIRM_DAYS * 86_400_000).toISOString();
  const isFresh = sql`(${jobAlerts.confirmedAt} is not null or ${jobAlerts.createdAt} > ${oldest}::timestamptz)`;
  return and(isNull(jobAlerts.endedAt), action === 'confirm' ? isFresh : isNotNull(jobAlerts.confirmedAt));
}

function toLinkedAlert({ action }: Link, row: JobAlertRow | undefined): LinkedAlert {
  if (!row) throw new DomainError('job_alert.token_invalid');
  const { name, query, frequency, status, confirmedAt, endedAt, userId } = row;
  return {
    action,
    name,
    query,
    frequency,
    status,
    isConfirmed: confirmedAt !== null,
    isEnded: endedAt !== null,
    isGuest: userId === null,
  };
}
