import type { Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { PreparedMail } from '../mails/mail.ts';
import { createIssueRenderer, type IssueRenderer } from './issue-renderer.ts';
import { newsletterIssueMail } from './newsletter.mails.ts';
import { firstIssueSince, type IssueTime, latestIssue } from './newsletter-issue-time.ts';
import { getNewsletterKey } from './newsletter-key.ts';
import { listHeaders } from './newsletter-links.ts';

type Subscription = typeof subscriptions.$inferSelect;

const BATCH = 200;

/**
 * Writes the latest issue to everyone who is due and for whom there is something new. The mails and the
 * record that a reader has had this issue are one transaction, so a run that is repeated, or two at once, write to nobody twice. Returns how many mails.
 */
export async function sendNewsletterIssue(ctx: Context): Promise<number> {
  const issue = latestIssue(ctx.now());
  const key = await getNewsletterKey(ctx.db);
  const renderIssue = createIssueRenderer(ctx, issue.issuedAt, key);
  let written = 0;
  for (let after: string | undefined; ; ) {
    const batch = await ctx.db.transaction((tx) => writeBatch(ctx, tx, { issue, after, key, renderIssue }));
    written += batch.written;
    after = batch.last;
    if (!after) return written;
  }
}

type BatchOptions = { issue: IssueTime; after: string | undefined; key: string; renderIssue: IssueRenderer };

async function writeBatch(ctx: Context, tx: Tx, { issue, after, key, renderIssue }: BatchOptions) {
  const readers = await lockDueReaders(tx, issue, after);
  const mails: PreparedMail[] = [];
  for (const reader of readers) {
    const rendered = await renderIssue(tx, { ...reader, since: sinceOf(reader, issue.issuedAt) });
    if (!rendered) continue;
    const headers = listHeaders(ctx.publicUrl, key, reader.id);
    mails.push({ to: reader.email, language: reader.language, kind: newsletterIssueMail.kind, rendered, headers });
  }
  await ctx.mail.writePrepared(tx, mails);
  await recordIssue(tx, readers, issue.issuedAt);
  return { written: mails.length, last: readers.length < BATCH ? undefined : readers.at(-1)?.id };
}

function lockDueReaders(tx: Tx, { issuedAt, frequencies }: IssueTime, after: string | undefined) {
  return tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'confirmed'),
        isNull(subscriptions.bouncedAt),
        inArray(subscriptions.frequency, frequencies),
        lt(subscriptions.confirmedAt, issuedAt),
        or(isNull(subscriptions.lastIssueAt), lt(subscriptions.lastIssueAt, issuedAt)),
        after ? gt(subscriptions.id, after) : undefined,
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

async function recordIssue(tx: Tx, readers: readonly Subscription[], issuedAt: Date): Promise<void> {
  if (readers.length === 0) return;
  await tx
    .update(subscriptions)
    .set({ lastIssueAt: issuedAt })
    .where(
      inArray(
        subscriptions.id,
        readers.map(({ id }) => id),
      ),
    );
}

/** Since the last issue; a reader who is new, or back after a pause, starts with the usual span. */
function sinceOf({ lastIssueAt, confirmedAt, frequency }: Subscription, issuedAt: Date): Date {
  const isContinued = lastIssueAt && confirmedAt && lastIssueAt >= confirmedAt;
  return isContinued ? lastIssueAt : firstIssueSince(issuedAt, frequency);
}
