import { apiSchemas, z } from '../platform/zod.ts';
import { FURTHER_TRAINING, GERMAN_LEVELS } from './job-conditions.ts';

/** Conditions that matter to physicians and to people with a certificate from abroad. Null or false: not stated by the employer. */
export const jobConditionsSchema = z
  .object({
    /** On-call duties a month; `duty.onCall` says of which kind. */
    onCallPerMonth: z.number().int().min(1).max(31).nullable(),
    /** Weiterbildungsbefugnis. */
    furtherTraining: z.enum(FURTHER_TRAINING).nullable(),
    furtherTrainingMonths: z.number().int().min(1).max(120).nullable(),
    /** Applications are welcome while the recognition of a certificate is in progress. */
    isRecognitionPendingWelcome: z.boolean(),
    germanLevel: z.enum(GERMAN_LEVELS).nullable(),
    hasVisaHelp: z.boolean(),
    hasHousingHelp: z.boolean(),
  })
  .register(apiSchemas, { id: 'JobConditions' });
export type JobConditions = z.infer<typeof jobConditionsSchema>;
