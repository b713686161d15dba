import { PASSWORD_MAX, passwordReasons } from './password.ts';
import { z } from './zod.ts';

/** For forms and bodies: each reason is an issue of its own, its message the reason. */
export const strongPasswordSchema = z
  .string()
  .max(PASSWORD_MAX)
  .superRefine((password, context) => {
    for (const reason of passwordReasons(password)) context.addIssue({ code: 'custom', message: reason });
  });

/** A password somebody already has: whatever was once accepted. */
export const givenPasswordSchema = z.string().min(1).max(1000);
