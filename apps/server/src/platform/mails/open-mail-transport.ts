import { MailDelayed, MailRefused, type MailTransport, SMS_KIND } from '@stellenvisite/core/platform/mails/mail';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { createSmsTransport } from './sms-transport.ts';

const CONNECT_MS = 10_000;

const SILENCE_MS = 30_000;

/** Answers that speak of the address alone. */
const REFUSALS = new Set([550, 551, 552, 553]);

/** Policy, relaying, authentication (RFC 3463): about us or the moment, and corrected by the operator, not by giving up mails. */
const POLICY = /\b5\.7\.\d/;

const UNWRITABLE_ADDRESS = /[\r\n<>]/;

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailViewer'> & { auth: Pick<Config['auth'], 'smsProvider'> };

/** Where mails and text messages go: to their server, to the viewer, or nowhere yet, and then they wait. */
export function openMailTransport({ smtpUrl, mailFrom, mailViewer, auth: { smsProvider } }: MailConfig): MailTransport {
  const mails = smtpUrl ? createSmtpTransport({ smtpUrl, from: mailFrom }) : showOrWait(mailViewer, 'SMTP_URL');
  const messages = smsProvider ? createSmsTransport(smsProvider) : showOrWait(mailViewer, 'AUTH_SMS_URL');
  return {
    deliver: (mail) => (mail.kind === SMS_KIND ? messages : mails).deliver(mail),
    close() {
      mails.close();
      messages.close();
    },
  };
}

/** The viewer reads the outbox itself: what is written there has arrived. */
function showOrWait(mailViewer: boolean, setting: string): MailTransport {
  return {
    async deliver() {
      if (!mailViewer) throw new MailDelayed(`${setting} is not set`);
      return 'shown';
    },
    close() {},
  };
}

/**
 * One conversation per mail. A pool would put a mail back and send it again by itself when a connection breaks, and then
 * nobody could say whether it left once or twice.
 */
export function createSmtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, messageId, subject, text, html, headers, attachments }) {
      if (UNWRITABLE_ADDRESS.test(to)) throw new MailRefused('the address cannot be written to');
      try {
        // As an object: a text would be read as a list, and a comma in it would make two recipients.
        await smtp.sendMail({
          from,
          to: { name: '', address: to },
          messageId,
          subject,
          text,
          html,
          headers,
          attachments: attachments.map(({ name, content }) => ({ filename: name, content: Buffer.from(content) })),
        });
        return 'taken';
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => smtp.close(),
  };
}

function toMailError(error: unknown): MailRefused | MailDelayed {
  const { code, command, response, responseCode } = read(error);
  const isAboutRecipient = command === 'RCPT TO' && responseCode !== undefined && REFUSALS.has(responseCode);
  if (isAboutRecipient && !POLICY.test(response ?? '')) return new MailRefused(response ?? String(responseCode));
  // The server's own words may repeat the address: only codes go on from here.
  return new MailDelayed([code ?? 'unknown', command, responseCode].filter((part) => part !== undefined).join(' '));
}

function read(error: unknown): SmtpError {
  if (!(error instanceof Error)) return {};
  const text = (name: string) => {
    const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const responseCode: unknown = Object.getOwnPropertyDescriptor(error, 'responseCode')?.value;
  return {
    ...optional('code', text('code')),
    ...optional('command', text('command')),
    ...optional('response', text('response')),
    ...optional('responseCode', typeof responseCode === 'number' ? responseCode : undefined),
  };
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
