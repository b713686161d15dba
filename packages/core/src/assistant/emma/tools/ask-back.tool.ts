import { EMMA_ANSWERS } from '@stellenvisite/contract/assistant/emma';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import type { Turn } from '../turn.ts';

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(
  z.object({
    key: z.string().max(40),
    text: z.string().max(200),
    answers: z.array(z.object({ label: z.string().max(60), text: z.string().max(120) })).max(EMMA_ANSWERS),
  }),
);

export const askBackTool = (turn: Turn) =>
  tool({
    description:
      'Asks the person one question with at most four answers to choose from; free text stays possible. Only when an answer would change what you find. Ends your answer.',
    inputSchema,
    execute: async (question) => {
      turn.write('question', question);
      return { isShown: true };
    },
  });
