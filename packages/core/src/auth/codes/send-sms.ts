import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/mails';

export type Sms = { to: string; text: string; language: 'de' | 'en' };

/** Hands a text message over as part of the transaction that causes it; answers the provider's id of it. */
export type SendSms = (tx: Tx, sms: Sms, now: Date) => Promise<string>;

/**
 * Without a provider a text message goes nowhere but into the mail viewer: a row that counts as sent, under the number it
 * was meant for.
 */
export const keepSms: SendSms = async (tx, { to, text, language }, now) => {
  const id = randomUUID();
  await tx.insert(mails).values({
    id,
    messageId: `<${id}@sms>`,
    kind: 'sms',
    language,
    to: `+${to}`,
    subject: 'SMS',
    text,
    html: '',
    createdAt: now,
    sentAt: now,
  });
  return id;
};
