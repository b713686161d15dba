import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { findHelpArticle, HELP_TOPICS } from '../../../content/help/list-help-articles.ts';
import { DomainError } from '../../../domain-error.ts';
import { runTool, type Turn } from '../turn.ts';

export type HelpResult = { topic: string; title: string; text: string; url: string | null; source: number };

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({ topic: z.enum(HELP_TOPICS as [string, ...string[]]) }));

export const helpArticleTool = (turn: Turn) =>
  tool({
    description: `Reads what the site says on one of its own topics: ${HELP_TOPICS.join(', ')}.`,
    inputSchema,
    execute: ({ topic }) =>
      runTool(turn, 'help', async (): Promise<HelpResult> => {
        const article = findHelpArticle(topic, turn.ctx.language);
        if (!article) throw new DomainError('request.not_found');
        const { title, text, url } = article;
        return { topic, title, text, url, source: turn.cite('help', title, url) };
      }),
  });
