import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { TEXT_RULES_VERSION, type TextTask } from '@stellenvisite/contract/assistant/text-proposals';
import type { TextFacts } from '../text-instructions.ts';
import { toWrittenParts } from '../written-parts.ts';
import { draftTexts } from './draft-texts.ts';
import { improveTexts } from './improve-texts.ts';

export const BUILTIN_WRITER_ID = `text-rules-${TEXT_RULES_VERSION}`;

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const FINISHED = { unified: 'stop', raw: 'stop' } as const;

/**
 * Creates a language model that writes by rules, in the format that is required of every model. It reads the facts and never the prompt, so
 * no text can give it instructions. It does not translate.
 */
export function createBuiltinWriter(task: Exclude<TextTask, 'translate'>, facts: TextFacts): LanguageModelV4 {
  const write = async () => {
    const texts = task === 'draft' ? await draftTexts(facts) : improveTexts(facts.content, facts.language);
    return JSON.stringify(toWrittenParts(texts));
  };
  return {
    specificationVersion: 'v4',
    provider: 'stellenvisite',
    modelId: BUILTIN_WRITER_ID,
    supportedUrls: {},
    doGenerate: async () => ({
      content: [{ type: 'text', text: await write() }],
      finishReason: FINISHED,
      usage: NO_USAGE,
      warnings: [],
    }),
    doStream: async () => {
      const id = 'text';
      const parts: LanguageModelV4StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id },
        { type: 'text-delta', id, delta: await write() },
        { type: 'text-end', id },
        { type: 'finish', usage: NO_USAGE, finishReason: FINISHED },
      ];
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      };
    },
  };
}
