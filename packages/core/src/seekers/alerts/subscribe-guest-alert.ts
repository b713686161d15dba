import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { ALERT_MAIL_INTERVAL_MINUTES, MAX_GUEST_ALERTS } from '@stellenvisite/contract/seekers/job-alerts';
import type { SubscribeGuestAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { alertPageUrl, getAlertKey } from './alert-links.ts';
import { readCriteria } from './create-job-alert.ts';
import type { JobAlertRow } from './job-alert-view.ts';
import { confirmAlertMail } from './job-alerts.mails.ts';

/**
 * Asks the owner of an address to confirm an alert. The answer is the same whether or not the address has one already, or too
 * many: the mail is prepared in any case, and written only where it is due.
 */
export async function subscribeGuestAlert(ctx: Context, request: SubscribeGuestAlert): Promise<void> {
  const query = readCriteria(request.query);
  const key = await getAlertKey(ctx.db);
  await ctx.db.transaction(async (tx) => {
    const alert = await upsertAlert(ctx, tx, { ...request, query });
    const id = alert?.id ?? randomUUID();
    const mail = await prepareConfirmation(ctx, key, { ...request, id, query });
    if (alert && alert.confirmedAt === null) await ctx.mail.writePrepared(tx, [mail]);
  });
}

/**
 * Mails the link of an unconfirmed alert again, unless that was done a moment ago. Returns the alert; undefined where there is none
 * to confirm.
 */
export async function resendConfirmation(ctx: Context, alertId: string): Promise<JobAlertRow | undefined> {
  const key = await getAlertKey(ctx.db);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const isOpen = and(eq(jobAlerts.id, alertId), isNull(jobAlerts.confirmedAt), isNull(jobAlerts.endedAt));
    const [row] = await tx.select().from(jobAlerts).where(isOpen).for('update');
    if (!row?.email || row.createdAt > mayWriteAgain(now)) return row;
    const mail = await prepareConfirmation(ctx, key, { ...row, email: row.email });
    await ctx.mail.writePrepared(tx, [mail]);
    const [sent] = await tx
      .update(jobAlerts)
      .set({ createdAt: now, mailsFrom: now })
      .where(eq(jobAlerts.id, alertId))
      .returning();
    return sent;
  });
}

function prepareConfirmation(
  ctx: Context,
  key: string,
  { id, email, language, name, query, frequency }: Omit<SubscribeGuestAlert, 'query'> & { id: string; query: string },
) {
  const confirmUrl = alertPageUrl(ctx.publicUrl, key, 'confirm', id);
  return ctx.mail.prepare({ to: email, language, message: confirmAlertMail({ name, query, frequency, confirmUrl }) });
}

/** Returns the moment before which the last mail must have been written. */
const mayWriteAgain = (now: Date): Date => new Date(now.getTime() - ALERT_MAIL_INTERVAL_MINUTES * MINUTE_MS);

/** Undefined where nothing is to be sent: too soon, or too many. One that is confirmed stays as it is. */
async function upsertAlert(ctx: Context, tx: Tx, { email, query, name, frequency, language }: SubscribeGuestAlert) {
  const now = ctx.now();
  const ofAddress = and(eq(jobAlerts.email, email), isNull(jobAlerts.endedAt));
  const isKnown = (await tx.$count(jobAlerts, and(ofAddress, eq(jobAlerts.query, query)))) > 0;
  if (!isKnown && (await tx.$count(jobAlerts, ofAddress)) >= MAX_GUEST_ALERTS) return undefined;
  const [row] = await tx
    .insert(jobAlerts)
    .values({
      id: randomUUID(),
      email,
      language,
      name,
      query,
      frequency,
      status: 'active',
      seenAt: now,
      mailsFrom: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [jobAlerts.email, jobAlerts.query],
      targetWhere: isNull(jobAlerts.endedAt),
      set: { name, frequency, language, createdAt: now, mailsFrom: now },
      setWhere: sql`${isNull(jobAlerts.confirmedAt)} and ${lt(jobAlerts.createdAt, mayWriteAgain(now))}`,
    })
    .returning({ id: jobAlerts.id, confirmedAt: jobAlerts.confirmedAt });
  return row;
}
