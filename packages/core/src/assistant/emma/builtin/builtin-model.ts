import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { BUILTIN_MODEL_VERSION, EMMA_TOOLS, type EmmaTool } from '@stellenvisite/contract/assistant/emma';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { SearchResult } from '../tools/search-jobs.tool.ts';
import type { DialogueState, Refused } from '../turn.ts';
import { composeJob } from './compose-job.ts';
import {
  composeAlert,
  composeApplication,
  composeComparison,
  composeEmployer,
  composeHandOver,
  composeHelp,
  composeMatch,
  composeRefusal,
  composeSalary,
  composeSave,
  composeSaved,
} from './compose-others.ts';
import { composeAlerts, composeApplications, composeOwnProfile } from './compose-own.ts';
import { composeSearch } from './compose-search.ts';
import { decide, decidePrivate } from './decide.ts';
import type { Call, Decision } from './decision.ts';
import { type Ask, questionAfter } from './questions.ts';

/** The result of a tool, as the prompt contains it. */
type ToolResult = { tool: EmmaTool; value: unknown };

type Answer = { text: string; ask: Ask | null };

// biome-ignore lint/suspicious/noExplicitAny: each composer takes what its own tool returned.
type Compose = (value: any, decision: Decision, language: Language) => string;

const COMPOSERS: Record<Exclude<EmmaTool, 'askBack'>, Compose> = {
  searchJobs: (value, _, language) => composeSearch(value, language),
  getJob: (value, { aspect = null, benefit = null }, language) => composeJob(value, aspect, language, benefit),
  compareJobs: (value, { aspect = null }, language) => composeComparison(value, aspect, language),
  explainMatch: (value, _, language) => composeMatch(value, language),
  salaryBand: (value, _, language) => composeSalary(value, language),
  savedJobs: (value, _, language) => composeSaved(value, language),
  myApplications: (value, { outcome = null }, language) => composeApplications(value, outcome, language),
  myAlerts: (value, _, language) => composeAlerts(value, language),
  myProfile: (value, _, language) => composeOwnProfile(value, language),
  saveJob: (value, _, language) => composeSave(value, language),
  startApplication: (value, _, language) => composeApplication(value, language),
  createAlert: (value, _, language) => composeAlert(value, language),
  employerInfo: (value, _, language) => composeEmployer(value, language),
  helpArticle: (value) => composeHelp(value),
  handOver: (value, _, language) => composeHandOver(value, language),
};

export const BUILTIN_MODEL_ID = `emma-builtin-${BUILTIN_MODEL_VERSION}`;

export type BuiltinModelOptions = {
  state: DialogueState;
  language: Language;
  /** A question with health data or a patient's name: understood here, and neither passed on nor stored. */
  privateQuestion?: string;
};

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** One step of an answer: words, then tools to call. */
type Step = { text: string; calls: Call[] };

/**
 * A language model that follows rules over the vocabulary of the trade. It answers the same prompt alike, calls the same tools as any
 * other model and asks nobody outside.
 */
export function createBuiltinModel(options: BuiltinModelOptions): LanguageModelV4 {
  const decideOnce = rememberDecision(options);
  const takeStep = async (prompt: LanguageModelV4Prompt) =>
    toStep(resultsOf(prompt), await decideOnce(options.privateQuestion ?? lastQuestion(prompt)), options.language);
  return {
    specificationVersion: 'v4',
    provider: 'stellenvisite',
    modelId: BUILTIN_MODEL_ID,
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const step = await takeStep(prompt);
      const parts = toParts(step);
      const called = parts.flatMap((part): LanguageModelV4Content[] => (part.type === 'tool-call' ? [part] : []));
      return {
        content: step.text === '' ? called : [{ type: 'text', text: step.text }, ...called],
        finishReason: finishOf(parts),
        usage: NO_USAGE,
        warnings: [],
      };
    },
    async doStream({ prompt, abortSignal }: LanguageModelV4CallOptions) {
      const step = await takeStep(prompt);
      return { stream: streamOf(step, abortSignal) };
    },
  };
}

/** Every step of an answer goes by the same decision: reading a question costs more than all the rest. */
function rememberDecision({
  state,
  language,
  privateQuestion,
}: BuiltinModelOptions): (text: string) => Promise<Decision> {
  const decisions = new Map<string, Promise<Decision>>();
  return (text) => {
    const known = decisions.get(text);
    if (known) return known;
    const decision =
      privateQuestion === undefined ? decide({ text, state, language }) : decidePrivate({ text, state, language });
    decisions.set(text, decision);
    return decision;
  };
}

