import { ALERT_CONFIRM_DAYS } from '@stellenvisite/contract/job-alerts';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';

const DAY_MS = 86_400_000;
const DELETED_KEPT_DAYS = 7;
const MATCHES_KEPT_DAYS = 180;
const CONSENT_KEPT_YEARS = 3;

/**
 * Deletes what guests never confirmed, what people deleted some days ago, old matches, and the proof of a guest's consent
 * three years after it was withdrawn, when nobody can dispute it any more.
 */
export async function deleteOldAlerts(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const disputable = new Date(ctx.now());
  disputable.setUTCFullYear(disputable.getUTCFullYear() - CONSENT_KEPT_YEARS);
  const isUnconfirmed = and(isNull(jobAlerts.confirmedAt), lt(jobAlerts.createdAt, daysAgo(ALERT_CONFIRM_DAYS)));
  const isDeleted = and(isNotNull(jobAlerts.userId), lt(jobAlerts.endedAt, daysAgo(DELETED_KEPT_DAYS)));
  await ctx.db.delete(jobAlerts).where(or(isUnconfirmed, isDeleted, lt(jobAlerts.endedAt, disputable)));
  await ctx.db.delete(jobAlertMatches).where(lt(jobAlertMatches.matchedAt, daysAgo(MATCHES_KEPT_DAYS)));
}
