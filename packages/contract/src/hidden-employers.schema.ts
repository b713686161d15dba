import { employerItemSchema } from './employers.schema.ts';
import { pageFields } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

export const hiddenEmployerSchema = z
  .object({ employer: employerItemSchema, hiddenAt: z.iso.datetime() })
  .register(apiSchemas, { id: 'HiddenEmployer' });
export type HiddenEmployer = z.infer<typeof hiddenEmployerSchema>;

/** All temporary-work agencies at once, beside the employers that are hidden one by one. */
export const hidingSettingsSchema = z.object({ agencies: z.boolean() }).register(apiSchemas, { id: 'HidingSettings' });
export type HidingSettings = z.infer<typeof hidingSettingsSchema>;

/** All of them are one page. */
export const hiddenEmployersSchema = z
  .object({ items: z.array(hiddenEmployerSchema), ...pageFields, ...hidingSettingsSchema.shape })
  .register(apiSchemas, { id: 'HiddenEmployers' });
export type HiddenEmployers = z.infer<typeof hiddenEmployersSchema>;
