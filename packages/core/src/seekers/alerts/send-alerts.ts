import { ALERT_MAIL_JOBS, type AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listJobItems } from '../../jobs/list-job-items.ts';
import { isLive } from '../../live-jobs.ts';
import type { PreparedMail } from '../../platform/mails/mail.ts';
import { getMailRecipient, type MailRecipient } from '../../platform/notifications/mail-recipient.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { alertLinks, getAlertKey, unsubscribeHeaders } from './alert-links.ts';
import { adoptGuestAlerts } from './delete-job-alert.ts';
import { latestDigest } from './digest-time.ts';
import { explainJobs } from './explain-jobs.ts';
import type { JobAlertRow } from './job-alert-view.ts';
import { jobAlertMail } from './job-alerts.mails.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { isUntold, ofAlert, ofJob } from './shown-matches.ts';

const BATCH = 50;

/** Tells of new matches at once, for the alerts that ask for it. */
export const sendInstantAlerts = (ctx: Context): Promise<number> => sendAlerts(ctx, { frequencies: ['instant'] });

/** Writes the latest digest to all whose it is and who did not have it. */
export function sendDigests(ctx: Context): Promise<number> {
  const { at, frequencies } = latestDigest(ctx.now());
  return sendAlerts(ctx, { frequencies, digestAt: at });
}

type Due = {
  frequencies: AlertFrequency[];
  /** The digest; without one, whatever is new. */
  digestAt?: Date;
};

/**
 * The mail, the notification and the record of what was reported are one transaction, so a run that is killed and repeated, or
 * two at once, tell nobody twice. Returns how many mails were written.
 */
async function sendAlerts(ctx: Context, due: Due): Promise<number> {
  await adoptGuestAlerts(ctx);
  const key = await getAlertKey(ctx.db);
  let written = 0;
  for (let after: string | undefined; ; ) {
    const batch = await ctx.db.transaction((tx) => writeBatch(ctx, tx, { due, after, key }));
    written += batch.written;
    after = batch.last;
    if (!after) return written;
  }
}

type BatchOptions = { due: Due; after: string | undefined; key: string };

async function writeBatch(ctx: Context, tx: Tx, { due, after, key }: BatchOptions) {
  const alerts = await lockDueAlerts(ctx, tx, due, after);
  const mails: PreparedMail[] = [];
  for (const alert of alerts) {
    const news = await listNews(ctx, tx, alert, due);
    await recordNotified(ctx, tx, alert, due);
    const wish = news.length === 0 ? null : await notifyPerson(ctx, tx, alert, news);
    if (wish) mails.push(await prepareMail({ ...ctx, db: tx }, { alert, news, key, wish }));
  }
  await ctx.mail.writePrepared(tx, mails);
  if (due.digestAt && alerts.length > 0) {
    const ids = alerts.map(({ id }) => id);
    await tx.update(jobAlerts).set({ lastDigestAt: due.digestAt }).where(inArray(jobAlerts.id, ids));
  }
  return { written: mails.length, last: alerts.length < BATCH ? undefined : alerts.at(-1)?.id };
}

/** Only those with news: an alert without any is not looked at again. */
function lockDueAlerts(ctx: Context, tx: Tx, { frequencies, digestAt }: Due, after: string | undefined) {
  const news = tx
    .select({ one: sql`1` })
    .from(jobAlertMatches)
    .innerJoin(jobs, and(ofJob, isLive(ctx)))
    .where(and(ofAlert, isUntold(), until(digestAt)));
  return tx
    .select()
    .from(jobAlerts)
    .where(
      and(
        isNull(jobAlerts.endedAt),
        isNotNull(jobAlerts.confirmedAt),
        eq(jobAlerts.status, 'active'),
        inArray(jobAlerts.frequency, frequencies),
        digestAt ? or(isNull(jobAlerts.lastDigestAt), lt(jobAlerts.lastDigestAt, digestAt)) : undefined,
        exists(news),
        after ? gt(jobAlerts.id, after) : undefined,
      ),
    )
    .orderBy(asc(jobAlerts.id))
    .limit(BATCH)
    .for('update', { of: jobAlerts, skipLocked: true });
}

