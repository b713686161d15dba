import { randomUUID } from 'node:crypto';
import type {
  LetterPreview,
  NewsletterLetter,
  NewsletterLetters,
  TestLetter,
  WriteLetter,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import {
  newsletterLetters as letters,
  newsletterSubscriptions as subscriptions,
} from '@stellenvisite/db/schema/content/newsletter';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { sanitizeHtml } from '../../../platform/html/sanitize-html.ts';
import { recordAdminAct } from '../../../record-admin-act.ts';
import { requirePermission } from '../../../require-permission.ts';
import { newsletterLetterMail } from '../newsletter.mails.ts';
import { getNewsletterKey } from '../subscribe-newsletter.ts';
import { renderLetter, requireLetter, toLetter } from './letter-view.ts';
import { noteDeliveries } from './note-deliveries.ts';

const SHOWN = 50;

export async function listLetters(ctx: Context): Promise<NewsletterLetters> {
  await requirePermission(ctx, 'newsletter.manage');
  await noteDeliveries(ctx);
  const rows = await ctx.db.select().from(letters).orderBy(desc(letters.createdAt)).limit(SHOWN);
  const items: NewsletterLetter[] = [];
  for (const row of rows) items.push(await toLetter(ctx.db, row));
  return {
    items,
    readers: {
      confirmed: await ctx.db.$count(subscriptions, eq(subscriptions.status, 'confirmed')),
      pending: await ctx.db.$count(subscriptions, eq(subscriptions.status, 'pending')),
      bounced: await ctx.db.$count(subscriptions, isNotNull(subscriptions.bouncedAt)),
    },
  };
}

export async function getLetter(ctx: Context, { id }: { id: string }): Promise<NewsletterLetter> {
  await requirePermission(ctx, 'newsletter.manage');
  await noteDeliveries(ctx);
  return toLetter(ctx.db, await requireLetter(ctx.db, id));
}

const toColumns = ({ subject, preview, bodyHtml, segment }: WriteLetter) => ({
  subject,
  preview,
  bodyHtml: sanitizeHtml(bodyHtml),
  ...segment,
});

export async function createLetter(ctx: Context, input: WriteLetter): Promise<NewsletterLetter> {
  await requirePermission(ctx, 'newsletter.manage');
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(letters)
      .values({ id: randomUUID(), ...toColumns(input), createdAt: ctx.now() })
      .returning();
    if (!row) throw new Error('an insert returns its row');
    await recordAdminAct(ctx, tx, {
      action: 'newsletter.drafted',
      subject: { kind: 'newsletter', id: row.id, label: row.subject },
      after: { subject: row.subject },
    });
    return toLetter(tx, row);
  });
}

/** Only a draft changes: what has begun to go out is the same for everybody. */
export async function changeLetter(
  ctx: Context,
  { id, ...input }: WriteLetter & { id: string },
): Promise<NewsletterLetter> {
  await requirePermission(ctx, 'newsletter.manage');
  return ctx.db.transaction(async (tx) => {
    const before = await requireLetter(tx, id);
    const [row] = await tx
      .update(letters)
      .set(toColumns(input))
      .where(and(eq(letters.id, id), eq(letters.status, 'draft')))
      .returning();
    if (!row) throw new DomainError('newsletter_letter.not_a_draft');
    await recordAdminAct(ctx, tx, {
      action: 'newsletter.changed',
      subject: { kind: 'newsletter', id, label: row.subject },
      before: {
        subject: before.subject,
        segment: JSON.stringify([before.language, before.frequency, before.audience]),
      },
      after: { subject: row.subject, segment: JSON.stringify([row.language, row.frequency, row.audience]) },
    });
    return toLetter(tx, row);
  });
}

export async function deleteLetter(ctx: Context, { id }: { id: string }): Promise<void> {
  await requirePermission(ctx, 'newsletter.manage');
  await ctx.db.transaction(async (tx) => {
    const before = await requireLetter(tx, id);
    const [row] = await tx
      .delete(letters)
      .where(and(eq(letters.id, id), eq(letters.status, 'draft')))
      .returning({ id: letters.id });
    if (!row) throw new DomainError('newsletter_letter.not_a_draft');
    await recordAdminAct(ctx, tx, {
      action: 'newsletter.deleted',
      subject: { kind: 'newsletter', id, label: before.subject },
      before: { subject: before.subject },
    });
  });
}

export async function previewLetter(ctx: Context, { id }: { id: string }): Promise<LetterPreview> {
  await requirePermission(ctx, 'newsletter.manage');
  const render = await renderLetter(ctx, await requireLetter(ctx.db, id), await getNewsletterKey(ctx.db));
  return render(id);
}

/** To one address, as a mail of its own: nobody's delivery. */
export async function sendTestLetter(ctx: Context, { id, to }: TestLetter & { id: string }): Promise<void> {
  await requirePermission(ctx, 'newsletter.manage');
  await ctx.db.transaction(async (tx) => {
    const { subject, preview, bodyHtml, language } = await requireLetter(tx, id);
    const unsubscribeUrl = `${ctx.publicUrl}/newsletter`;
    const message = newsletterLetterMail({ subject: `[Test] ${subject}`, preview, bodyHtml, unsubscribeUrl });
    await ctx.mail.write(tx, { to, language, message });
    await recordAdminAct(ctx, tx, {
      action: 'newsletter.tested',
      subject: { kind: 'newsletter', id, label: subject },
    });
  });
}
