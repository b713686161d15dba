import { SHOWN_APPLICATION_STATUSES } from '../applications/applications.ts';
import { RECEIVED_COLUMNS } from '../applications/received-applications.ts';
import { weekSchema } from '../jobs/duty.schema.ts';
import { salarySchema } from '../jobs/pay/pay.schema.ts';
import { CLIENT_ID_LENGTH } from '../messages/messages.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import {
  pageFields,
  queryList,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { shiftWishSchema } from '../seekers/seeker-profiles.schema.ts';
import { termSchema } from './talent-card.schema.ts';
import {
  DECLINE_REASONS,
  ENQUIRIES_PAGE,
  ENQUIRY_MESSAGE_LENGTH,
  ENQUIRY_PARTIES,
  ENQUIRY_STATUSES,
  TALENT_CLOSURE_CAUSES,
  TALENT_SIGNALS,
} from './talent-pool.ts';

const count = z.number().int();
const when = z.iso.datetime();
const employerId = queryValue(z.uuid());
const wish = shiftWishSchema.nullable();

/** The number of enquiries an employer may still send this month; declined ones do not count. */
export const enquiryAllowanceSchema = z
  .object({
    /** States whether the employer is verified; nobody else may send one. */
    isVerified: z.boolean(),
    perMonth: count,
    left: count,
    /** When the next month begins. */
    renewsAt: when,
  })
  .register(apiSchemas, { id: 'EnquiryAllowance' });
export type EnquiryAllowance = z.infer<typeof enquiryAllowanceSchema>;

export const sendEnquirySchema = z
  .object({
    jobId: z.uuid(),
    /** A month, in whole units. */
    payMin: z.number().min(100).max(100_000),
    payMax: z.number().min(100).max(100_000),
    message: plainTextLines(ENQUIRY_MESSAGE_LENGTH).default(''),
  })
  .refine(({ payMin, payMax }) => payMin <= payMax, { path: ['payMax'], message: 'is below payMin' })
  .register(apiSchemas, { id: 'SendEnquiry' });
export type SendEnquiry = z.infer<typeof sendEnquirySchema>;

const enquiryMessageSchema = z
  .object({ id: z.uuid(), party: z.enum(ENQUIRY_PARTIES), isOwn: z.boolean(), text: z.string(), sentAt: when })
  .register(apiSchemas, { id: 'EnquiryMessage' });

export const talentEnquirySchema = z
  .object({
    id: z.uuid(),
    /** The caller's side. */
    party: z.enum(ENQUIRY_PARTIES),
    /** `ended` is read by employers as `declined`. */
    status: z.enum(ENQUIRY_STATUSES),
    number: count,
    /** As it was when it was sent. */
    occupation: termSchema,
    employer: z.object({ id: z.uuid().nullable(), name: z.string(), city: z.string().nullable() }),
    job: z.object({
      id: z.uuid().nullable(),
      title: z.string(),
      city: z.string().nullable(),
      week: weekSchema.nullable(),
      startsOn: z.iso.date().nullable(),
      tariff: z.string().nullable(),
    }),
    salary: salarySchema,
    message: z.string(),
    /** Oldest first. */
    messages: z.array(enquiryMessageSchema),
    /** States whether the other side waits for a reply of the caller's. */
    awaitsReply: z.boolean(),
    sentAt: when,
    expiresAt: when,
    answeredAt: when.nullable(),
    /** Shown to the employer only where the person gave one. */
    declineReason: z.enum(DECLINE_REASONS).nullable(),
    /** The conversation of a yes. */
    applicationId: z.uuid().nullable(),
    /** For the person: how the job matches, and days that differ from the own week. */
    match: z
      .object({ score: count.nullable(), days: z.array(z.object({ wish, differs: z.boolean() })).length(7) })
      .nullable(),
  })
  .register(apiSchemas, { id: 'TalentEnquiry' });
export type TalentEnquiry = z.infer<typeof talentEnquirySchema>;

export const talentEnquiriesQuerySchema = z.object({
  employerId,
  status: queryList(z.enum(ENQUIRY_STATUSES)),
  page: queryPage,
  pageSize: queryPageSize(ENQUIRIES_PAGE),
});
export type TalentEnquiriesQuery = z.infer<typeof talentEnquiriesQuerySchema>;

export const talentEnquiriesSchema = z
  .object({ items: z.array(talentEnquirySchema), ...pageFields, open: count })
  .register(apiSchemas, { id: 'TalentEnquiries' });
export type TalentEnquiries = z.infer<typeof talentEnquiriesSchema>;

