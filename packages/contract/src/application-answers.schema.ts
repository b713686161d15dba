import { MAX_INVITATION_DATES } from './application-answers.ts';
import { moveApplicationSchema } from './applications.schema.ts';
import { proposeDatesSchema } from './messages.schema.ts';
import { MESSAGE_LENGTH } from './messages.ts';
import { plainTextLines } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

/** The employer's answer to an application, with the words it is told in. */
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
