import type { QueueJob, QueuePayload } from '@stellenvisite/contract/queue-jobs';
import { eraseDueAccounts } from '@stellenvisite/core/accounts/erase-due-accounts';
import { deleteExpiredAuth, type SessionLimits } from '@stellenvisite/core/auth/delete-expired-auth';
import type { Context } from '@stellenvisite/core/context';
import { forgetMails } from '@stellenvisite/core/mails/forget-mails';
import type { RenderMail } from '@stellenvisite/core/mails/mail-message';
import type { MailTransport } from '@stellenvisite/core/mails/mail-transport';
import { requeueMails } from '@stellenvisite/core/mails/requeue-mails';
import { sendMail } from '@stellenvisite/core/mails/send-mail';
import { forgetConsents } from '@stellenvisite/core/newsletter/forget-consents';
import { forgetUnconfirmed } from '@stellenvisite/core/newsletter/forget-unconfirmed';
import { sendNewsletterIssue } from '@stellenvisite/core/newsletter/send-newsletter-issue';

export type JobHandlers = { [Name in QueueJob]: (payload: QueuePayload<Name>) => Promise<unknown> };

export type JobServices = {
  context: () => Context;
  transport: MailTransport;
  renderMail: RenderMail;
  sessionLimits: SessionLimits;
};

/** Who does which work. Every one may run twice without harm. */
export function createJobHandlers({ context, transport, renderMail, sessionLimits }: JobServices): JobHandlers {
  return {
    'mail.send': (payload) => sendMail({ ...context(), transport }, payload),
    'mail.requeue': () => requeueMails(context()),
    'mail.forget': () => forgetMails(context()),
    'newsletter.send-issue': () => sendNewsletterIssue({ ...context(), renderMail }),
    'newsletter.forget-unconfirmed': () => forgetUnconfirmed(context()),
    'newsletter.forget-consents': () => forgetConsents(context()),
    'auth.forget': () => deleteExpiredAuth({ ...context(), limits: sessionLimits }),
    'account.erase-due': () => eraseDueAccounts({ ...context(), renderMail }),
  };
}
