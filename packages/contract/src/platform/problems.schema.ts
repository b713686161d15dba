import { PROBLEM_CODES } from './problems.ts';
import { apiSchemas, z } from './zod.ts';

/** RFC 9457. `title` is for developers; people read the translation of `code`. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(PROBLEM_CODES),
    detail: z.string().optional(),
    requestId: z.string().optional(),
    /** Of a conflict: the record that is there already. */
    existingId: z.uuid().optional(),
    /** Of a limit: seconds until it may be tried again. */
    retryAfter: z.number().int().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .register(apiSchemas, { id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
