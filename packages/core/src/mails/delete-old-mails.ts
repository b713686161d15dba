import { mails, receivedMails } from '@stellenvisite/db/schema/mails';
import { lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';

export const MAIL_KEPT_DAYS = 30;

/** A mail holds personal data, so it is deleted once nobody is likely to inquire whether it was sent. */
export async function deleteOldMails(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - MAIL_KEPT_DAYS * 86_400_000);
  await ctx.db.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.failedAt, before)));
  await ctx.db.delete(receivedMails).where(lt(receivedMails.receivedAt, before));
}
