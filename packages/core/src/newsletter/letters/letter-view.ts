import { isId } from '@stellenvisite/contract/ids.schema';
import type { LetterPreview, LetterSegment, NewsletterLetter } from '@stellenvisite/contract/newsletter-letters.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import {
  newsletterDeliveries as deliveries,
  newsletterLetters as letters,
} from '@stellenvisite/db/schema/newsletter-letters';
import { count, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { newsletterLetterMail } from '../newsletter.mails.ts';
import { unsubscribePageUrl } from '../newsletter-links.ts';
import { isReader } from './letter-readers.ts';

export type LetterRow = typeof letters.$inferSelect;

export const segmentOf = ({ language, frequency, audience }: LetterRow): LetterSegment => ({
  language,
  frequency,
  audience,
});

export async function requireLetter(db: Db | Tx, id: string): Promise<LetterRow> {
  const [row] = isId(id) ? await db.select().from(letters).where(eq(letters.id, id)) : [];
  if (!row) throw new DomainError('newsletter_letter.not_found');
  return row;
}

export async function toLetter(db: Db | Tx, row: LetterRow): Promise<NewsletterLetter> {
  const { id, subject, preview, bodyHtml, status, createdAt, startedAt, sentAt } = row;
  const [counted] = await db
    .select({ written: count(), delivered: count(deliveries.deliveredAt), bounced: count(deliveries.bouncedAt) })
    .from(deliveries)
    .where(eq(deliveries.letterId, id));
  const { written, delivered, bounced } = counted ?? { written: 0, delivered: 0, bounced: 0 };
  const isOver = row.writtenAt !== null;
  return {
    id,
    subject,
    preview,
    bodyHtml,
    segment: segmentOf(row),
    status,
    readers: isOver ? written : await db.$count(subscriptions, isReader(segmentOf(row))),
    written,
    delivered,
    bounced,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Stands for the reader while a letter is rendered; nobody has this id. */
const ANYBODY = '00000000-0000-0000-0000-000000000000';

/** The letter is rendered once; each reader gets their own way out in it. */
export async function renderLetter(ctx: Context, row: LetterRow, key: string) {
  const anybodysWayOut = unsubscribePageUrl(ctx.publicUrl, key, ANYBODY);
  const { subject, preview, bodyHtml } = row;
  const rendered = await ctx.mail.render(
    newsletterLetterMail({ subject, preview, bodyHtml, unsubscribeUrl: anybodysWayOut }),
    row.language,
  );
  return (subscriptionId: string): LetterPreview => {
    const wayOut = unsubscribePageUrl(ctx.publicUrl, key, subscriptionId);
    return {
      subject: rendered.subject,
      text: rendered.text.replaceAll(anybodysWayOut, wayOut),
      html: rendered.html.replaceAll(anybodysWayOut, wayOut),
    };
  };
}
