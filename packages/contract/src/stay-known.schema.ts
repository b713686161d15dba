import { apiSchemas, z } from './zod.ts';

/** Whether the employer may keep the application for further jobs; null where it has not asked. */
export const stayKnownSchema = z
  .object({
    askedAt: z.iso.datetime(),
    /** Null: not answered yet. */
    answeredAt: z.iso.datetime().nullable(),
    /** Until when the consent holds; null without one. */
    knownUntil: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'StayKnown' });
export type StayKnown = z.infer<typeof stayKnownSchema>;

export const answerStayKnownSchema = z.object({ agrees: z.boolean() }).register(apiSchemas, { id: 'AnswerStayKnown' });
export type AnswerStayKnown = z.infer<typeof answerStayKnownSchema>;

export const knownApplicantsSchema = z
  .object({
    items: z.array(
      z.object({
        applicationId: z.uuid(),
        name: z.string(),
        occupation: z.string().nullable(),
        jobTitle: z.string(),
        knownUntil: z.iso.datetime(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'KnownApplicants' });
export type KnownApplicants = z.infer<typeof knownApplicantsSchema>;
