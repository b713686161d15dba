import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { moveApplicationSchema } from './applications.schema.ts';
import {
  INTERVIEW_MINUTES,
  INTERVIEW_TEXT_LENGTH,
  MAX_PROPOSED_DATES,
  MESSAGE_LENGTH,
  PROPOSAL_KINDS,
} from './applications.ts';

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
