import type { NewsletterLetter } from '@stellenvisite/contract/content/newsletter-letters.schema';
import { newsletterLetters as letters } from '@stellenvisite/db/schema/content/newsletter';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { recordAdminAct } from '../../../record-admin-act.ts';
import { requirePermission } from '../../../require-permission.ts';
import { requireLetter, toLetter } from './letter-view.ts';
import { sendLetterJob } from './send-letter.ts';

/** Begins to send, or goes on after a stop. Pressed twice, it begins once. */
export async function startLetter(ctx: Context, { id }: { id: string }): Promise<NewsletterLetter> {
  await requirePermission(ctx, 'newsletter.manage');
  return ctx.db.transaction(async (tx) => {
    const before = await requireLetter(tx, id);
    const [row] = await tx
      .update(letters)
      .set({
        status: 'sending',
        startedAt: sql`coalesce(${letters.startedAt}, ${ctx.now().toISOString()}::timestamptz)`,
      })
      .where(and(eq(letters.id, id), inArray(letters.status, ['draft', 'stopped'])))
      .returning();
    if (!row) throw new DomainError('newsletter_letter.not_a_draft');
    await ctx.queue.enqueue(tx, sendLetterJob, { letterId: id });
    await recordAdminAct(ctx, tx, {
      action: 'newsletter.started',
      subject: { kind: 'newsletter', id, label: row.subject },
      before: { status: before.status },
      after: { status: row.status },
    });
    return toLetter(tx, row);
  });
}

/** Nobody further is written to; mails that are written already go out. */
export async function stopLetter(ctx: Context, { id }: { id: string }): Promise<NewsletterLetter> {
  await requirePermission(ctx, 'newsletter.manage');
  return ctx.db.transaction(async (tx) => {
    await requireLetter(tx, id);
    const [row] = await tx
      .update(letters)
      .set({ status: 'stopped' })
      .where(and(eq(letters.id, id), eq(letters.status, 'sending'), isNull(letters.writtenAt)))
      .returning();
    if (!row) throw new DomainError('newsletter_letter.not_sending');
    await recordAdminAct(ctx, tx, {
      action: 'newsletter.stopped',
      subject: { kind: 'newsletter', id, label: row.subject },
      before: { status: 'sending' },
      after: { status: 'stopped' },
    });
    return toLetter(tx, row);
  });
}
