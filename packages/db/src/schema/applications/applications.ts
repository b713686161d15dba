import {
  APPLICATION_EVENTS,
  APPLICATION_KINDS,
  APPLICATION_PARTIES,
  type ApplicationEventKind,
  type ApplicationKind,
  type ApplicationParty,
  OFFER_ANSWERS,
  type OfferAnswer,
  OPEN_APPLICATION_STATUSES,
} from '@stellenvisite/contract/applications/applications';
import type { Applicant, SubmitApplication } from '@stellenvisite/contract/applications/applications.schema';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { AnsweredQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { VIEW_SOURCES, type ViewSource } from '@stellenvisite/contract/jobs/statistics';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { MatchFactorName } from '@stellenvisite/contract/seekers/matching';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';
import { jobs } from '../jobs/jobs.ts';
import { files } from '../platform/files.ts';

const time = () => timestamp({ withTimezone: true });

/** The appointment, where one is made. */
const interviewColumns = {
  interviewAt: time(),
  interviewMinutes: integer(),
  interviewPlace: text(),
  interviewNote: text(),
};

/** The last offer of the employer. All of them are empty where there is none or it was withdrawn. */
const offerColumns = {
  offeredAt: time(),
  offerAnswerBy: date(),
  offerAnswer: text().$type<OfferAnswer>(),
  offerAnsweredAt: time(),
  offerReply: text(),
  offerPhoneAnswer: text().$type<OfferAnswer>(),
};

/** Checks whether a shift is liked or accepted on any day of the week that was sent. */
const wishes = (shift: Shift) =>
  `case when jsonb_path_exists(applicant, '$.profile.week[*].${shift} ? (@ == "like" || @ == "ok")') then '${shift}' end`;

/** Columns by which an employer's list is searched and filtered. They are derived from the application and erased with it. */
const readFromApplicant = {
  searchText: text().generatedAlwaysAs(sql`lower(coalesce(applicant ->> 'fullName', '') || chr(10) || job_title)`),
  wishedShifts: text()
    .array()
    .$type<Shift[]>()
    .generatedAlwaysAs(
      sql.raw(`array_remove(array[${(['early', 'day', 'late', 'night'] as const).map(wishes).join(', ')}], null)`),
    ),
};

/** The job as it was applied to: job and employer may change or be deleted while the application is retained. */
const appliedJobColumns = {
  jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
  employerId: uuid().references(() => employers.id, { onDelete: 'set null' }),
  jobTitle: text().notNull(),
  employerName: text().notNull(),
  city: text().notNull(),
  country: text().$type<Country>().notNull(),
};

export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity({ startWith: 20_001 }),
    /** Null once the applicant's account is erased: nothing that tells who it was is left then. */
    userId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    ...appliedJobColumns,
    kind: text().$type<ApplicationKind>().notNull(),
    /** Not restricted to the known values: what an import or a newer version writes is shown as unknown. */
    status: text().notNull(),
    /** Counts the changes, so that of two people who act on the same state the second is refused. */
    version: integer().notNull().default(1),
    /** As it was sent; later changes of the profile do not reach it. */
    applicant: jsonb().$type<Applicant>(),
    ...readFromApplicant,
    message: text().notNull().default(''),
    answers: jsonb().$type<AnsweredQuestion[]>().notNull().default([]),
    callbackTime: text(),
    /** How the applicant came to the job, by kind. Null where it is not known. */
    source: text().$type<ViewSource>(),
    /** Of the privacy notice that stood next to the form. */
    privacyVersion: text().notNull(),
    ...interviewColumns,
    ...offerColumns,
    sentAt: time().notNull(),
    openedAt: time(),
    invitedAt: time(),
    rejectedAt: time(),
    hiredAt: time(),
    withdrawnAt: time(),
    /**
     * When the applicant first heard of the employer: an invitation, a decision or a message. Opening an application is no answer.
     * Set by triggers of the history and of the messages, so that no writer can leave it out.
     */
    firstAnswerAt: time(),
    statusUpdatedAt: time().notNull(),
    /** When the applicant was notified of the coming deletion. */
    deletionNoticedAt: time(),
  },
  (t) => [
    check('applications_kind', oneOf(t.kind, APPLICATION_KINDS)),
    check('applications_source', oneOf(t.source, VIEW_SOURCES)),
    check('applications_offer_answer', oneOf(t.offerAnswer, OFFER_ANSWERS)),
    check('applications_offer_phone_answer', oneOf(t.offerPhoneAnswer, OFFER_ANSWERS)),
    uniqueIndex('applications_number').on(t.number),
    uniqueIndex('applications_one_open').on(t.userId, t.jobId).where(oneOf(t.status, OPEN_APPLICATION_STATUSES)),
    index('applications_user').on(t.userId, t.sentAt),
    // Lists of an employer order and count by this index instead of reading the wide rows.
    index('applications_employer')
      .on(t.employerId, t.sentAt, t.status, t.firstAnswerAt, t.openedAt, t.jobId, t.number, t.id, t.kind)
      .where(sql`kind <> 'external'`),
    index('applications_unanswered')
      .on(t.employerId, t.sentAt, t.jobId)
      .where(sql`status = 'applied' and first_answer_at is null and kind <> 'external'`),
    index('applications_search').using('gin', sql`search_text gin_trgm_ops`),
    // The columns of the board, and their counts.
    index('applications_employer_column').on(t.employerId, t.status, t.statusUpdatedAt, t.number, t.openedAt),
    index('applications_job').on(t.jobId),
    index('applications_status_updated').on(t.statusUpdatedAt),
  ],
);

