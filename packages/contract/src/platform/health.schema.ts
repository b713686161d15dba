import { apiSchemas, z } from './zod.ts';

export const healthSchema = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['embedded', 'external']),
    version: z.string(),
  })
  .register(apiSchemas, { id: 'Health' });
export type Health = z.infer<typeof healthSchema>;

/** `off`: this process does not need it. */
const CHECK_RESULTS = ['ok', 'failed', 'off'] as const;
const checkResult = z.enum(CHECK_RESULTS);
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const livenessSchema = z.object({ status: z.literal('alive') }).register(apiSchemas, { id: 'Liveness' });

export const readinessSchema = z
  .object({
    status: z.enum(['ready', 'draining', 'unavailable']),
    checks: z.object({
      database: checkResult,
      migrations: checkResult,
      search: checkResult,
      storage: checkResult,
      queue: checkResult,
    }),
  })
  .register(apiSchemas, { id: 'Readiness' });
export type Readiness = z.infer<typeof readinessSchema>;
