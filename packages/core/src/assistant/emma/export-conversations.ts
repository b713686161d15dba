import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { emmaConversations, emmaMessages } from '@stellenvisite/db/schema/assistant/emma';
import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { textOf } from './dialogue-state.ts';

const WORDS: Record<Language, { title: string; none: string; user: string; assistant: string }> = {
  de: { title: 'Gespräche mit Emma', none: 'Keine Gespräche.', user: 'Sie', assistant: 'Emma, KI' },
  en: { title: 'Conversations with Emma', none: 'No conversations.', user: 'You', assistant: 'Emma, AI' },
};

/** All conversations of the person as plain text, the latest first; the account's export has them with every part. */
export async function exportConversations(ctx: Context): Promise<string> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.read');
  const rows = await ctx.db
    .select({ conversation: emmaConversations, message: emmaMessages })
    .from(emmaConversations)
    .innerJoin(emmaMessages, eq(emmaMessages.conversationId, emmaConversations.id))
    .where(eq(emmaConversations.userId, userId))
    .orderBy(desc(emmaConversations.updatedAt), asc(emmaConversations.id), asc(emmaMessages.position));
  const words = WORDS[ctx.language];
  const blocks: string[] = [words.title];
  if (rows.length === 0) blocks.push(words.none);
  let last = '';
  for (const { conversation, message } of rows) {
    if (conversation.id !== last) blocks.push(`== ${conversation.title} (${dayText(conversation.createdAt)}) ==`);
    last = conversation.id;
    const text = textOf(message).replaceAll('**', '');
    if (text !== '') blocks.push(`${words[message.role]}: ${text}`);
  }
  return `${blocks.join('\n\n')}\n`;
}

/** dd.mm.yyyy as in Berlin. */
const dayText = (moment: Date) => toBerlinClock(moment).toISOString().slice(0, 10).split('-').reverse().join('.');
