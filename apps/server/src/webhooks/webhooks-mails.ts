import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import { type WebhookOffValues, webhookOffMail } from '@stellenvisite/core/webhooks/webhooks.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const webhooksMails = [defineMailTemplate(webhookOffMail, composeOff)];

function composeOff(values: WebhookOffValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, webhook, host, failingSince, url } = values;
  const date = formatDate(failingSince);
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
