import { mails } from '@stellenvisite/db/schema/mails';
import { lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';

export const MAIL_KEPT_DAYS = 30;

/** A mail that was sent or refused is kept for as long as somebody may ask about it, and no longer: it holds an address and what was written to it. */
export async function deleteOldMails(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - MAIL_KEPT_DAYS * 86_400_000);
  await ctx.db.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.failedAt, before)));
}
