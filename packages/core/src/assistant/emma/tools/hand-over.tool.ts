import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { supportTimes } from '../../../support/tickets/support-times.ts';
import { runTool, type Turn } from '../turn.ts';

export type HandOverResult = { isOpen: boolean; answerBy: string };

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({ question: z.string().trim().max(1_000).default('') }));

export const handOverTool = (turn: Turn) =>
  tool({
    description:
      'Offers a form to write to a person of the support. Nothing is sent before the person presses the button; the conversation goes along only with a tick.',
    inputSchema,
    execute: ({ question }) =>
      runTool(turn, 'hand_over', async (): Promise<HandOverResult> => {
        const { isOpen, answerBy } = supportTimes(turn.ctx.now());
        turn.write('confirm', { action: 'hand-over', question, isOpen, answerBy: answerBy.toISOString() });
        return { isOpen, answerBy: answerBy.toISOString() };
      }),
  });
