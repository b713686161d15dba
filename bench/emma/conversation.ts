import { readdirSync, readFileSync } from 'node:fs';
import { z } from '@stellenvisite/contract/zod';

const FOLDER = new URL('./conversations/', import.meta.url);

const turnSchema = z.strictObject({
  say: z.string(),
  /** The tools in their order, each with what its input must hold; `$2` is the second job shown, `$none` nothing. */
  calls: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).optional(),
  /** Patterns the words must match. */
  says: z.array(z.string()).optional(),
  lacks_words: z.array(z.string()).optional(),
  /** Parts the answer must have, and must not have. */
  parts: z.array(z.string()).optional(),
  lacks: z.array(z.string()).optional(),
  /** The question asked back. */
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

export function readConversations(): Conversation[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      conversationSchema
        .array()
        .parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
        .map((conversation) => ({ ...conversation, file: file.replace('.json', '') })),
    );
}
