import { randomUUID } from 'node:crypto';
import { MAX_GUEST_ALERTS } from '@stellenvisite/contract/seekers/job-alerts';
import type { SubscribeGuestAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readCriteria } from './create-job-alert.ts';
import { alertPageUrl, getAlertKey } from './follow-alert-link.ts';
import { confirmAlertMail } from './job-alerts.mails.ts';

/** An address gets one mail for the same search in this time, however many requests name it. */
const MAIL_INTERVAL_MS = 10 * 60_000;

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
    const mail = await ctx.mail.prepare({
      to: request.email,
      language: request.language,
      message: confirmAlertMail({
        name: request.name,
        query,
        frequency: request.frequency,
        confirmUrl: alertPageUrl(ctx.publicUrl, key, 'confirm', id),
      }),
    });
    if (alert && alert.confirmedAt === null) await ctx.mail.writePrepared(tx, [mail]);
  });
}

/** Undefined where nothing is to be sent: too soon, or too many. One that is confirmed stays as it is. */
async function upsertAlert(ctx: Context, tx: Tx, { email, query, name, frequency, language }: SubscribeGuestAlert) {
  const now = ctx.now();
  const ofAddress = and(eq(jobAlerts.email, email), isNull(jobAlerts.endedAt));
  const isKnown = (await tx.$count(jobAlerts, and(ofAddress, eq(jobAlerts.query, query)))) > 0;
  if (!isKnown && (await tx.$count(jobAlerts, ofAddress)) >= MAX_GUEST_ALERTS) return undefined;
  const mayWriteAgain = new Date(now.getTime() - MAIL_INTERVAL_MS).toISOString();
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
      setWhere: sql`${jobAlerts.confirmedAt} is null and ${jobAlerts.createdAt} < ${mayWriteAgain}::timestamptz`,
    })
    .returning({ id: jobAlerts.id, confirmedAt: jobAlerts.confirmedAt });
  return row;
}
