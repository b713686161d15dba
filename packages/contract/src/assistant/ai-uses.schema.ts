import { apiSchemas, z } from '../platform/zod.ts';
import { AI_USES } from './emma.ts';

export const aiUsageQuerySchema = z.object({
  days: z.preprocess((value) => value ?? 30, z.coerce.number().int().min(1).max(400)),
});
export const aiUsageSchema = z
  .object({
    items: z.array(
      z.object({
        day: z.iso.date(),
        model: z.string(),
        answers: z.number().int(),
        failures: z.number().int(),
        inputTokens: z.number().int(),
        outputTokens: z.number().int(),
        /** In euros. */
        cost: z.number(),
      }),
    ),
    provider: z.object({ host: z.string(), model: z.string(), isAvailable: z.boolean() }).nullable(),
    tokensPerDay: z.number().int(),
    totalTokensPerDay: z.number().int(),
  })
  .register(apiSchemas, { id: 'AiUsage' });
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** The register of what machines do here (AI Act, Art. 50 and Annex III no. 4). */
export const aiRegisterSchema = z
  .object({
    items: z.array(
      z.object({
        use: z.enum(AI_USES),
        /** `rules`: fixed rules that answer the same alike; `language_model`: a generative model next to them. */
        kind: z.enum(['rules', 'language_model']),
        version: z.string(),
        /** Whose model it is and which, where one takes part. */
        provider: z.object({ host: z.string(), model: z.string() }).nullable(),
        ranksPeople: z.boolean(),
        canBeSwitchedOff: z.boolean(),
      }),
    ),
    matchVersions: z.array(
      z.object({ version: z.number().int(), scores: z.number().int(), lastAt: z.iso.datetime().nullable() }),
    ),
  })
  .register(apiSchemas, { id: 'AiRegister' });
export type AiRegister = z.infer<typeof aiRegisterSchema>;
