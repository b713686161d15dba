import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

/** So many bytes are sent to a language model at most, without the descriptions of the tools, which never change. */
export const MAX_PROMPT_BYTES = 24_000;

type Message = LanguageModelV4Prompt[number];

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Returns the prompt within its bound: the oldest turns go first, then the results of tools are cut, the longest first. Instructions and
 * the question stay as they are; they have bounds of their own.
 */
export function boundPrompt(prompt: LanguageModelV4Prompt, max = MAX_PROMPT_BYTES): LanguageModelV4Prompt {
  let rest = bytesOf(prompt) - max;
  if (rest <= 0) return prompt;
  const question = prompt.findLastIndex(({ role }) => role === 'user');
  const remaining = prompt.filter((message, at) => {
    if (rest <= 0 || at >= question || message.role === 'system') return true;
    rest -= bytesOf(message) + 1;
    return false;
  });
  const largestFirst = remaining.filter(({ role }) => role === 'tool').sort((a, b) => bytesOf(b) - bytesOf(a));
  const shortened = new Map<Message, Message>();
  for (const message of largestFirst) {
    if (rest <= 0) break;
    const short = withShortResults(message, bytesOf(message) - rest);
    rest -= bytesOf(message) - bytesOf(short);
    shortened.set(message, short);
  }
  return remaining.map((message) => shortened.get(message) ?? message);
}

/** Room for the names around a result. */
const ENVELOPE_BYTES = 300;

function withShortResults(message: Message, bytes: number): Message {
  if (message.role !== 'tool') return message;
  const share = Math.max(0, Math.floor(bytes / message.content.length) - ENVELOPE_BYTES);
  return {
    ...message,
    content: message.content.map((part) => {
      if (part.type !== 'tool-result') return part;
      // A character takes up to three bytes, and escaping it once more two.
      const text = JSON.stringify(part.output).slice(0, Math.floor(share / 3));
      return { ...part, output: { type: 'text', value: text } };
    }),
  };
}