export const answerEnquirySchema = z
  .discriminatedUnion('answer', [
    z.object({
      answer: z.literal('yes'),
      sharesPhone: z.boolean().default(false),
      /** Files of the profile that go with it; without it, its CVs. */
      fileIds: z.array(z.uuid()).max(10).optional(),
    }),
    z.object({ answer: z.literal('no'), reason: z.enum(DECLINE_REASONS).nullable().default(null) }),
  ])
  .register(apiSchemas, { id: 'AnswerEnquiry' });
export type AnswerEnquiry = z.infer<typeof answerEnquirySchema>;

export const sendEnquiryMessageSchema = z
  .object({ text: plainTextLines(ENQUIRY_MESSAGE_LENGTH).min(1), clientId: plainText(CLIENT_ID_LENGTH).min(1) })
  .register(apiSchemas, { id: 'SendEnquiryMessage' });
export type SendEnquiryMessage = z.infer<typeof sendEnquiryMessageSchema>;

export const candidatesQuerySchema = z.object({
  employerId,
  status: queryList(z.enum(SHOWN_APPLICATION_STATUSES)),
  q: queryValue(queryText(100)),
  page: queryPage,
  pageSize: queryPageSize(ENQUIRIES_PAGE),
});
export type CandidatesQuery = z.infer<typeof candidatesQuerySchema>;

/** Somebody who agreed. Status, notes, files and conversation are those of the application that the yes has made. */
export const candidateSchema = z
  .object({
    enquiryId: z.uuid(),
    applicationId: z.uuid(),
    /** Counts changes: what `PATCH /api/employer/applications/{id}` takes. */
    version: count,
    status: z.enum(SHOWN_APPLICATION_STATUSES),
    /** Names the employer's column; null for a status that this version does not know. */
    column: z.enum(RECEIVED_COLUMNS).nullable(),
    number: count,
    /** Null once the account is erased. */
    applicant: z
      .object({
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        occupation: z.string().nullable(),
        location: z.string().nullable(),
      })
      .nullable(),
    job: z.object({ id: z.uuid().nullable(), title: z.string() }),
    salary: salarySchema,
    acceptedAt: when,
    statusUpdatedAt: when,
    notes: count,
    /** The beginning of the latest note. */
    lastNote: z.string().nullable(),
    unread: count,
    matchScore: count.nullable(),
  })
  .register(apiSchemas, { id: 'Candidate' });
export type Candidate = z.infer<typeof candidateSchema>;

export const candidatesSchema = z
  .object({ items: z.array(candidateSchema), ...pageFields })
  .register(apiSchemas, { id: 'Candidates' });
export type Candidates = z.infer<typeof candidatesSchema>;

const signalFilters = {
  /** A part of the employer's name. */
  q: queryValue(queryText(120)),
  signal: queryValue(z.enum(TALENT_SIGNALS)),
  access: queryValue(z.enum(['open', 'closed'])),
  sort: queryValue(z.enum(['name', '-name', 'sent', '-sent', 'views', '-views'])),
};
export const talentSignalFileQuerySchema = z.object(signalFilters);
export type TalentSignalFilters = z.infer<typeof talentSignalFileQuerySchema>;
export const talentSignalQuerySchema = z.object({ ...signalFilters, page: queryPage, pageSize: queryPageSize(25) });
export type TalentSignalQuery = z.infer<typeof talentSignalQuerySchema>;

export const talentSignalsSchema = z
  .object({
    items: z.array(
      z.object({
        employer: z.object({ id: z.uuid(), name: z.string() }),
        /** Of the last 30 days. */
        sent: count,
        answered: count,
        accepted: count,
        /** The most people who got the same words. */
        sameText: count,
        reports: count,
        /** Employers that were blocked by somebody they had written to. */
        blockedAfter: count,
        views: count,
        signals: z.array(z.enum(TALENT_SIGNALS)),
        /** Why an administrator has closed the pool for it; null where it is open. */
        closure: z
          .object({ cause: z.enum(TALENT_CLOSURE_CAUSES), reason: z.string(), closedAt: z.iso.datetime() })
          .nullable(),
        /** The values that an administrator checked last; null before the first check. */
        checkedName: z.string().nullable(),
        website: z.string().nullable(),
      }),
    ),
    /** Without filters. */
    all: count,
    ...pageFields,
  })
  .register(apiSchemas, { id: 'TalentSignals' });
export type TalentSignals = z.infer<typeof talentSignalsSchema>;

/** Closing the pool for an employer needs a reason, which it reads. */
export const changePoolAccessSchema = z
  .discriminatedUnion('isOpen', [
    z.object({
      isOpen: z.literal(true),
      /** The name that the administrator has read; another one since is refused. */
      name: z.string().max(200).optional(),
    }),
    z.object({ isOpen: z.literal(false), reason: plainTextLines(500).min(5) }),
  ])
  .register(apiSchemas, { id: 'ChangePoolAccess' });
export type ChangePoolAccess = z.infer<typeof changePoolAccessSchema>;
