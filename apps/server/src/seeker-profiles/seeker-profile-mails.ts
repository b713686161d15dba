import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import { type ProofExpiresValues, proofExpiresMail } from '@stellenvisite/core/seeker-profiles/seeker-profiles.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const seekerProfileMails = [defineMailTemplate(proofExpiresMail, composeProofExpires)];

function composeProofExpires(values: ProofExpiresValues, language: Language): MailContent {
  const text = mailTexts(language);
  const name = values.title || text(`profile.proofKind.${values.kind}`);
  const date = formatDate(values.expiresOn);
  return {
    subject: text('profile.proofExpires.subject', { name, date }),
    preview: text('profile.proofExpires.preview'),
    heading: text('profile.proofExpires.heading'),
    paragraphs: [text('profile.proofExpires.body')],
    row: { label: name, value: text('profile.proofExpires.until', { date }) },
    action: { label: text('profile.proofExpires.action'), url: inLanguage(values.profileUrl, language) },
    footnote: text('profile.proofExpires.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(values.unsubscribeUrl, language) },
  };
}
