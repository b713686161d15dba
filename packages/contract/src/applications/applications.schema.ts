import { academicTitleSchema, nameSchema } from '../identity/accounts.schema.ts';
import { countrySchema } from '../jobs/countries.schema.ts';
import { weekSchema } from '../jobs/duty.schema.ts';
import { jobCategorySchema } from '../jobs/job-fields.schema.ts';
import { answeredQuestionSchema, jobAnswersSchema } from '../jobs/job-questions.schema.ts';
import { referrerSchema } from '../jobs/statistics.schema.ts';
import { VIEW_SOURCES } from '../jobs/statistics.ts';
import { emailSchema } from '../platform/email.schema.ts';
import { storedFileSchema } from '../platform/files.schema.ts';
import { LANGUAGES } from '../platform/languages.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { PROBLEM_CODES } from '../platform/problems.ts';
import { pageFields, queryPage, queryPageSize, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { seekerProfileDataSchema } from '../seekers/seeker-profiles.schema.ts';
import {
  APPLICATION_EVENTS,
  APPLICATION_KINDS,
  APPLICATION_MESSAGE_LENGTH,
  APPLICATION_PARTIES,
  APPLICATION_STATUSES,
  APPLICATION_TABS,
  APPLICATIONS_PAGE,
  CALLBACK_TIME_LENGTH,
  INTERVIEW_MINUTES,
  INTERVIEW_TEXT_LENGTH,
  MAX_APPLICATION_FILES,
  SHOWN_APPLICATION_STATUSES,
} from './applications.ts';
import { offerSchema, openProposalSchema } from './offers.schema.ts';
import { talentContactSchema } from './talent-contacts.schema.ts';

/** Neither the pay somebody hopes for nor where else they look is the employer's business. */
export const sentProfileSchema = seekerProfileDataSchema
  .omit({ payWish: true, phone: true, location: true, radiusKm: true, countries: true, remote: true, category: true })
  .register(apiSchemas, { id: 'SentProfile' });

/** The applicant as the employer sees them: the account and the profile at the moment of sending. */
export const applicantSchema = z
  .object({
    fullName: z.string(),
    academicTitle: academicTitleSchema.nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** As people call it: „Pflegefachfrau“. */
    occupation: z.string().nullable(),
    location: z.string().nullable(),
    /** Null in a short application. */
    profile: sentProfileSchema.nullable(),
  })
  .register(apiSchemas, { id: 'Applicant' });
export type Applicant = z.infer<typeof applicantSchema>;

/** Values that replace those of the profile in this application only. */
export const changedApplicantSchema = z
  .object({
    fullName: nameSchema.optional(),
    phone: plainText(40).nullish(),
    occupation: plainText(120).nullish(),
    location: plainText(120).nullish(),
  })
  .register(apiSchemas, { id: 'ChangedApplicant' });

export const submitApplicationSchema = z
  .object({
    kind: z.enum(['full', 'short']).optional(),
    message: plainTextLines(APPLICATION_MESSAGE_LENGTH).optional(),
    fileIds: z.array(z.uuid()).max(MAX_APPLICATION_FILES).optional(),
    answers: jobAnswersSchema.optional(),
    applicant: changedApplicantSchema.optional(),
    /** When to be called back, in the applicant's own words; a short application needs it and a phone number. */
    callbackTime: plainText(CALLBACK_TIME_LENGTH).optional(),
    /** How the applicant came to the job; only the kind of source is retained of it. */
    came: referrerSchema.optional(),
  })
  .register(apiSchemas, { id: 'SubmitApplication' });
export type SubmitApplication = z.infer<typeof submitApplicationSchema>;

/** Sent by another way; the message is a note for oneself. */
export const noteExternalApplicationSchema = z
  .object({ message: plainTextLines(APPLICATION_MESSAGE_LENGTH).optional() })
  .register(apiSchemas, { id: 'NoteExternalApplication' });
export type NoteExternalApplication = z.infer<typeof noteExternalApplicationSchema>;

export const interviewSchema = z
  .object({
    at: z.iso.datetime(),
    minutes: z.number().int().min(INTERVIEW_MINUTES.min).max(INTERVIEW_MINUTES.max).default(INTERVIEW_MINUTES.default),
    place: plainText(INTERVIEW_TEXT_LENGTH).default(''),
    /** Documents to bring, the person to ask for. */
    note: plainTextLines(INTERVIEW_TEXT_LENGTH).default(''),
  })
  .register(apiSchemas, { id: 'Interview' });
export type Interview = z.infer<typeof interviewSchema>;

/** `version` is the one the caller has seen: whoever comes second with it is informed so. */
export const moveApplicationSchema = z
  .object({
    status: z.enum(APPLICATION_STATUSES),
    version: z.number().int(),
    /** Only with `interview`; sent again it moves the appointment. */
    interview: interviewSchema.nullish(),
  })
  .register(apiSchemas, { id: 'MoveApplication' });
export type MoveApplication = z.infer<typeof moveApplicationSchema>;

const statusSchema = z.enum(SHOWN_APPLICATION_STATUSES).register(apiSchemas, { id: 'ApplicationStatus' });

export const applicationEventSchema = z
  .object({
    kind: z.enum(APPLICATION_EVENTS),
    at: z.iso.datetime(),
    by: z.enum(APPLICATION_PARTIES),
    /** The name of the person, for the employer's own team. */
    byName: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'ApplicationEvent' });
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** The job as it was applied to. The ids are null once the job or the employer is deleted. */
const appliedJobSchema = z
  .object({
    id: z.uuid().nullable(),
    title: z.string(),
    employer: z.object({ id: z.uuid().nullable(), name: z.string() }),
    city: z.string(),
    country: countrySchema,
    /** Null once the job is deleted. */
    category: jobCategorySchema.nullable(),
    /** States whether it can still be applied for. */
    isLive: z.boolean(),
  })
  .register(apiSchemas, { id: 'AppliedJob' });

/** Null where it is not known, as of applications that were sent before it was noted. */
export const applicationSourceSchema = z.enum(VIEW_SOURCES).nullable();

const when = z.iso.datetime().nullable();

const commonFields = {
  id: z.uuid(),
  number: z.number().int(),
  kind: z.enum(APPLICATION_KINDS),
  status: statusSchema,
  version: z.number().int(),
  job: appliedJobSchema,
  sentAt: z.iso.datetime(),
  openedAt: when,
  invitedAt: when,
  interviewAt: when,
  rejectedAt: when,
  hiredAt: when,
  withdrawnAt: when,
  /** The employer's last offer; null where there is none or it was withdrawn. */
  offer: offerSchema.nullable(),
  statusUpdatedAt: z.iso.datetime(),
  /** Set once it is decided, or was never answered and its job has ended: when the law has it deleted. */
  deleteAt: when,
};

/** Null throughout once the applicant's account is erased. */
const contentFields = {
  message: z.string(),
  callbackTime: z.string().nullable(),
  answers: z.array(answeredQuestionSchema),
  files: z.array(storedFileSchema),
  interview: interviewSchema.nullable(),
  talentContact: talentContactSchema.nullable(),
  timeline: z.array(applicationEventSchema),
};

export const applicationSchema = z.object(commonFields).register(apiSchemas, { id: 'Application' });
export type Application = z.infer<typeof applicationSchema>;

export const applicationDetailSchema = z
  .object({ ...commonFields, applicant: applicantSchema, ...contentFields })
  .register(apiSchemas, { id: 'ApplicationDetail' });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const applicationsQuerySchema = z.object({
  tab: queryValue(z.enum(APPLICATION_TABS)),
  /** Only those to this job. */
  jobId: queryValue(z.uuid()),
  page: queryPage,
  pageSize: queryPageSize(APPLICATIONS_PAGE),
});
export type ApplicationsQuery = z.infer<typeof applicationsQuerySchema>;

export const countsSchema = z.object(
  Object.fromEntries(APPLICATION_TABS.map((tab) => [tab, z.number().int()])) as Record<
    (typeof APPLICATION_TABS)[number],
    z.ZodNumber
  >,
);
export type ApplicationCounts = z.infer<typeof countsSchema>;

export const applicationsSchema = z
  .object({
    items: z.array(applicationSchema),
    ...pageFields,
    counts: countsSchema,
    /** The median of the days between sending and the first answer; null while nobody has answered. */
    medianAnswerDays: z.number().nullable(),
  })
  .register(apiSchemas, { id: 'Applications' });
export type Applications = z.infer<typeof applicationsSchema>;

/** Null as the applicant: the account is erased, and what remains is that there was an application. */
export const receivedApplicationDetailSchema = z
  .object({
    ...commonFields,
    applicant: applicantSchema.nullable(),
    ...contentFields,
    /** The example week of the job as it is now; null where it has none or is deleted. */
    jobWeek: weekSchema.nullable(),
    /** The dates that were proposed last and are neither chosen nor replaced. */
    proposal: openProposalSchema.nullable(),
    /** The interface language of the applicant, so that the answer can be written in it. */
    language: z.enum(LANGUAGES),
    source: applicationSourceSchema,
  })
  .register(apiSchemas, { id: 'ReceivedApplicationDetail' });
export type ReceivedApplicationDetail = z.infer<typeof receivedApplicationDetailSchema>;

export const applicationDraftSchema = z
  .object({ content: submitApplicationSchema, updatedAt: z.iso.datetime() })
  .register(apiSchemas, { id: 'ApplicationDraft' });
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>;

export const applicationDraftsSchema = z
  .object({
    items: z.array(
      z.object({
        jobId: z.uuid(),
        title: z.string(),
        employer: z.string(),
        isLive: z.boolean(),
        updatedAt: z.iso.datetime(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'ApplicationDrafts' });
export type ApplicationDrafts = z.infer<typeof applicationDraftsSchema>;

/** The initial values of the form: the profile as it would be sent, and what was sent last time. */
export const applicationProposalSchema = z
  .object({
    applicant: applicantSchema,
    message: z.string(),
    files: z.array(storedFileSchema),
    draft: applicationDraftSchema.nullable(),
    /** The open application to this job, where there is one: a second is refused. */
    openApplicationId: z.uuid().nullable(),
    privacyVersion: z.string(),
  })
  .register(apiSchemas, { id: 'ApplicationProposal' });
export type ApplicationProposal = z.infer<typeof applicationProposalSchema>;

/** An application without an account; the code mailed to the address makes one and sends it. */
export const startGuestApplicationSchema = submitApplicationSchema
  .extend({
    email: emailSchema,
    applicant: changedApplicantSchema.extend({ fullName: nameSchema }),
    acceptsTerms: z.literal(true),
  })
  .register(apiSchemas, { id: 'StartGuestApplication' });
export type StartGuestApplication = z.infer<typeof startGuestApplicationSchema>;

export const guestApplicationSchema = z
  .object({ id: z.uuid(), expiresAt: z.iso.datetime() })
  .register(apiSchemas, { id: 'GuestApplication' });
export type GuestApplication = z.infer<typeof guestApplicationSchema>;

/** The code is omitted by applicants who followed the link of the mail: they are signed in already. */
export const confirmGuestApplicationSchema = z
  .object({ code: z.string().trim().max(20).optional() })
  .register(apiSchemas, { id: 'ConfirmGuestApplication' });

export const guestConfirmationSchema = z
  .object({
    /** The session of the auth protocol; `auth.setSession` takes it as it is. Null for who was signed in. */
    session: z
      .object({
        access_token: z.string(),
        token_type: z.literal('bearer'),
        expires_in: z.number(),
        expires_at: z.number(),
        refresh_token: z.string(),
        user: z.looseObject({ id: z.uuid() }),
      })
      .nullable(),
    application: applicationDetailSchema.nullable(),
    /** Why it was not sent, though the address is confirmed; what was written is retained. */
    refusal: z.enum(PROBLEM_CODES).nullable(),
  })
  .register(apiSchemas, { id: 'GuestConfirmation' });
export type GuestConfirmation = z.infer<typeof guestConfirmationSchema>;
