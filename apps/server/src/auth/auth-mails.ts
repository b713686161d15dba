import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type AlreadyRegisteredValues,
  type AuthLinkValues,
  addressTakenMail,
  alreadyRegisteredMail,
  confirmAddressMail,
  type EmailChangeValues,
  emailChangedMail,
  emailChangeMail,
  type FactorChangedValues,
  type FactorRemovalValues,
  factorAddedMail,
  factorRemovalCancelledMail,
  factorRemovalReminderMail,
  factorRemovalRequestedMail,
  factorRemovedMail,
  invitationMail,
  magicLinkMail,
  passwordChangedMail,
  phoneChangedMail,
  type ReauthenticationValues,
  reauthenticationMail,
  recoveryCodesCreatedMail,
  recoveryCodeUsedMail,
  recoveryMail,
} from '@stellenvisite/core/auth/auth.mails';
import type { MailDefinition } from '@stellenvisite/core/mails/define-mail';
import { defineMailTemplate, type MailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const authMails = [
  linkTemplate(confirmAddressMail, 'confirm', 'auth.confirm.footnote'),
  linkTemplate(invitationMail, 'invite', 'auth.invite.footnote'),
  linkTemplate(magicLinkMail, 'magicLink', 'auth.notYou'),
  linkTemplate(recoveryMail, 'recovery', 'auth.recovery.footnote'),
  defineMailTemplate(emailChangeMail, composeEmailChange),
  defineMailTemplate(reauthenticationMail, composeReauthentication),
  defineMailTemplate(alreadyRegisteredMail, composeAlreadyRegistered),
  defineMailTemplate(addressTakenMail, ({ loginUrl }, language) => composeNotice('addressTaken', loginUrl, language)),
  defineMailTemplate(passwordChangedMail, ({ recoverUrl }, language) =>
    composeNotice('passwordChanged', recoverUrl, language),
  ),
  defineMailTemplate(phoneChangedMail, ({ recoverUrl }, language) =>
    composeNotice('phoneChanged', recoverUrl, language),
  ),
  defineMailTemplate(emailChangedMail, ({ recoverUrl, newEmail }, language) => ({
    ...composeNotice('emailChanged', recoverUrl, language),
    row: { label: mailTexts(language)('auth.emailChanged.rowLabel'), value: newEmail },
  })),
  factorTemplate(factorAddedMail, 'factorAdded'),
  factorTemplate(factorRemovedMail, 'factorRemoved'),
  removalTemplate(factorRemovalRequestedMail, 'factorRemovalRequested'),
  removalTemplate(factorRemovalReminderMail, 'factorRemovalReminder'),
  defineMailTemplate(factorRemovalCancelledMail, ({ securityUrl }, language) =>
    composeNotice('factorRemovalCancelled', securityUrl, language),
  ),
  defineMailTemplate(recoveryCodesCreatedMail, ({ securityUrl }, language) =>
    composeNotice('recoveryCodesCreated', securityUrl, language),
  ),
  defineMailTemplate(recoveryCodeUsedMail, ({ securityUrl, left }, language) => ({
    ...composeNotice('recoveryCodeUsed', securityUrl, language),
    row: { label: mailTexts(language)('auth.recoveryCodeUsed.rowLabel'), value: String(left) },
  })),
];

type LinkName = 'confirm' | 'invite' | 'magicLink' | 'recovery';
type LinkFootnote = `auth.${'confirm' | 'invite' | 'recovery'}.footnote` | 'auth.notYou';

/** The code stands in the subject, so that a phone shows it without opening the mail. */
function linkTemplate(mail: MailDefinition<AuthLinkValues>, name: LinkName, footnote: LinkFootnote): MailTemplate {
  return defineMailTemplate(mail, ({ code, url, minutes }, language) => {
    const text = mailTexts(language);
    return {
      subject: text(`auth.${name}.subject`, { code }),
      preview: text(`auth.${name}.preview`),
      heading: text(`auth.${name}.heading`),
      paragraphs: [text(`auth.${name}.body`)],
      code,
      action: { label: text(`auth.${name}.action`), url: inLanguage(url, language) },
      closing: text('auth.validFor', { minutes: String(minutes) }),
      footnote: text(footnote),
    };
  });
}

function factorTemplate(
  mail: MailDefinition<FactorChangedValues>,
  name: 'factorAdded' | 'factorRemoved',
): MailTemplate {
  return defineMailTemplate(mail, ({ factor, securityUrl }, language) => {
    const text = mailTexts(language);
    return {
      ...composeNotice(name, securityUrl, language),
      row: { label: text(`auth.${name}.rowLabel`), value: text(`auth.factor.${factor}`) },
    };
  });
}

function removalTemplate(
  mail: MailDefinition<FactorRemovalValues>,
  name: 'factorRemovalRequested' | 'factorRemovalReminder',
): MailTemplate {
  return defineMailTemplate(mail, ({ removeAt, cancelUrl }, language) => ({
    ...composeNotice(name, cancelUrl, language),
    row: { label: mailTexts(language)(`auth.${name}.rowLabel`), value: formatDateTime(removeAt) },
  }));
}

function composeEmailChange(
  { code, url, minutes, newEmail, isNew }: EmailChangeValues,
  language: Language,
): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('auth.emailChange.subject', { code }),
    preview: text('auth.emailChange.preview'),
    heading: text('auth.emailChange.heading'),
    paragraphs: [text(isNew ? 'auth.emailChange.body_new' : 'auth.emailChange.body_current')],
    row: { label: text('auth.emailChange.rowLabel'), value: newEmail },
    code,
    action: { label: text('auth.emailChange.action'), url: inLanguage(url, language) },
    closing: text('auth.validFor', { minutes: String(minutes) }),
    footnote: text('auth.emailChange.footnote'),
  };
}

function composeReauthentication({ code, minutes }: ReauthenticationValues, language: Language): MailContent {
  const text = mailTexts(language);
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

function composeAlreadyRegistered(values: AlreadyRegisteredValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('auth.alreadyRegistered.subject'),
    preview: text('auth.alreadyRegistered.preview'),
    heading: text('auth.alreadyRegistered.heading'),
    paragraphs: [
      text('auth.alreadyRegistered.body'),
      text('auth.alreadyRegistered.forgotten', { url: inLanguage(values.recoverUrl, language) }),
    ],
    action: { label: text('auth.alreadyRegistered.action'), url: inLanguage(values.loginUrl, language) },
    footnote: text('auth.alreadyRegistered.footnote'),
  };
}

type NoticeName =
  | 'addressTaken'
  | 'passwordChanged'
  | 'phoneChanged'
  | 'emailChanged'
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorRemovalRequested'
  | 'factorRemovalReminder'
  | 'factorRemovalCancelled'
  | 'recoveryCodesCreated'
  | 'recoveryCodeUsed';

/** Says what has happened, with the way to undo it. */
function composeNotice(name: NoticeName, url: string, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text(`auth.${name}.subject`),
    preview: text(`auth.${name}.preview`),
    heading: text(`auth.${name}.heading`),
    paragraphs: [text(`auth.${name}.body`)],
    action: { label: text(`auth.${name}.action`), url: inLanguage(url, language) },
    footnote: text(`auth.${name}.footnote`),
  };
}
