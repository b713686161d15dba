import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type WebhookOffValues = { employer: string; webhook: string; host: string; failingSince: Date; url: string };
export const webhookOffMail = defineMail<WebhookOffValues>('webhook.switched-off');

export const webhooksMails = [defineMailTemplate(webhookOffMail, composeOff)];

function composeOff(values: WebhookOffValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, webhook, host, failingSince, url } = values;
  const date = formatDate(failingSince, language);
  return {
    subject: text('webhooks.off.subject', { webhook }),
    preview: text('webhooks.off.preview', { host }),
    heading: text('webhooks.off.heading'),
    paragraphs: [text('webhooks.off.body', { webhook, host, date }), text('webhooks.off.next')],
    row: { label: text('webhooks.off.rowLabel'), value: host },
    action: { label: text('webhooks.off.action'), url: inLanguage(url, language) },
    footnote: text('webhooks.off.footnote', { employer }),
  };
}
