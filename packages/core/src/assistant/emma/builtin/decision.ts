import type { EmmaTool } from '@stellenvisite/contract/assistant/emma';
import type { EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { DialogueState } from '../turn.ts';
import type { JobAspect } from './compose-job.ts';
import type { Outcome } from './compose-own.ts';
import type { AskedBenefit } from './find-benefit.ts';
import type { Ask } from './questions.ts';
import type { ReadWishes } from './read-wishes.ts';
import say from './say.json' with { type: 'json' };

export type Call = { tool: EmmaTool; input: Record<string, unknown> };
export type Sentence = keyof (typeof say)['de'];

/** The reaction to a message: a text, calls of tools, or a question back. */
export type Decision = {
  say?: string;
  calls: Call[];
  ask?: Ask;
  aspect?: JobAspect | null;
  /** The benefit that a question about benefits names. */
  benefit?: AskedBenefit | null;
  /** The outcome that a question about the person's own applications is about. */
  outcome?: Outcome | null;
};

export type Asked = {
  text: string;
  state: DialogueState;
  language: Language;
  /** The wishes of the text. */
  read: ReadWishes;
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

/** Decides about a message of one intent; null leaves it to the next intent. */
export type Rule = (asked: Asked) => Decision | null | Promise<Decision | null>;