/** Limits a digest to jobs posted until its time; later ones belong to the next digest, however late this one is. */
const until = (digestAt: Date | undefined): SQL | undefined => digestAt && lte(jobs.postedAt, digestAt);

type News = { jobId: string; score: number | null };

/** The best matches first. */
function listNews(ctx: Context, tx: Tx, { id }: JobAlertRow, { digestAt }: Due): Promise<News[]> {
  return tx
    .select({ jobId: jobs.id, score: jobAlertMatches.score })
    .from(jobAlerts)
    .innerJoin(jobAlertMatches, ofAlert)
    .innerJoin(jobs, and(ofJob, isLive(ctx)))
    .where(and(eq(jobAlerts.id, id), isUntold(), until(digestAt)))
    .orderBy(sql`${jobAlertMatches.score} desc nulls last`, desc(jobs.postedAt), jobs.id);
}

async function recordNotified(ctx: Context, tx: Tx, { id }: JobAlertRow, { digestAt }: Due): Promise<void> {
  const live = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobAlertMatches.jobId), isLive(ctx), until(digestAt)));
  await tx
    .update(jobAlertMatches)
    .set({ notifiedAt: ctx.now() })
    .where(and(eq(jobAlertMatches.alertId, id), isNull(jobAlertMatches.notifiedAt), exists(live)));
}

type Recipient = Pick<MailRecipient, 'to' | 'language'>;

/** Where the mail goes, if one is wanted; the notification is written on the way. */
async function notifyPerson(
  ctx: Context,
  tx: Tx,
  alert: JobAlertRow,
  news: readonly News[],
): Promise<Recipient | null> {
  const { id, userId, email, language, name } = alert;
  if (userId === null) return email === null ? null : { to: email, language };
  if (!alert.notifies) return getMailRecipient(ctx, tx, { userId, topic: 'job_alerts' });
  const data = { alertId: id, name, count: news.length, bestScore: news[0]?.score ?? null };
  return notify(ctx, tx, { userId, kind: 'job_alert.matched', key: id, renews: true, data });
}

async function prepareMail(
  ctx: Context,
  { alert, news, key, wish }: { alert: JobAlertRow; news: readonly News[]; key: string; wish: Recipient },
): Promise<PreparedMail> {
  const shown = news.slice(0, ALERT_MAIL_JOBS).map(({ jobId }) => jobId);
  const items = await listJobItems(
    ctx,
    shown.map((id) => ({ id, km: null })),
  );
  const profile = alert.userId === null ? EMPTY_PROFILE : (await loadProfile(ctx, alert.userId)).data;
  const explained = await explainJobs(ctx, profile, shown, wish.language);
  return ctx.mail.prepare({
    to: wish.to,
    language: wish.language,
    headers: unsubscribeHeaders(ctx.publicUrl, key, alert.id),
    message: jobAlertMail({
      ...alertLinks(ctx.publicUrl, key, alert),
      name: alert.name,
      query: alert.query,
      frequency: alert.frequency,
      greeted: await findName(ctx, alert.userId),
      sentAt: ctx.now(),
      createdAt: alert.createdAt,
      total: news.length,
      jobs: items.map((item) => ({ item, ...(explained.get(item.id) ?? { score: null, pros: [], cons: [] }) })),
      publicUrl: ctx.publicUrl,
    }),
  });
}

async function findName({ db }: Context, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
  return row?.name || null;
}

export const sendDigestsJob = defineJob({
  name: 'job-alerts.send-digests',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  // At eight; again until the afternoon for those a server that was down at eight did not reach. Nobody gets a digest twice.
  cron: '0,30 8-13 * * *',
  async handler(ctx) {
    await matchNewJobs(ctx);
    await sendDigests(ctx);
  },
});