/** The history: what happened, by whom and when. */
export const applicationEvents = pgTable(
  'application_events',
  {
    /** In the order in which things happened. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<ApplicationEventKind>().notNull(),
    party: text().$type<ApplicationParty>().notNull(),
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    at: time().notNull(),
  },
  (t) => [
    check('application_events_kind', oneOf(t.kind, APPLICATION_EVENTS)),
    check('application_events_party', oneOf(t.party, APPLICATION_PARTIES)),
    index('application_events_application').on(t.applicationId),
    index('application_events_by').on(t.byUserId),
  ],
);

/** One comparison of what was sent with the job; its sentence is made of the code and the values when it is read. */
export type StoredFactor = {
  name: MatchFactorName;
  points: number;
  of: number;
  reason: { code: string; values?: Readonly<Record<string, string | number | Readonly<Record<Language, string>>>> };
};

/** How well what was sent fits the job as it was then: computed once for each version of the rules. */
export const applicationMatches = pgTable('application_matches', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  /** Null where the profile names no occupation. */
  score: integer(),
  factors: jsonb().$type<StoredFactor[]>().notNull(),
  scoredAt: time().notNull(),
});

/** The files that were sent with an application, in the applicant's order. */
export const applicationFiles = pgTable(
  'application_files',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.fileId] }), index('application_files_file').on(t.fileId)],
);

/** Applications that were begun and not sent yet. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    content: jsonb().$type<SubmitApplication>().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index('application_drafts_job').on(t.jobId),
    index('application_drafts_updated').on(t.updatedAt),
  ],
);

/** An application of somebody without an account, until the code mailed to the address confirms it. */
export const guestApplications = pgTable(
  'guest_applications',
  {
    id: uuid().primaryKey(),
    guestTokenHash: text().notNull(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    content: jsonb().$type<SubmitApplication>().notNull(),
    codeSentAt: time(),
    /** The address may be corrected before the code is typed. */
    codeSentTo: text(),
    createdAt: time().notNull(),
  },
  (t) => [
    unique('guest_applications_token_job').on(t.guestTokenHash, t.jobId),
    index('guest_applications_email').on(t.email),
    index('guest_applications_created').on(t.createdAt),
  ],
);

/** Consents of rejected applicants to be contacted again: requested by the employer, answered and revocable by the applicant. */
export const talentContacts = pgTable(
  'talent_contacts',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    askedAt: time().notNull(),
    answeredAt: time(),
    /** Null without consent, and again once it is revoked. */
    knownUntil: time(),
  },
  (t) => [index('talent_contacts_until').on(t.knownUntil)],
);
