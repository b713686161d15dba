import { readdirSync, readFileSync } from 'node:fs';
import { jobCategorySchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import { z } from '@stellenvisite/contract/platform/zod';

/** `seen` may be read and fixed with; of `unseen` only the count of failures counts. */
export const HALVES = ['seen', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

const callsSchema = z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())]));

const turnSchema = z.strictObject({
  say: z.string(),
  /** The tools in their order, each with what its input must hold; `$2` is the second job shown, `$none` nothing. */
  calls: callsSchema.optional(),
  /** Several ways to be right, each as `calls`. */
  anyCalls: z.array(callsSchema).optional(),
  /** A pattern for the words or the category of the search. */
  q_like: z.string().optional(),
  /** The category of every job shown, and one that none may have. */
  offers: jobCategorySchema.optional(),
  noJobsOf: jobCategorySchema.optional(),
  /** Patterns the words must match. */
  says: z.array(z.string()).optional(),
  lacks_words: z.array(z.string()).optional(),
  /** Parts the answer must have, and must not have. */
  parts: z.array(z.string()).optional(),
  lacks: z.array(z.string()).optional(),
  /** The key of the follow-up question. */
  asks: z.string().optional(),
  /** A search of the API whose count the words must name. */
  total: z.string().optional(),
});
export type ExpectedTurn = z.infer<typeof turnSchema>;

const conversationSchema = z.strictObject({
  name: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  as: z.enum(['visitor', 'seeker', 'employer']).default('visitor'),
  turns: z.array(turnSchema).min(1).max(6),
});
export type Conversation = z.infer<typeof conversationSchema> & { file: string };

export function readConversations(half: Half): Conversation[] {
  const folder = new URL(`./${half}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      conversationSchema
        .array()
        .parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
        .map((conversation) => ({ ...conversation, file: file.replace('.json', '') })),
    );
}
