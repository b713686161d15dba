import { MailDelayed, type MailTransport, SMS_KIND } from '@stellenvisite/core/mails/mail-transport';
import { createSmsTransport } from '../auth/sms-transport.ts';
import type { Config } from '../config.ts';
import { createSmtpTransport } from './smtp-transport.ts';

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
