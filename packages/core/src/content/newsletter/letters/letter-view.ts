import type {
  LetterPreview,
  LetterSegment,
  NewsletterLetter,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  newsletterDeliveries as deliveries,
  newsletterLetters as letters,
  newsletterSubscriptions as subscriptions,
} from '@stellenvisite/db/schema/content/newsletter';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { newsletterLetterMail } from '../newsletter.mails.ts';
import { unsubscribePageUrl } from '../subscribe-newsletter.ts';

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

/** Represents the reader while a letter is rendered; nobody has this id. */
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

/** Matches the readers of a letter: confirmed, without an earlier bounce, and of the segment. */
export function isReader({ language, frequency, audience }: LetterSegment): SQL | undefined {
  return and(
    eq(subscriptions.status, 'confirmed'),
    isNull(subscriptions.bouncedAt),
    eq(subscriptions.language, language),
    frequency ? eq(subscriptions.frequency, frequency) : undefined,
    ofAudience(audience),
  );
}

/** By the account with that address, where there is one that confirmed it. */
function ofAudience(audience: LetterSegment['audience']): SQL | undefined {
  if (audience === 'all') return undefined;
  const account = sql`select 1 from ${authUsers} join ${profiles} on ${profiles.id} = ${authUsers.id}
    where lower(${authUsers.email}) = newsletter_subscriptions.email and ${authUsers.emailConfirmedAt} is not null`;
  if (audience === 'none') return sql`not exists (${account})`;
  return sql`exists (${account} and ${profiles.role} = ${audience})`;
}
