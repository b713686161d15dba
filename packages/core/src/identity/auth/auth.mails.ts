import type { FactorType } from '@stellenvisite/contract/identity/auth';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail, type MailDefinition } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate, type MailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

/** A one-time code, a link to our page that uses it, and how long both are good for. */
export type AuthLinkValues = { code: string; url: string; minutes: number };
export const confirmAddressMail = defineMail<AuthLinkValues>('auth.confirm');
export const invitationMail = defineMail<AuthLinkValues>('auth.invite');
export const magicLinkMail = defineMail<AuthLinkValues>('auth.magic-link');
export const recoveryMail = defineMail<AuthLinkValues>('auth.recovery');

export type EmailChangeValues = AuthLinkValues & { newEmail: string; isNew: boolean };
export const emailChangeMail = defineMail<EmailChangeValues>('auth.email-change');

export type ReauthenticationValues = { code: string; minutes: number };
export const reauthenticationMail = defineMail<ReauthenticationValues>('auth.reauthentication');

export type AlreadyRegisteredValues = { loginUrl: string; recoverUrl: string };
export const alreadyRegisteredMail = defineMail<AlreadyRegisteredValues>('auth.already-registered');

/** To the owner of an address that somebody wants for another account. */
export const addressTakenMail = defineMail<{ loginUrl: string }>('auth.address-taken');

/** Notices of a change, with the way to undo it for who did not make it. */
export type ChangedValues = { recoverUrl: string };
export const passwordChangedMail = defineMail<ChangedValues>('auth.password-changed');
export const phoneChangedMail = defineMail<ChangedValues>('auth.phone-changed');
export const emailChangedMail = defineMail<ChangedValues & { newEmail: string }>('auth.email-changed');

export type FactorChangedValues = { factor: FactorType; securityUrl: string };
export const factorAddedMail = defineMail<FactorChangedValues>('auth.factor-added');
export const factorRemovedMail = defineMail<FactorChangedValues>('auth.factor-removed');

export type PasskeyChangedValues = { name: string; securityUrl: string };
export const passkeyAddedMail = defineMail<PasskeyChangedValues>('auth.passkey-added');
export const passkeyRemovedMail = defineMail<PasskeyChangedValues>('auth.passkey-removed');

export type RecoveryCodesValues = { securityUrl: string };
export const recoveryCodesCreatedMail = defineMail<RecoveryCodesValues>('auth.recovery-codes-created');
export const recoveryCodeUsedMail = defineMail<RecoveryCodesValues & { left: number }>('auth.recovery-code-used');

/** A lost factor goes at `removeAt` unless whoever reads the mail says no. */
export type FactorRemovalValues = { removeAt: Date; cancelUrl: string };
export const factorRemovalRequestedMail = defineMail<FactorRemovalValues>('auth.factor-removal-requested');
export const factorRemovalReminderMail = defineMail<FactorRemovalValues>('auth.factor-removal-reminder');
export const factorRemovalCancelledMail = defineMail<{ securityUrl: string }>('auth.factor-removal-cancelled');

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
  passkeyTemplate(passkeyAddedMail, 'passkeyAdded'),
  passkeyTemplate(passkeyRemovedMail, 'passkeyRemoved'),
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

/** Puts the code into the subject, so that a phone shows it without opening the mail. */
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

function passkeyTemplate(
  mail: MailDefinition<PasskeyChangedValues>,
  name: 'passkeyAdded' | 'passkeyRemoved',
): MailTemplate {
  return defineMailTemplate(mail, ({ name: passkey, securityUrl }, language) => ({
    ...composeNotice(name, securityUrl, language),
    row: { label: mailTexts(language)(`auth.${name}.rowLabel`), value: passkey },
  }));
}

function removalTemplate(
  mail: MailDefinition<FactorRemovalValues>,
  name: 'factorRemovalRequested' | 'factorRemovalReminder',
): MailTemplate {
  return defineMailTemplate(mail, ({ removeAt, cancelUrl }, language) => ({
    ...composeNotice(name, cancelUrl, language),
    row: { label: mailTexts(language)(`auth.${name}.rowLabel`), value: formatDateTime(removeAt, language) },
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
  | 'passkeyAdded'
  | 'passkeyRemoved'
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
