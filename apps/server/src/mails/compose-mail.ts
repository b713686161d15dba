import type { Language } from '@stellenvisite/contract/languages';
import type { MailMessage } from '@stellenvisite/core/mails/mail-message';
import { composeErased, composeErasureRequested } from '../accounts/account-mails.ts';
import { composeAuthMail } from '../auth/auth-mails.ts';
import { composeAlreadySubscribed, composeConfirmation, composeIssue } from '../newsletter/newsletter-mails.ts';
import { inLanguage } from './in-language.ts';
import type { MailContent, MailFrame } from './mail-content.ts';
import { mailTexts } from './mail-texts.ts';

export function composeMail(message: MailMessage, language: Language): MailContent {
  switch (message.kind) {
    case 'newsletter.confirm':
      return composeConfirmation(message.values, language);
    case 'newsletter.already-subscribed':
      return composeAlreadySubscribed(message.values, language);
    case 'newsletter.issue':
      return composeIssue(message.values, language);
    case 'account.erasure-requested':
      return composeErasureRequested(message.values, language);
    case 'account.erased':
      return composeErased(message.values, language);
    default:
      return composeAuthMail(message, language);
  }
}

export function composeFrame(publicUrl: string, language: Language): MailFrame {
  const text = mailTexts(language);
  return {
    brand: text('brand.name'),
    claim: text('brand.claim'),
    linkHint: text('brand.linkHint'),
    weekLabel: text('job.week'),
    dayOff: text('job.dayOff'),
    home: inLanguage(`${publicUrl}/`, language),
    links: [
      { label: text('brand.imprint'), url: inLanguage(`${publicUrl}/impressum`, language) },
      { label: text('brand.privacy'), url: inLanguage(`${publicUrl}/datenschutz`, language) },
    ],
  };
}
