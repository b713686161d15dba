import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { PROBLEM_CODES } from '../platform/problems.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { moveApplicationSchema } from './applications.schema.ts';
import {
  INTERVIEW_MINUTES,
  INTERVIEW_TEXT_LENGTH,
  MAX_PROPOSED_DATES,
  MESSAGE_LENGTH,
  OFFER_ANSWERS,
  PROPOSAL_KINDS,
} from './applications.ts';
import { MAX_BULK_MOVES } from './received-applications.ts';

/** Dates for a talk, of which the other side chooses one. All of them and the deadline are to come. */
export const proposeDatesSchema = z
  .object({
    kind: z.enum(PROPOSAL_KINDS).default('interview'),
    dates: z.array(z.iso.datetime()).min(1).max(MAX_PROPOSED_DATES),
    minutes: z.number().int().min(INTERVIEW_MINUTES.min).max(INTERVIEW_MINUTES.max).default(INTERVIEW_MINUTES.default),
    place: plainText(INTERVIEW_TEXT_LENGTH).default(''),
    note: plainTextLines(INTERVIEW_TEXT_LENGTH).default(''),
    answerBy: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'ProposeDates' });

export type ProposeDates = z.infer<typeof proposeDatesSchema>;

/** So many dates an invitation proposes at most. */
export const MAX_INVITATION_DATES = 3;

/** How long before an interview both sides are reminded, and from when on it is too late to. */
export const REMINDER_HOURS = { before: 24, latest: 1 } as const;

/** The employer's answer to an application, with the words it is reported in. */
export const answerApplicationSchema = moveApplicationSchema
  .extend({
    /** Read by the applicant in the conversation and in the mail. */
    message: plainTextLines(MESSAGE_LENGTH).optional(),
    /** Only with `interview` and instead of a fixed date: the applicant chooses one. */
    proposal: proposeDatesSchema
      .extend({ dates: z.array(z.iso.datetime()).min(1).max(MAX_INVITATION_DATES) })
      .optional(),
    /** Only with `rejected`: asks whether the employer may keep the application for 12 months. */
    asksToStayKnown: z.boolean().optional(),
  })
  .register(apiSchemas, { id: 'AnswerApplication' });
export type AnswerApplication = z.infer<typeof answerApplicationSchema>;

const version = z.number().int();
const answerBy = z.iso.date();
const words = plainTextLines(MESSAGE_LENGTH);

/** An offer with its words, which the applicant reads in the conversation and in the mail. */
export const sendOfferSchema = z
  .object({ version, answerBy, message: words.optional() })
  .register(apiSchemas, { id: 'SendOffer' });
export type SendOffer = z.infer<typeof sendOfferSchema>;

export const extendOfferSchema = z.object({ version, answerBy }).register(apiSchemas, { id: 'ExtendOffer' });
export type ExtendOffer = z.infer<typeof extendOfferSchema>;

/** Never without a word: the applicant may have decided on the strength of the offer. */
export const withdrawOfferSchema = z
  .object({ version, message: words.min(1) })
  .register(apiSchemas, { id: 'WithdrawOffer' });
export type WithdrawOffer = z.infer<typeof withdrawOfferSchema>;

/** An answer that the applicant gave on the phone. */
export const recordOfferAnswerSchema = z
  .object({ version, answer: z.enum(OFFER_ANSWERS) })
  .register(apiSchemas, { id: 'RecordOfferAnswer' });
export type RecordOfferAnswer = z.infer<typeof recordOfferAnswerSchema>;

/** The applicant's own answer; `version` is of the offer they have read. */
export const answerOfferSchema = z
  .object({ version, answer: z.enum(OFFER_ANSWERS), message: words.optional() })
  .register(apiSchemas, { id: 'AnswerOffer' });
export type AnswerOffer = z.infer<typeof answerOfferSchema>;

/** After a hire: closes the job as filled and rejects other applications to it. */
export const concludeJobSchema = z
  .object({
    closesJob: z.boolean(),
    /** The applications to reject, each in the version that was read. */
    rejections: z.array(z.object({ id: z.uuid(), version })).max(MAX_BULK_MOVES),
    /** Sent to each; `{name}`, `{job}` and `{employer}` are filled in. */
    message: words.optional(),
    asksToStayKnown: z.boolean().default(false),
  })
  .register(apiSchemas, { id: 'ConcludeJob' });
export type ConcludeJob = z.infer<typeof concludeJobSchema>;

export const concludeJobResultSchema = z
  .object({
    /** Why the job was not closed; null where it was, or was not to be. */
    jobRefusal: z.enum(PROBLEM_CODES).nullable(),
    items: z.array(z.object({ id: z.uuid(), refusal: z.enum(PROBLEM_CODES).nullable() })),
  })
  .register(apiSchemas, { id: 'ConcludeJobResult' });
export type ConcludeJobResult = z.infer<typeof concludeJobResultSchema>;