function toStep(results: ToolResult[], decision: Decision, language: Language): Step {
  if (results.length > 0) {
    const { text, ask } = composeAnswer(results, decision, language);
    return { text, calls: ask ? [askBack(ask)] : [] };
  }
  const { say = '', calls, ask } = decision;
  return { text: say, calls: ask ? [...calls, askBack(ask)] : calls };
}

const askBack = (ask: Ask): Call => ({ tool: 'askBack', input: ask });

function lastQuestion(prompt: LanguageModelV4Prompt): string {
  const last = prompt.findLast(({ role }) => role === 'user');
  if (last?.role !== 'user') return '';
  return last.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
}

/** Returns the results of the tools since the question. */
function resultsOf(prompt: LanguageModelV4Prompt): ToolResult[] {
  const from = prompt.findLastIndex(({ role }) => role === 'user');
  return prompt.slice(from + 1).flatMap((message) =>
    message.role === 'tool'
      ? message.content.flatMap((part) => {
          if (part.type !== 'tool-result' || !isTool(part.toolName)) return [];
          const { output } = part;
          return [
            { tool: part.toolName, value: output.type === 'json' ? output.value : { refused: 'server.unexpected' } },
          ];
        })
      : [],
  );
}

const isTool = (name: string): name is EmmaTool => (EMMA_TOOLS as readonly string[]).includes(name);

/**
 * The first word by itself, so that it is there at once, then by sentences. All words are known from the start, and every piece
 * passes a dozen streams, which other requests wait for.
 */
function piecesOf(text: string): string[] {
  const [, first = '', rest = ''] = /^(\s*\S+\s*)(.*)$/su.exec(text) ?? [];
  return [first, ...(rest.match(/.+?(?:[.!?:](?=\s)\s*|\n\s*|$)/gsu) ?? [])].filter((piece) => piece !== '');
}

function toParts({ text, calls }: Step): LanguageModelV4StreamPart[] {
  const id = 'text';
  const said = piecesOf(text).map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id, delta }));
  const called = calls.map(
    ({ tool, input }, index): LanguageModelV4StreamPart => ({
      type: 'tool-call',
      toolCallId: `${tool}-${index}`,
      toolName: tool,
      input: JSON.stringify(input),
    }),
  );
  return [
    ...(said.length > 0 ? [{ type: 'text-start', id } as const, ...said, { type: 'text-end', id } as const] : []),
    ...called,
  ];
}

function finishOf(parts: readonly LanguageModelV4StreamPart[]): LanguageModelV4FinishReason {
  return parts.some(({ type }) => type === 'tool-call')
    ? { unified: 'tool-calls', raw: 'tool_calls' }
    : { unified: 'stop', raw: 'stop' };
}

function streamOf(step: Step, abortSignal: AbortSignal | undefined): ReadableStream<LanguageModelV4StreamPart> {
  const said = toParts(step);
  const parts: LanguageModelV4StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'response-metadata', modelId: BUILTIN_MODEL_ID },
    ...said,
    { type: 'finish', usage: NO_USAGE, finishReason: finishOf(said) },
  ];
  return new ReadableStream({
    pull(controller) {
      if (abortSignal?.aborted) return controller.error(abortSignal.reason);
      const part = parts.shift();
      return part ? controller.enqueue(part) : controller.close();
    },
  });
}

/** Composes the words that belong to what the tools returned, and the one question that may follow. */
function composeAnswer(results: readonly ToolResult[], decision: Decision, language: Language): Answer {
  const shown = results.filter(
    (result): result is ToolResult & { tool: Exclude<EmmaTool, 'askBack'> } => result.tool !== 'askBack',
  );
  const sentences = shown.map(({ tool, value }) =>
    isRefused(value)
      ? composeRefusal(value.refused, language, nameOf(decision, tool))
      : COMPOSERS[tool](value, decision, language),
  );
  const [first] = shown;
  const searched =
    shown.length === 1 && first?.tool === 'searchJobs' && !isRefused(first.value)
      ? (first.value as SearchResult)
      : null;
  const wasAsked = results.some(({ tool }) => tool === 'askBack');
  return {
    text: [...new Set(sentences)].join(' '),
    ask: searched && !wasAsked ? questionAfter(searched, language) : null,
  };
}

function nameOf({ calls }: Decision, tool: EmmaTool): string | undefined {
  const name = calls.find((each) => each.tool === tool)?.input.name;
  return typeof name === 'string' ? name : undefined;
}

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
