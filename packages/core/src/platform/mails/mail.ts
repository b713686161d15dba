import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import type { MailAttachment } from '@stellenvisite/db/schema/platform/mails';
import type { MailMessage } from './define-mail.ts';

/** The kind of a row that is a text message; its address is a phone number. */
export const SMS_KIND = 'sms';

export type AttachedFile = { name: string; content: Uint8Array };

/** A mail as it is sent. */
type OutgoingMail = {
  kind: string;
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: AttachedFile[];
};

/** `shown`: the outbox itself is where the mail is read. */
export type Delivery = 'taken' | 'shown';

export type MailTransport = {
  /** Resolves once the other side has taken the mail. Throws MailRefused or MailDelayed. */
  deliver(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
};

/** The receiving side will never take mail for this address. */
export class MailRefused extends Error {
  readonly answer: string;

  constructor(answer: string) {
    super('the recipient was refused');
    this.name = 'MailRefused';
    this.answer = answer;
  }
}

/** Not now; later may go well. `reason` names no person, so that it may be logged. */
export class MailDelayed extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`mail not sent: ${reason}`);
    this.name = 'MailDelayed';
    this.reason = reason;
  }
}

export type RenderedMail = { subject: string; text: string; html: string };

export type RenderMail = (message: MailMessage, language: Language) => Promise<RenderedMail>;

export type MailDraft = {
  to: string;
  language: Language;
  message: MailMessage;
  headers?: Record<string, string>;
  /** The thread that an answer to it belongs to. */
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
