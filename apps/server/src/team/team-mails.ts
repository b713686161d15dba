import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type TeamAdmittedValues,
  type TeamInvitationValues,
  type TeamJoinedValues,
  type TeamProposedValues,
  type TeamRemovedValues,
  teamAdmittedMail,
  teamInvitationMail,
  teamJoinedMail,
  teamProposedMail,
  teamRemovedMail,
} from '@stellenvisite/core/team/team.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const teamMails = [
  defineMailTemplate(teamInvitationMail, composeInvitation),
  defineMailTemplate(teamProposedMail, composeProposed),
  defineMailTemplate(teamJoinedMail, composeJoined),
  defineMailTemplate(teamAdmittedMail, composeAdmitted),
  defineMailTemplate(teamRemovedMail, composeRemoved),
];

function composeInvitation(values: TeamInvitationValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, invitedBy, url, expiresAt } = values;
  const role = text(`team.role.${values.role}`);
  return {
    subject: text('team.invitation.subject', { employer }),
    preview: text('team.invitation.preview', { invitedBy }),
    heading: text('team.invitation.heading'),
    paragraphs: [text('team.invitation.body', { employer, invitedBy, role })],
    row: { label: text('team.rowLabel'), value: employer },
    action: { label: text('team.invitation.action'), url: inLanguage(url, language) },
    closing: text('team.invitation.closing', { date: formatDate(expiresAt) }),
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
