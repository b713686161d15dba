/** The kind of a row that is a text message; its address is a phone number. */
export const SMS_KIND = 'sms';

export type AttachedFile = { name: string; content: Uint8Array };

/** A mail as it is sent. */
export type OutgoingMail = {
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
