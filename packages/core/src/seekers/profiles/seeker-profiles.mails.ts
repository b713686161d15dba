import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { ProofKind } from '@stellenvisite/contract/seekers/seeker-profiles';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type ProofExpiresValues = {
  kind: ProofKind;
  title: string;
  expiresOn: Date;
  profileUrl: string;
  unsubscribeUrl: string;
};
export const proofExpiresMail = defineMail<ProofExpiresValues>('profile.proof-expires');

export const seekerProfileMails = [defineMailTemplate(proofExpiresMail, composeProofExpires)];

function composeProofExpires(values: ProofExpiresValues, language: Language): MailContent {
  const text = mailTexts(language);
  const name = values.title || text(`profile.proofKind.${values.kind}`);
  const date = formatDate(values.expiresOn, language);
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
