import type { EmmaTool } from '@stellenvisite/contract/emma';
import type { EmmaShortJob } from '@stellenvisite/contract/emma-parts.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { Search } from '@stellenvisite/search';
import type { DialogueState } from '../turn.ts';
import type { Intents } from './find-intent.ts';
import type { JobAspect } from './job-aspects.ts';
import type { Ask } from './questions.ts';
import say from './say.json' with { type: 'json' };

export type Call = { tool: EmmaTool; input: Record<string, unknown> };
export type Sentence = keyof (typeof say)['de'];

/** What to do about a message: say something, call tools, ask back. */
export type Decision = { say?: string; calls: Call[]; ask?: Ask; aspect?: JobAspect | null };

export type Asked = {
  text: string;
  state: DialogueState;
  language: Language;
  search: Pick<Search, 'understand'>;
};

const nothing: Decision = { calls: [] };
export const sayOnly = (sentence: Sentence, language: Language): Decision => ({
  ...nothing,
  say: say[language][sentence],
});
export const call = (tool: EmmaTool, input: Record<string, unknown> = {}): Decision => ({ calls: [{ tool, input }] });

export function forJob(
  tool: EmmaTool,
  job: EmmaShortJob,
  aspect: JobAspect | null = null,
  input: Record<string, unknown> = {},
): Decision {
  return { calls: [{ tool, input: { jobId: job.id, ...input } }], aspect };
}

export type Rule = (asked: Asked, intents: Intents) => Decision | null | Promise<Decision | null>;
