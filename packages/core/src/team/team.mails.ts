import type { TeamRole } from '@stellenvisite/contract/team';
import { defineMail } from '../mails/define-mail.ts';

/** To the invited address. */
export type TeamInvitationValues = {
  employer: string;
  invitedBy: string;
  role: TeamRole;
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

/** To who asked to join: they belong to the team. */
export type TeamAdmittedValues = TeamValues & { role: TeamRole };
export const teamAdmittedMail = defineMail<TeamAdmittedValues>('team.admitted');

/** To who does not belong to it any more. */
export const teamRemovedMail = defineMail<Omit<TeamValues, 'url'>>('team.removed');
export type TeamRemovedValues = Omit<TeamValues, 'url'>;
