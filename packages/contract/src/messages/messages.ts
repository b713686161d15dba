import type { ShownApplicationStatus } from '../applications/applications.ts';

/** The two sides of a conversation. On the employer's, everybody who acts for it reads and writes the same one. */
export const MESSAGE_PARTIES = ['applicant', 'employer'] as const;
export type MessageParty = (typeof MESSAGE_PARTIES)[number];

export const otherParty = (party: MessageParty): MessageParty => (party === 'applicant' ? 'employer' : 'applicant');

export const MAX_MESSAGE_FILES = 5;
/** The device names each message, so that one that is sent again after a lost answer is stored once. */
export const CLIENT_ID_LENGTH = 100;
/** How much of the last message a list of conversations shows. */
export const MESSAGE_EXCERPT_LENGTH = 160;

export const MESSAGES_PAGE = 30;
export const CONVERSATIONS_PAGE = 20;
/** `mine`, `unassigned` and `archived` are for the employer's side: who of the team takes care of it, and what is done with. */
export const CONVERSATION_FILTERS = ['all', 'unread', 'mine', 'unassigned', 'archived'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];
export const FILTERS_OF: Record<MessageParty, readonly ConversationFilter[]> = {
  applicant: ['all', 'unread'],
  employer: CONVERSATION_FILTERS,
};

/** How long a message stays unread before its receiver gets a mail. */
export const UNREAD_NOTICE_MINUTES = 10;

/**
 * Why nobody can write: the applicant has withdrawn, one side's account is gone, or the applicant takes no messages of the
 * employer. It can still be read.
 */
export const CONVERSATION_CLOSURES = ['withdrawn', 'account_gone', 'blocked'] as const;
export type ConversationClosure = (typeof CONVERSATION_CLOSURES)[number];

type ConversationState = {
  status: ShownApplicationStatus;
  hasApplicant: boolean;
  hasEmployer: boolean;
  isBlocked: boolean;
};

/**
 * Whoever withdraws has ended the conversation. A rejection or a hiring has not: questions about either follow, and an
 * applicant who wants none can block them. Whether the job is still published does not matter.
 */
export function closureOf({
  status,
  hasApplicant,
  hasEmployer,
  isBlocked,
}: ConversationState): ConversationClosure | null {
  if (!hasApplicant || !hasEmployer) return 'account_gone';
  if (status === 'withdrawn') return 'withdrawn';
  return isBlocked ? 'blocked' : null;
}

/** `replaced`: either side has proposed other dates since. */
export const PROPOSAL_OUTCOMES = ['chosen', 'replaced'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];
/** `expired`: nobody has answered in time. */
export const PROPOSAL_STATES = ['open', 'expired', ...PROPOSAL_OUTCOMES] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
