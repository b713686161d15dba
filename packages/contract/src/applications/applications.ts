import type { Country } from '../jobs/countries.ts';

/** Statuses that an application can be set to. */
export const APPLICATION_STATUSES = ['applied', 'interview', 'rejected', 'withdrawn', 'hired'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** `unknown` is what a status reads as that this version does not know; nothing ever sets it. */
export const SHOWN_APPLICATION_STATUSES = [...APPLICATION_STATUSES, 'unknown'] as const;
export type ShownApplicationStatus = (typeof SHOWN_APPLICATION_STATUSES)[number];

/** An open application waits for an answer; a person has at most one open application to a job. */
export const OPEN_APPLICATION_STATUSES = ['applied', 'interview'] as const satisfies readonly ApplicationStatus[];

/**
 * `short`: occupation, contact and a time to be called back. `external`: sent elsewhere and noted here for tracking.
 * `talent_pool`: the yes to an employer's enquiry.
 */
export const APPLICATION_KINDS = ['full', 'short', 'external', 'talent_pool'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/**
 * The parties that change a status. Only the applicant of an external application knows how it went, hence `tracker`. `ats` is the
 * employer's own system, in which a contract may have been signed without an offer here.
 */
export const APPLICATION_MOVERS = ['applicant', 'employer', 'tracker', 'ats'] as const;
export type ApplicationMover = (typeof APPLICATION_MOVERS)[number];

type Moves = Record<ApplicationStatus, readonly ApplicationStatus[]>;
const FINAL = { rejected: [], withdrawn: [], hired: [] } as const;

/** The one transition table: from where a mover may move an application to what. */
export const APPLICATION_MOVES: Record<ApplicationMover, Moves> = {
  applicant: { applied: ['withdrawn'], interview: ['hired', 'withdrawn'], ...FINAL },
  employer: { applied: ['interview', 'rejected'], interview: ['rejected'], ...FINAL },
  tracker: {
    applied: ['interview', 'rejected', 'withdrawn'],
    interview: ['hired', 'rejected', 'withdrawn'],
    ...FINAL,
  },
  ats: { applied: ['interview', 'rejected'], interview: ['hired', 'rejected'], ...FINAL },
};

export function toShownStatus(status: string): ShownApplicationStatus {
  return APPLICATION_STATUSES.find((known) => known === status) ?? 'unknown';
}

export function canMove(mover: ApplicationMover, from: ShownApplicationStatus, to: ApplicationStatus): boolean {
  return from !== 'unknown' && APPLICATION_MOVES[mover][from].includes(to);
}

/** Returns the statuses from which a mover may move an application to this one. */
export function statusesBefore(mover: ApplicationMover, to: ApplicationStatus): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((from) => canMove(mover, from, to));
}

/** The filter tabs of specification §4; `active` is what is open. */
export const APPLICATION_TABS = ['all', 'active', 'interviews', 'rejected', 'hired', 'withdrawn'] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number];
/** Null: whatever its status. */
export const STATUSES_OF_TAB: Record<ApplicationTab, readonly ApplicationStatus[] | null> = {
  all: null,
  active: OPEN_APPLICATION_STATUSES,
  interviews: ['interview'],
  rejected: ['rejected'],
  hired: ['hired'],
  withdrawn: ['withdrawn'],
};

/** The kinds of entries in the history of an application. */
export const APPLICATION_EVENTS = [
  'sent',
  'opened',
  'interview',
  'interview_changed',
  'offer',
  'offer_extended',
  'offer_withdrawn',
  'offer_declined',
  'phone_accepted',
  'phone_declined',
  'rejected',
  'hired',
  'withdrawn',
] as const;
export type ApplicationEventKind = (typeof APPLICATION_EVENTS)[number];
/** `system`: the erasure of an account withdraws what was open. */
export const APPLICATION_PARTIES = ['applicant', 'employer', 'system'] as const;
export type ApplicationParty = (typeof APPLICATION_PARTIES)[number];

export const APPLICATIONS_PAGE = 20;
export const MAX_APPLICATION_FILES = 10;
export const APPLICATION_MESSAGE_LENGTH = 4000;
export const CALLBACK_TIME_LENGTH = 200;
export const INTERVIEW_TEXT_LENGTH = 500;
export const INTERVIEW_MINUTES = { min: 10, max: 600, default: 60 } as const;

/** How long an unsent draft is stored after its last change. */
export const DRAFT_DAYS = 30;
/** How long an application without an account waits for the code that was mailed. */
export const GUEST_APPLICATION_HOURS = 24;
/** Names that application in the link of the mail, which may be opened in another browser than the one it was written in. */
export const BEGUN_APPLICATION_PARAM = 'begonnen';

/** The version of the privacy notice (GDPR Art. 13) shown next to every application; a new text is a new version. */
export const APPLICATION_PRIVACY_VERSION = '2026-11';

/** How long a decided application is retained: AGG § 15(4) and ArbGG § 61b for Germany, GlBG for Austria. */
export const RETENTION_MONTHS: Record<Country, number> = { DE: 6, AT: 7, CH: 6 };
/** How long before its deletion the applicant is informed. */
export const RETENTION_NOTICE_DAYS = 14;

/** As people say it on the phone: „B-20 418“. */
export function applicationReference(number: number): string {
  return `B-${String(number).replace(/\B(?=(\d{3})+$)/g, ' ')}`;
}

export const MESSAGE_LENGTH = 4000;

/** How an applicant answers an offer. */
export const OFFER_ANSWERS = ['accepted', 'declined'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** An offer of the employer. It is open until it is answered, whatever became of its day. */
export type Offer = {
  sentAt: string;
  /** The day, on Berlin's calendar, by which an answer is due. */
  answerBy: string;
  answer: OfferAnswer | null;
  answeredAt: string | null;
  /** The applicant's words with the answer. */
  reply: string;
  /** An answer on the phone, entered by the employer; counts once the applicant confirms it. */
  phoneAnswer: OfferAnswer | null;
};

/** How many days an offer is open at first, and by how many it is extended. */
export const OFFER_DAYS = 7;

/** `trial_day`: to look at the ward for some hours („Hospitation“). */
export const PROPOSAL_KINDS = ['interview', 'trial_day'] as const;

export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const MAX_PROPOSED_DATES = 5;

/** How long an application is stored for further jobs, for who has agreed to it. */
export const TALENT_CONTACT_MONTHS = 12;
/** Of the words somebody agrees to. */
export const TALENT_CONTACT_VERSION = '2026-11';

/** After so many working days without an answer the employer is reminded, each time once. */
export const ANSWER_REMINDER_DAYS = [5, 10] as const;
export type AnswerReminderDays = (typeof ANSWER_REMINDER_DAYS)[number];

/** Below this many applications nothing is stated of how an employer answers. */
export const ANSWER_APPLICATIONS = 10;
/** Applications of the last half year count, once they have had two weeks to be answered. */
export const ANSWER_PERIOD_DAYS = { from: 182, to: 14 } as const;
