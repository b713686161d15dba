import { plainText } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

/** What makes a job one of training (Ausbildung, Lehre, Lehrstelle); its begin is the start of the job. */
export const trainingSchema = z
  .object({
    /** The school or university that the lessons are at. */
    school: plainText(160).nullable(),
    months: z.number().int().min(3).max(72),
    /** Whole currency units a month, one for each year. */
    payByYear: z.array(z.number().nonnegative().max(20_000)).max(6),
  })
  .register(apiSchemas, { id: 'Training' });
export type Training = z.infer<typeof trainingSchema>;
