import type { TeamRole } from '@stellenvisite/contract/employers/team';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

/** To the invited address. */
export type TeamInvitationValues = {
  employer: string;
  invitedBy: string;
  role: TeamRole;
  isAccountAddress: boolean;
  url: string;
  expiresAt: Date;
};
export const teamInvitationMail = defineMail<TeamInvitationValues>('team.invitation');

type TeamValues = { employer: string; url: string; unsubscribeUrl: string };

/** To owners: somebody asks to join, or a recruiter proposes an address. */
export type TeamProposedValues = TeamValues & { email: string; proposedBy: string | null };
export const teamProposedMail = defineMail<TeamProposedValues>('team.proposed');

/** To owners: who was invited has joined. */
export type TeamJoinedValues = TeamValues & { name: string; role: TeamRole };
export const teamJoinedMail = defineMail<TeamJoinedValues>('team.joined');

/** To owners, whatever they are notified of otherwise: another address owns the employer, or none does. */
export type TeamAddressValues = { employer: string; email: string | null; url: string };
export const teamAddressMail = defineMail<TeamAddressValues>('team.address-changed');

/** To a person who requested to join: they belong to the team. */
export type TeamAdmittedValues = TeamValues & { role: TeamRole };
export const teamAdmittedMail = defineMail<TeamAdmittedValues>('team.admitted');

/** To who does not belong to it any more. */
export const teamRemovedMail = defineMail<Omit<TeamValues, 'url'>>('team.removed');
export type TeamRemovedValues = Omit<TeamValues, 'url'>;

export const teamMails = [
  defineMailTemplate(teamInvitationMail, composeInvitation),
  defineMailTemplate(teamProposedMail, composeProposed),
  defineMailTemplate(teamJoinedMail, composeJoined),
  defineMailTemplate(teamAdmittedMail, composeAdmitted),
  defineMailTemplate(teamRemovedMail, composeRemoved),
  defineMailTemplate(teamAddressMail, composeAddress),
];

function composeInvitation(values: TeamInvitationValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, invitedBy, isAccountAddress, url, expiresAt } = values;
  const role = text(`team.role.${values.role}`);
  return {
    subject: text('team.invitation.subject', { employer }),
    preview: text('team.invitation.preview', { invitedBy }),
    heading: text('team.invitation.heading'),
    paragraphs: [
      text('team.invitation.body', { employer, invitedBy, role }),
      ...(isAccountAddress ? [text('team.invitation.accountAddress', { employer })] : []),
    ],
    row: { label: text('team.rowLabel'), value: employer },
    action: { label: text('team.invitation.action'), url: inLanguage(url, language) },
    closing: text('team.invitation.closing', { date: formatDate(expiresAt, language) }),
    footnote: text('team.invitation.footnote', { employer }),
  };
}

type Frame = Pick<MailContent, 'row' | 'footnote' | 'unsubscribe'>;

function frameOf({ employer, unsubscribeUrl }: TeamRemovedValues, language: Language): Frame {
  const text = mailTexts(language);
  return {
    row: { label: text('team.rowLabel'), value: employer },
    footnote: text('team.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeProposed(values: TeamProposedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, email, proposedBy, url } = values;
  const body =
    proposedBy === null
      ? text('team.proposed.asks', { email, employer })
      : text('team.proposed.byColleague', { email, employer, proposedBy });
  return {
    subject: text('team.proposed.subject', { employer }),
    preview: text('team.proposed.preview'),
    heading: text('team.proposed.heading'),
    paragraphs: [body],
    action: { label: text('team.proposed.action'), url: inLanguage(url, language) },
    closing: text('team.proposed.closing'),
    ...frameOf(values, language),
  };
}

function composeJoined(values: TeamJoinedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, name, url } = values;
  return {
    subject: text('team.joined.subject', { name }),
    preview: text('team.joined.preview'),
    heading: text('team.joined.heading'),
    paragraphs: [text('team.joined.body', { name, employer, role: text(`team.role.${values.role}`) })],
    action: { label: text('team.joined.action'), url: inLanguage(url, language) },
    ...frameOf(values, language),
  };
}

function composeAdmitted(values: TeamAdmittedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, url } = values;
  return {
    subject: text('team.admitted.subject', { employer }),
    preview: text('team.admitted.preview'),
    heading: text('team.admitted.heading'),
    paragraphs: [text('team.admitted.body', { employer, role: text(`team.role.${values.role}`) })],
    action: { label: text('team.admitted.action'), url: inLanguage(url, language) },
    ...frameOf(values, language),
  };
}

function composeRemoved(values: TeamRemovedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer } = values;
  return {
    subject: text('team.removed.subject', { employer }),
    preview: text('team.removed.preview'),
    heading: text('team.removed.heading'),
    paragraphs: [text('team.removed.body', { employer })],
    closing: text('team.removed.closing'),
    ...frameOf(values, language),
  };
}

function composeAddress({ employer, email, url }: TeamAddressValues, language: Language): MailContent {
  const text = mailTexts(language);
  const body =
    email === null ? text('team.address.removed', { employer }) : text('team.address.body', { employer, email });
  return {
    subject: text('team.address.subject', { employer }),
    preview: text('team.address.preview'),
    heading: text('team.address.heading'),
    paragraphs: [body],
    row: { label: text('team.rowLabel'), value: employer },
    action: { label: text('team.address.action'), url: inLanguage(url, language) },
    closing: text('team.address.closing'),
    footnote: text('team.footnote'),
  };
}
