import type { Conversation } from './conversation.ts';
import { type GivenAnswer, judgeTurn } from './judge-turn.ts';
import type { Market } from './start-market.ts';

export type Run = { conversation: Conversation; faults: string[]; firstWordsMs: number[] };

type Message = {
  role: 'user' | 'assistant';
  parts: { type: string; text?: string; data?: unknown; input?: unknown }[];
};

/** Runs one conversation turn by turn, as the panel does, and judges every answer. */
export async function runConversation(market: Market, conversation: Conversation, token: string | null): Promise<Run> {
  const messages: Message[] = [];
  const faults: string[] = [];
  const firstWordsMs: number[] = [];
  let shown: string[] = [];
  for (const [index, expected] of conversation.turns.entries()) {
    messages.push({ role: 'user', parts: [{ type: 'text', text: expected.say }] });
    const { status, events, firstWordMs } = await market.ask({ messages }, token);
    if (firstWordMs !== null) firstWordsMs.push(firstWordMs);
    const answer = { ...readAnswer(events), shown };
    const count =
      expected.total === undefined
        ? null
        : ((await market.get(`/api/jobs?${new URLSearchParams(expected.total)}`)) as { total: number }).total;
    const wrong = status === 200 ? judgeTurn(expected, answer, count) : [`was answered with ${status}`];
    faults.push(...wrong.map((fault) => `${index + 1}. "${expected.say}" ${fault}`));
    const tools = answer.calls.map(({ tool, input }) => ({ type: `tool-${tool}`, input }));
    messages.push({ role: 'assistant', parts: [{ type: 'text', text: answer.words }, ...tools, ...answer.parts] });
    shown = listShown(answer) ?? shown;
  }
  return { conversation, faults, firstWordsMs };
}

function readAnswer(events: readonly ({ type: string } & Record<string, unknown>)[]): Omit<GivenAnswer, 'shown'> {
  return {
    words: events
      .filter(({ type }) => type === 'text-delta')
      .map(({ delta }) => String(delta))
      .join(''),
    calls: events
      .filter(({ type }) => type === 'tool-input-available')
      .map(({ toolName, input }) => ({ tool: String(toolName), input: input as Record<string, unknown> })),
    parts: events.filter(({ type, transient }) => type.startsWith('data-') && !transient),
  };
}

function listShown({ parts }: GivenAnswer): string[] | null {
  const lists = parts
    .filter(({ type }) => type === 'data-jobs')
    .map(({ data }) => data as { reason: string; items: { id: string }[] })
    .filter(({ reason }) => reason !== 'job');
  return lists.length === 0 ? null : lists.flatMap(({ items }) => items.map(({ id }) => id));
}
