import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { SMS_KIND } from '../../../platform/mails/mail.ts';
import { sendMailJob } from '../../../platform/mails/send-mail.ts';
import type { Queue } from '../../../platform/queue/create-queue.ts';
import { invalid } from '../auth-error.ts';

export type Sms = { to: string; text: string; language: 'de' | 'en' };

/** Hands a text message over as part of the transaction that causes it; answers our id of it. */
export type SendSms = (tx: Tx, sms: Sms, now: Date) => Promise<string>;

/** A text message goes the way of mails: a row of the outbox, under the number it is meant for, sent after the commit. */
export function createSmsOutbox(queue: Queue): SendSms {
  return async (tx, { to, text, language }, now) => {
    const id = randomUUID();
    const message = {
      messageId: `<${id}@sms>`,
      kind: SMS_KIND,
      language,
      to: `+${to}`,
      subject: 'SMS',
      text,
      html: '',
    };
    await tx.insert(mails).values({ id, ...message, createdAt: now });
    await queue.enqueue(tx, sendMailJob, { mailId: id }, { key: id });
    return id;
  };
}

/** Whoever asks for another way than a text message would wait for something that is never sent. */
export function requireKnownChannel(channel: string | undefined): void {
  if (channel && channel !== 'sms') throw invalid("Invalid channel, the supported value is 'sms'");
}
