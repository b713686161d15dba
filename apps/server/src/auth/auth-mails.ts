import type { Language } from '@stellenvisite/contract/languages';
import type { MailMessage, MailValues } from '@stellenvisite/core/mails/mail-message';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { type MailTexts, mailTexts } from '../mails/mail-texts.ts';

export type AuthMail = Extract<MailMessage, { kind: `auth.${string}` }>;

export function composeAuthMail(message: AuthMail, language: Language): MailContent {
  const text = mailTexts(language);
  const at = (url: string) => inLanguage(url, language);
  switch (message.kind) {
    case 'auth.confirm':
      return withLink(text, 'confirm', message.values, at, text('auth.confirm.footnote'));
    case 'auth.invite':
      return withLink(text, 'invite', message.values, at, text('auth.invite.footnote'));
    case 'auth.magic-link':
      return withLink(text, 'magicLink', message.values, at, text('auth.notYou'));
    case 'auth.recovery':
      return withLink(text, 'recovery', message.values, at, text('auth.recovery.footnote'));
    case 'auth.email-change':
      return composeEmailChange(text, message.values, at);
    case 'auth.reauthentication':
      return composeReauthentication(text, message.values);
    case 'auth.already-registered':
      return composeAlreadyRegistered(text, message.values, at);
    case 'auth.password-changed':
      return notice(text, 'passwordChanged', at(message.values.recoverUrl));
    case 'auth.phone-changed':
      return notice(text, 'phoneChanged', at(message.values.recoverUrl));
    case 'auth.email-changed':
      return {
        ...notice(text, 'emailChanged', at(message.values.recoverUrl)),
        row: { label: text('auth.emailChanged.rowLabel'), value: message.values.newEmail },
      };
    case 'auth.factor-added':
    case 'auth.factor-removed': {
      const name = message.kind === 'auth.factor-added' ? 'factorAdded' : 'factorRemoved';
      return {
        ...notice(text, name, at(message.values.securityUrl)),
        row: { label: text(`auth.${name}.rowLabel`), value: text(`auth.factor.${message.values.factor}`) },
      };
    }
  }
}

type At = (url: string) => string;
type LinkName = 'confirm' | 'invite' | 'magicLink' | 'recovery';

/** The code stands in the subject, so that a phone shows it without opening the mail. */
function withLink(
  text: MailTexts,
  name: LinkName,
  { code, url, minutes }: MailValues['auth.confirm'],
  at: At,
  footnote: string,
): MailContent {
  return {
    subject: text(`auth.${name}.subject`, { code }),
    preview: text(`auth.${name}.preview`),
    heading: text(`auth.${name}.heading`),
    paragraphs: [text(`auth.${name}.body`)],
    code,
    action: { label: text(`auth.${name}.action`), url: at(url) },
    closing: text('auth.validFor', { minutes: String(minutes) }),
    footnote,
  };
}

function composeEmailChange(text: MailTexts, values: MailValues['auth.email-change'], at: At): MailContent {
  const { code, url, minutes, newEmail, isNew } = values;
  return {
    subject: text('auth.emailChange.subject', { code }),
    preview: text('auth.emailChange.preview'),
    heading: text('auth.emailChange.heading'),
    paragraphs: [text(isNew ? 'auth.emailChange.body_new' : 'auth.emailChange.body_current')],
    row: { label: text('auth.emailChange.rowLabel'), value: newEmail },
    code,
    action: { label: text('auth.emailChange.action'), url: at(url) },
    closing: text('auth.validFor', { minutes: String(minutes) }),
    footnote: text('auth.emailChange.footnote'),
  };
}

function composeReauthentication(text: MailTexts, { code, minutes }: MailValues['auth.reauthentication']): MailContent {
  return {
    subject: text('auth.reauthentication.subject', { code }),
    preview: text('auth.reauthentication.preview'),
    heading: text('auth.reauthentication.heading'),
    paragraphs: [text('auth.reauthentication.body')],
    code,
    closing: text('auth.reauthentication.closing', { minutes: String(minutes) }),
    footnote: text('auth.reauthentication.footnote'),
  };
}

function composeAlreadyRegistered(text: MailTexts, values: MailValues['auth.already-registered'], at: At): MailContent {
  return {
    subject: text('auth.alreadyRegistered.subject'),
    preview: text('auth.alreadyRegistered.preview'),
    heading: text('auth.alreadyRegistered.heading'),
    paragraphs: [
      text('auth.alreadyRegistered.body'),
      text('auth.alreadyRegistered.forgotten', { url: at(values.recoverUrl) }),
    ],
    action: { label: text('auth.alreadyRegistered.action'), url: at(values.loginUrl) },
    footnote: text('auth.alreadyRegistered.footnote'),
  };
}

type NoticeName = 'passwordChanged' | 'phoneChanged' | 'emailChanged' | 'factorAdded' | 'factorRemoved';

function notice(text: MailTexts, name: NoticeName, url: string): MailContent {
  return {
    subject: text(`auth.${name}.subject`),
    preview: text(`auth.${name}.preview`),
    heading: text(`auth.${name}.heading`),
    paragraphs: [text(`auth.${name}.body`)],
    action: { label: text(`auth.${name}.action`), url },
    footnote: text(`auth.${name}.footnote`),
  };
}
