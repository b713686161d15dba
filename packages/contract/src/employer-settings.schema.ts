import { ANSWER_DAYS } from './employer-settings.ts';
import { apiSchemas, z } from './zod.ts';

const settingsFields = {
  /** The promise to applicants; null where none is made. */
  answerDays: z.number().int().min(ANSWER_DAYS.min).max(ANSWER_DAYS.max).nullable(),
};

export const employerSettingsSchema = z.object(settingsFields).register(apiSchemas, { id: 'EmployerSettings' });
export type EmployerSettings = z.infer<typeof employerSettingsSchema>;

export const changeEmployerSettingsSchema = z
  .object(settingsFields)
  .partial()
  .register(apiSchemas, { id: 'ChangeEmployerSettings' });
export type ChangeEmployerSettings = z.infer<typeof changeEmployerSettingsSchema>;
