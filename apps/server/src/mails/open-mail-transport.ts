import { MailDelayed, type MailTransport } from '@stellenvisite/core/mails/mail-transport';
import type { Config } from '../config.ts';
import { createSmtpTransport } from './smtp-transport.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailViewer'>;

/** Where mails go: to the SMTP server, to the viewer, or nowhere yet, and then they wait. */
export function openMailTransport({ smtpUrl, mailFrom, mailViewer }: MailConfig): MailTransport {
  if (smtpUrl) return createSmtpTransport({ smtpUrl, from: mailFrom });
  return {
    async deliver() {
      // The viewer reads the outbox itself: what is written there has arrived.
      if (!mailViewer) throw new MailDelayed('SMTP_URL is not set');
    },
    close() {},
  };
}
