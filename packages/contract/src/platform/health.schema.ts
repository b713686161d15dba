import { apiSchemas, z } from './zod.ts';

export const healthSchema = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['embedded', 'external']),
    version: z.string(),
  })
  .register(apiSchemas, { id: 'Health' });
export type Health = z.infer<typeof healthSchema>;
