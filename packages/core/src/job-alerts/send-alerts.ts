import { ALERT_MAIL_JOBS, type AlertFrequency } from '@stellenvisite/contract/job-alerts';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listJobItems } from '../jobs/list-job-items.ts';
import { isLive } from '../live-jobs.ts';
import type { PreparedMail } from '../mails/mail.ts';
import { type MailWish, readMailWish } from '../notifications/mail-wish.ts';
import { notify } from '../notifications/notify.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { adoptGuestAlerts } from './adopt-guest-alerts.ts';
import { alertLinks, getAlertKey, unsubscribeHeaders } from './alert-links.ts';
import { latestDigest } from './digest-time.ts';
import { explainJobs } from './explain-jobs.ts';
import type { JobAlertRow } from './job-alert-view.ts';
import { jobAlertMail } from './job-alerts.mails.ts';
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
 * The mail, the notification and the record of what was told are one transaction, so a run that is killed and repeated, or
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
    await recordTold(ctx, tx, alert, due);
    const wish = news.length === 0 ? null : await tell(ctx, tx, alert, news);
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

/** What was published after eight is for the next one, however late this one is. */
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

async function recordTold(ctx: Context, tx: Tx, { id }: JobAlertRow, { digestAt }: Due): Promise<void> {
  const live = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobAlertMatches.jobId), isLive(ctx), until(digestAt)));
  await tx
    .update(jobAlertMatches)
    .set({ toldAt: ctx.now() })
    .where(and(eq(jobAlertMatches.alertId, id), isNull(jobAlertMatches.toldAt), exists(live)));
}

type Recipient = Pick<MailWish, 'to' | 'language'>;

/** Where the mail goes, if one is wanted; the notification is written on the way. */
async function tell(ctx: Context, tx: Tx, alert: JobAlertRow, news: readonly News[]): Promise<Recipient | null> {
  const { id, userId, email, language, name } = alert;
  if (userId === null) return email === null ? null : { to: email, language };
  if (!alert.notifies) return readMailWish(ctx, tx, { userId, topic: 'job_alerts' });
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
