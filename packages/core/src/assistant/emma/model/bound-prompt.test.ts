import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { expect, it } from 'vitest';
import { boundPrompt, bytesOf } from './bound-prompt.ts';

const says = (role: 'user' | 'assistant', text: string) => ({ role, content: [{ type: 'text' as const, text }] });
const returns = (text: string): LanguageModelV4Prompt[number] => ({
  role: 'tool',
  content: [
    { type: 'tool-result', toolCallId: '1', toolName: 'getJob', output: { type: 'json', value: { adText: text } } },
  ],
});
const INSTRUCTIONS = { role: 'system' as const, content: 'rules' };

it('a short prompt stays as it is', () => {
  const prompt: LanguageModelV4Prompt = [INSTRUCTIONS, says('user', 'Hallo')];
  expect(boundPrompt(prompt)).toBe(prompt);
});

it('the oldest turns go first, instructions and question stay', () => {
  const turns = Array.from({ length: 24 }, (_, at) =>
    says(at % 2 ? 'assistant' : 'user', `${at} ${'ü'.repeat(1_000)}`),
  );
  const bounded = boundPrompt([INSTRUCTIONS, ...turns, says('user', 'Frage')]);
  expect(bytesOf(bounded)).toBeLessThanOrEqual(24_000);
  expect(bounded[0]).toEqual(INSTRUCTIONS);
  expect(bounded.slice(1)).toEqual([...turns.slice(1 - bounded.length + 1), says('user', 'Frage')]);
});

it.each([
  ['letters', 'x'.repeat(60_000)],
  ['quotes', '"'.repeat(60_000)],
  ['umlauts', 'ü'.repeat(60_000)],
  ['signs of three bytes', '護'.repeat(30_000)],
  ['emojis', '😀'.repeat(30_000)],
])('results of tools full of %s are cut, short ones stay whole', (_, text) => {
  const short = returns('kurz');
  const bounded = boundPrompt([INSTRUCTIONS, says('user', 'Frage'), returns(text), returns(text), short]);
  expect(bytesOf(bounded)).toBeLessThanOrEqual(24_000);
  expect(bounded).toHaveLength(5);
  expect(bounded.at(-1)).toEqual(short);
});
