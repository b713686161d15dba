import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { ALERT_UNCONFIRMED_DAYS } from '@stellenvisite/contract/seekers/job-alerts';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';

const DELETED_RETENTION_DAYS = 7;
const MATCHES_RETENTION_DAYS = 180;
const CONSENT_RETENTION_YEARS = 3;

/**
 * Deletes what guests never confirmed, what people deleted some days ago, old matches, and the proof of a guest's consent
 * three years after it was withdrawn, when nobody can dispute it any more.
 */
export async function deleteOldAlerts(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const disputable = new Date(ctx.now());
  disputable.setUTCFullYear(disputable.getUTCFullYear() - CONSENT_RETENTION_YEARS);
  const isUnconfirmed = and(isNull(jobAlerts.confirmedAt), lt(jobAlerts.createdAt, daysAgo(ALERT_UNCONFIRMED_DAYS)));
  const isDeleted = and(isNotNull(jobAlerts.userId), lt(jobAlerts.endedAt, daysAgo(DELETED_RETENTION_DAYS)));
  await ctx.db.delete(jobAlerts).where(or(isUnconfirmed, isDeleted, lt(jobAlerts.endedAt, disputable)));
  await ctx.db.delete(jobAlertMatches).where(lt(jobAlertMatches.matchedAt, daysAgo(MATCHES_RETENTION_DAYS)));
}

export const deleteOldAlertsJob = defineJob({
  name: 'job-alerts.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: deleteOldAlerts,
});
