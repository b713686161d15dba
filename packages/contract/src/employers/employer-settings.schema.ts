import { pageFields } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { employerItemSchema } from './employers.schema.ts';

/** Within how many days an employer says it answers an application. */
export const ANSWER_DAYS = { min: 1, max: 21 } as const;

/** The number of days after which an answer counts as late where the employer has promised nothing. */
export const DEFAULT_ANSWER_DAYS = 5;

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

const hiddenEmployerSchema = z
  .object({ employer: employerItemSchema, hiddenAt: z.iso.datetime() })
  .register(apiSchemas, { id: 'HiddenEmployer' });

/** All temporary-work agencies at once, next to the employers that are hidden one by one. */
export const hidingSettingsSchema = z.object({ agencies: z.boolean() }).register(apiSchemas, { id: 'HidingSettings' });
export type HidingSettings = z.infer<typeof hidingSettingsSchema>;

/** All of them are one page. */
export const hiddenEmployersSchema = z
  .object({ items: z.array(hiddenEmployerSchema), ...pageFields, ...hidingSettingsSchema.shape })
  .register(apiSchemas, { id: 'HiddenEmployers' });
export type HiddenEmployers = z.infer<typeof hiddenEmployersSchema>;
