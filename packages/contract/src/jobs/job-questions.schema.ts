import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { ANSWER_LENGTH, JOB_QUESTION_KINDS, MAX_JOB_QUESTIONS, MAX_QUESTION_OPTIONS } from './job-postings.ts';

/** A question of the employer to the applicants for a job. */
export const jobQuestionSchema = z
  .object({
    id: z.string().min(1).max(40),
    kind: z.enum(JOB_QUESTION_KINDS),
    text: plainText(200).min(1),
    isRequired: z.boolean(),
    /** The options of `choice` and `choices`; empty for every other kind. */
    options: z.array(plainText(120).min(1)).max(MAX_QUESTION_OPTIONS),
  })
  .register(apiSchemas, { id: 'JobQuestion' });
export type JobQuestion = z.infer<typeof jobQuestionSchema>;

/** A list for `choices` and `shifts`, a text for every other kind; dates as `2027-01-31`. */
const answerValueSchema = z.union([plainTextLines(ANSWER_LENGTH), z.array(plainText(120)).max(MAX_QUESTION_OPTIONS)]);

export const jobAnswerSchema = z
  .object({ questionId: z.string().max(40), value: answerValueSchema })
  .register(apiSchemas, { id: 'JobAnswer' });
export type JobAnswer = z.infer<typeof jobAnswerSchema>;
export const jobAnswersSchema = z.array(jobAnswerSchema).max(MAX_JOB_QUESTIONS);

/** An answer with the question as it was worded then: the employer may change it later. */
export const answeredQuestionSchema = jobQuestionSchema
  .pick({ id: true, kind: true, text: true })
  .extend({ value: answerValueSchema })
  .register(apiSchemas, { id: 'AnsweredQuestion' });
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;
