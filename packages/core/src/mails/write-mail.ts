import { randomUUID } from 'node:crypto';
import type { Language } from '@stellenvisite/contract/languages';
import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/mails';
import { enqueueAll } from '../queue/enqueue.ts';
import type { MailContext, MailMessage, RenderedMail } from './mail-message.ts';

export type MailDraft = {
  to: string;
  language: Language;
  message: MailMessage;
  headers?: Record<string, string>;
};

/** A draft with its texts, ready to be written. Rendered before a transaction begins, it does not hold one up. */
export type PreparedMail = Omit<MailDraft, 'message'> & { kind: MailMessage['kind']; rendered: RenderedMail };

export async function prepareMail(ctx: MailContext, { message, ...draft }: MailDraft): Promise<PreparedMail> {
  return { ...draft, kind: message.kind, rendered: await ctx.renderMail(message, draft.language) };
}

/** Puts a mail into the outbox as part of the transaction that causes it. It leaves the house after the commit. */
export async function writeMail(ctx: MailContext, tx: Tx, draft: MailDraft): Promise<void> {
  await writePreparedMails(ctx, tx, [await prepareMail(ctx, draft)]);
}

export async function writePreparedMails(
  ctx: Pick<MailContext, 'now' | 'publicUrl'>,
  tx: Tx,
  prepared: readonly PreparedMail[],
): Promise<void> {
  if (prepared.length === 0) return;
  const host = new URL(ctx.publicUrl).hostname;
  const rows = prepared.map(({ to, language, kind, rendered, headers }) => {
    const id = randomUUID();
    return {
      id,
      messageId: `<${id}@${host}>`,
      kind,
      language,
      to,
      ...rendered,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      createdAt: ctx.now(),
    };
  });
  await tx.insert(mails).values(rows);
  await enqueueAll(
    tx,
    'mail.send',
    rows.map(({ id }) => ({ payload: { mailId: id }, key: id })),
  );
}
