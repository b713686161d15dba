import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import {
  ALERT_CONFIRM_DAYS,
  ALERT_RESTORE_DAYS,
  type AlertLinkAction,
  type AlertLinkStep,
} from '@stellenvisite/contract/seekers/job-alerts';
import type { FollowAlertLink, LinkedAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, eq, gt, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { maskEmail } from '../../platform/mails/mask-email.ts';
import { type AlertLink, getAlertKey, readAlertToken, toAlertToken } from './alert-links.ts';
import type { JobAlertRow } from './job-alert-view.ts';
import { resendConfirmation } from './subscribe-guest-alert.ts';

/** The steps that the page of a link offers. A step that the link does not permit is its own action. */
const STEPS_OF: Partial<Record<AlertLinkAction, readonly AlertLinkStep[]>> = {
  confirm: ['confirm', 'resend'],
  end: ['end', 'restore', 'weekly'],
  manage: ['weekly', 'daily', 'pause', 'resume', 'end', 'restore', 'manage'],
};

/** Returns the alert of a link, for the page that is shown before the link's action is confirmed. */
export async function getLinkedAlert(
  ctx: Pick<Context, 'db' | 'now'>,
  { token }: { token: string },
): Promise<LinkedAlert> {
  const link = await getLink(ctx, token);
  const [row] = await ctx.db.select().from(jobAlerts).where(eq(jobAlerts.id, link.alertId));
  return toLinkedAlert(ctx, link, row);
}

/** Does what the link says, or another step of its page, without signing in. Done twice it is done once. */
export async function followAlertLink(ctx: Context, { token, action }: FollowAlertLink): Promise<LinkedAlert> {
  const link = await getLink(ctx, token);
  const step = action && STEPS_OF[link.action]?.includes(action) ? action : link.action;
  if (step === 'manage') return getLinkedAlert(ctx, { token });
  const row = step === 'resend' ? await resendConfirmation(ctx, link.alertId) : await takeStep(ctx, link, step);
  const linked = toLinkedAlert(ctx, link, row);
  const isManageable = linked.isConfirmed && linked.isGuest && !linked.isEnded;
  return {
    ...linked,
    manageToken: isManageable ? toAlertToken(await getAlertKey(ctx.db), 'manage', link.alertId) : null,
  };
}

type Step = Exclude<AlertLinkStep, 'manage' | 'resend'>;

function takeStep(ctx: Context, { alertId }: AlertLink, step: Step): Promise<JobAlertRow | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(jobAlerts)
      .set(changeOf(step, ctx.now()))
      .where(and(eq(jobAlerts.id, alertId), guardOf(tx, ctx.now(), step)))
      .returning();
    // An ended alert is retained as a proof of the consent, without its matches.
    if (changed && step === 'end') await tx.delete(jobAlertMatches).where(eq(jobAlertMatches.alertId, changed.id));
    return changed;
  });
}

async function getLink(ctx: Pick<Context, 'db'>, token: string): Promise<AlertLink> {
  const link = readAlertToken(await getAlertKey(ctx.db), token);
  if (!link) throw new DomainError('job_alert.token_invalid');
  return link;
}

function changeOf(step: Step, now: Date) {
  const moment = now.toISOString();
  const since = (column: typeof jobAlerts.confirmedAt | typeof jobAlerts.endedAt) =>
    sql`coalesce(${column}, ${moment}::timestamptz)`;
  switch (step) {
    case 'confirm':
      return { confirmedAt: since(jobAlerts.confirmedAt) };
    case 'weekly':
    case 'daily':
      return { frequency: step };
    case 'pause':
      return { status: 'paused' as const };
    case 'resume':
      return {
        status: 'active' as const,
        mailsFrom: sql`case when ${jobAlerts.status} = 'paused' then ${moment}::timestamptz else ${jobAlerts.mailsFrom} end`,
      };
    case 'end':
      return { endedAt: since(jobAlerts.endedAt) };
    case 'restore':
      return { endedAt: null, mailsFrom: now };
  }
}

/**
 * A confirmation expires, and an alert that has ended can be restored for a short time, unless there is the same again. Nothing else
 * is done to what has ended, or to what nobody confirmed.
 */
function guardOf(tx: Tx, now: Date, step: Step): SQL | undefined {
  const isConfirmed = isNotNull(jobAlerts.confirmedAt);
  switch (step) {
    case 'end':
      return undefined;
    case 'confirm':
      return and(isNull(jobAlerts.endedAt), or(isConfirmed, gt(jobAlerts.createdAt, oldestOpen(now))));
    case 'restore': {
      const other = alias(jobAlerts, 'other');
      const isSameOwner = or(eq(other.email, jobAlerts.email), eq(other.userId, jobAlerts.userId));
      const same = tx
        .select({ id: other.id })
        .from(other)
        .where(and(isSameOwner, eq(other.query, jobAlerts.query), isNull(other.endedAt)));
      const isRecent = gt(jobAlerts.endedAt, new Date(now.getTime() - ALERT_RESTORE_DAYS * DAY_MS));
      return and(isConfirmed, or(isNull(jobAlerts.endedAt), and(isRecent, notExists(same))));
    }
    default:
      return and(isNull(jobAlerts.endedAt), isConfirmed);
  }
}

/** Returns the moment after which a confirmation must have been requested. */
const oldestOpen = (now: Date): Date => new Date(now.getTime() - ALERT_CONFIRM_DAYS * DAY_MS);

function toLinkedAlert(
  { now }: Pick<Context, 'now'>,
  { action }: AlertLink,
  row: JobAlertRow | undefined,
): LinkedAlert {
  if (!row) throw new DomainError('job_alert.token_invalid');
  const { name, query, frequency, status, confirmedAt, endedAt, userId, email, createdAt } = row;
  return {
    action,
    name,
    query,
    frequency,
    status,
    isConfirmed: confirmedAt !== null,
    isExpired: confirmedAt === null && createdAt <= oldestOpen(now()),
    isEnded: endedAt !== null,
    isGuest: userId === null,
    address: maskEmail(email),
    manageToken: null,
  };
}
