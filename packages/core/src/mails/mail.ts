import type { Language } from '@stellenvisite/contract/languages';
import type { Tx } from '@stellenvisite/db/client';
import type { MailAttachment } from '@stellenvisite/db/schema/mails';
import type { MailMessage } from './define-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import type { RenderedMail, RenderMail } from './render-mail.ts';

export type MailDraft = {
  to: string;
  language: Language;
  message: MailMessage;
  headers?: Record<string, string>;
  /** What an answer to it belongs to. */
  thread?: string;
  attachments?: MailAttachment[];
};

/** A draft with its texts, ready to be written. Rendered before a transaction begins, it does not hold one up. */
export type PreparedMail = Omit<MailDraft, 'message'> & { kind: string; rendered: RenderedMail };

/** The outbox: a mail is a row of the transaction that causes it, and is sent after the commit. */
export type Mail = {
  render: RenderMail;
  /** Renders a mail before the transaction that writes it. */
  prepare(draft: MailDraft): Promise<PreparedMail>;
  write(tx: Tx, draft: MailDraft): Promise<void>;
  /** Answers the ids of the mails, in their order. */
  writePrepared(tx: Tx, prepared: readonly PreparedMail[]): Promise<string[]>;
  transport: MailTransport;
};
