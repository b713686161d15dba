import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { dismissedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { type AnyColumn, and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';

/** Of an alert's matches joined with jobs: those whose employer the person has not hidden. */
export const isShown = (): SQL => sql`not ${isHiddenEmployer(jobAlerts.userId, jobs.employerId)}`;

/**
 * Of an alert's matches joined with jobs: those that may still be notified of. Not what was reported before, by this alert or another
 * one of the same person, was matched during a pause, is of no interest, was applied to, or is of a hidden employer.
 */
export function isUntold(): SQL | undefined {
  return and(
    isNull(jobAlertMatches.notifiedAt),
    gt(jobAlertMatches.matchedAt, jobAlerts.mailsFrom),
    sql`not exists (select from ${dismissedJobs} where ${dismissedJobs.userId} = ${jobAlerts.userId}
      and ${dismissedJobs.jobId} = ${jobs.id})`,
    sql`not exists (select from ${applications} where ${applications.userId} = ${jobAlerts.userId}
      and ${applications.jobId} = ${jobs.id})`,
    sql`not exists (select from job_alert_matches other join job_alerts owner on owner.id = other.alert_id
      where other.job_id = ${jobs.id} and other.notified_at is not null
      and coalesce(owner.user_id::text, owner.email) = coalesce(${jobAlerts.userId}::text, ${jobAlerts.email}))`,
    isShown(),
  );
}

export const ofAlert = eq(jobAlertMatches.alertId, jobAlerts.id);
export const ofJob = eq(jobAlertMatches.jobId, jobs.id);

/** The rule of `hiddenEmployerIds` for a query over the rows of many people. */
function isHiddenEmployer(userId: AnyColumn, employerId: AnyColumn): SQL {
  return sql`(exists (select from ${hiddenEmployers} where ${hiddenEmployers.userId} = ${userId}
      and ${hiddenEmployers.employerId} = ${employerId})
    or exists (select from ${hiddenAgencies} join ${employers} on ${employers.isAgency} and ${employers.id} = ${employerId}
      where ${hiddenAgencies.userId} = ${userId}))`;
}
