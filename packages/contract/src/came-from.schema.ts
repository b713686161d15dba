import { VIEW_ORIGINS } from './statistics.ts';
import { apiSchemas, z } from './zod.ts';

/** How somebody came to a job, as far as the page itself knows it: nothing is stored on the device for it. */
export const cameFromSchema = z
  .object({
    origin: z.enum(VIEW_ORIGINS).nullable(),
    /** The host that linked here, without path. */
    referrer: z.string().max(253).nullable(),
  })
  .register(apiSchemas, { id: 'CameFrom' });
export type CameFrom = z.infer<typeof cameFromSchema>;
