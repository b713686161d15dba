import { apiSchemas, z } from '../platform/zod.ts';

/** States whether the employer may retain the application for further jobs; null where it has not requested this. */
export const talentContactSchema = z
  .object({
    askedAt: z.iso.datetime(),
    /** Null: not answered yet. */
    answeredAt: z.iso.datetime().nullable(),
    /** Until when the consent holds; null without one. */
    knownUntil: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'StayKnown' });
export type TalentContact = z.infer<typeof talentContactSchema>;

export const answerTalentContactSchema = z
  .object({ agrees: z.boolean() })
  .register(apiSchemas, { id: 'AnswerStayKnown' });
export type AnswerTalentContact = z.infer<typeof answerTalentContactSchema>;

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
