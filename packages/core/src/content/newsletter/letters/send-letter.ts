import type { Tx } from '@stellenvisite/db/client';
import {
  newsletterDeliveries as deliveries,
  newsletterLetters as letters,
  newsletterSubscriptions as subscriptions,
} from '@stellenvisite/db/schema/content/newsletter';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import { newsletterLetterMail } from '../newsletter.mails.ts';
import { getNewsletterKey, listHeaders } from '../subscribe-newsletter.ts';
import { isReader, type LetterRow, renderLetter, segmentOf } from './letter-view.ts';

const BATCH = 500;

/**
 * Writes the letter to everybody who is due. The mails of a batch and the note who has them are one transaction, and the letter's row is
 * locked in it: a worker that dies leaves a whole number of batches behind, and two workers write to nobody twice.
 */
export async function sendLetter(ctx: Context, { letterId }: { letterId: string }): Promise<void> {
  const key = await getNewsletterKey(ctx.db);
  const [letter] = await ctx.db.select().from(letters).where(eq(letters.id, letterId));
  if (!letter) return;
  const render = await renderLetter(ctx, letter, key);
  for (let after: string | undefined; ; ) {
    const last = await ctx.db.transaction((tx) => writeBatch(ctx, tx, { letterId, after, key, render }));
    if (last === undefined) return;
    after = last;
  }
}

type Batch = {
  letterId: string;
  after: string | undefined;
  key: string;
  render: Awaited<ReturnType<typeof renderLetter>>;
};

/** Answers the last reader of the batch, or undefined when nobody is left. */
async function writeBatch(ctx: Context, tx: Tx, { letterId, after, key, render }: Batch): Promise<string | undefined> {
  const [letter] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, letterId), eq(letters.status, 'sending'), isNull(letters.writtenAt)))
    .for('update');
  if (!letter) return undefined;
  const readers = await listDue(tx, letter, after);
  if (readers.length === 0) {
    await tx.update(letters).set({ writtenAt: ctx.now() }).where(eq(letters.id, letterId));
    return undefined;
  }
  const mailIds = await ctx.mail.writePrepared(
    tx,
    readers.map(({ id, email, language }) => ({
      to: email,
      language,
      kind: newsletterLetterMail.kind,
      rendered: render(id),
      headers: listHeaders(ctx.publicUrl, key, id),
    })),
  );
  await tx
    .insert(deliveries)
    .values(readers.map(({ id }, index) => ({ letterId, subscriptionId: id, mailId: mailIds[index] ?? '' })));
  return readers.at(-1)?.id;
}

/** Those who confirmed after the letter began are not readers of it. */
function listDue(tx: Tx, letter: LetterRow, after: string | undefined) {
  return tx
    .select({ id: subscriptions.id, email: subscriptions.email, language: subscriptions.language })
    .from(subscriptions)
    .where(
      and(
        isReader(segmentOf(letter)),
        letter.startedAt ? lte(subscriptions.confirmedAt, letter.startedAt) : undefined,
        after ? gt(subscriptions.id, after) : undefined,
        sql`not exists (select 1 from ${deliveries} where ${deliveries.letterId} = ${letter.id}
          and ${deliveries.subscriptionId} = newsletter_subscriptions.id)`,
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(BATCH);
}

export const sendLetterJob = defineJob({
  name: 'newsletter.send-letter',
  payload: z.object({ letterId: z.uuid() }),
  options: {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 3600,
    // A worker that died is noticed by its silence, long before the job expires.
    heartbeatSeconds: 30,
    notify: true,
  },
  handler: (ctx, payload) => sendLetter(ctx, payload),
});
