import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import {
  DECLINE_REASONS,
  type DeclineReason,
  ENQUIRY_PARTIES,
  ENQUIRY_STATUSES,
  type EnquiryParty,
  type EnquiryStatus,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from '../applications/applications.ts';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';
import { jobs } from '../jobs/jobs.ts';
import { talentProfiles } from './talent-pool.ts';

const time = () => timestamp({ withTimezone: true });

/** The job at the time of the enquiry: it may change or be deleted while the enquiry is retained. */
const askedJobColumns = {
  jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
  jobTitle: text().notNull(),
  jobCity: text(),
  jobWeek: jsonb().$type<Week>(),
  jobStartsOn: date({ mode: 'string' }),
  jobTariff: text(),
  employerName: text().notNull(),
  employerCity: text(),
  /** Cents a month. */
  payMin: integer().notNull(),
  payMax: integer().notNull(),
  payCurrency: text().$type<Currency>().notNull(),
};

export const talentEnquiries = pgTable(
  'talent_enquiries',
  {
    id: uuid().primaryKey(),
    /** Null once the person has left. */
    profileId: uuid().references(() => talentProfiles.id, { onDelete: 'set null' }),
    /** Cleared before an account is erased, so that the employer still sees its enquiry. */
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    occupation: text().notNull(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    ...askedJobColumns,
    message: text().notNull().default(''),
    /** Of the message without spaces and case; the same one to many is refused. */
    textHash: text(),
    status: text().$type<EnquiryStatus>().notNull(),
    declineReason: text().$type<DeclineReason>(),
    sentByUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    sentAt: time().notNull(),
    expiresAt: time().notNull(),
    remindedAt: time(),
    answeredAt: time(),
    /** States whether the person has blocked the employer after the enquiry. */
    isBlocked: boolean().notNull().default(false),
    /** The conversation and the application with the name, created when the person agrees. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('talent_enquiries_status', oneOf(t.status, ENQUIRY_STATUSES)),
    check('talent_enquiries_decline_reason', oneOf(t.declineReason, DECLINE_REASONS)),
    check('talent_enquiries_pay', sql`${t.payMin} <= ${t.payMax}`),
    // One about a job, however it ended, and one at a time.
    unique('talent_enquiries_once').on(t.profileId, t.jobId),
    uniqueIndex('talent_enquiries_one_open').on(t.profileId, t.employerId).where(sql`status = 'open'`),
    index('talent_enquiries_user').on(t.userId, t.sentAt),
    index('talent_enquiries_employer').on(t.employerId, t.sentAt),
    index('talent_enquiries_text').on(t.employerId, t.textHash),
    index('talent_enquiries_open').on(t.expiresAt).where(sql`status = 'open'`),
    index('talent_enquiries_application').on(t.applicationId),
    index('talent_enquiries_job').on(t.jobId),
    index('talent_enquiries_sent_by').on(t.sentByUserId),
  ],
);

/** Questions and answers before the person agrees; the person stays anonymous. */
export const talentEnquiryMessages = pgTable(
  'talent_enquiry_messages',
  {
    id: uuid().primaryKey(),
    enquiryId: uuid()
      .notNull()
      .references(() => talentEnquiries.id, { onDelete: 'cascade' }),
    party: text().$type<EnquiryParty>().notNull(),
    senderId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    clientId: text().notNull(),
    text: text().notNull(),
    /** In the order in which they were stored. */
    position: smallint().notNull(),
    sentAt: time().notNull(),
  },
  (t) => [
    check('talent_enquiry_messages_party', oneOf(t.party, ENQUIRY_PARTIES)),
    unique('talent_enquiry_messages_client').on(t.enquiryId, t.party, t.clientId),
    unique('talent_enquiry_messages_position').on(t.enquiryId, t.position),
    index('talent_enquiry_messages_sender').on(t.senderId),
  ],
);
