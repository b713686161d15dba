import { randomUUID } from 'node:crypto';
import { MAX_EMMA_TEXT } from '@stellenvisite/contract/emma';
import type { AskEmma, EmmaMetadata, EmmaSettings, SentEmmaMessage } from '@stellenvisite/contract/emma.schema';
import type { EmmaDataParts } from '@stellenvisite/contract/emma-parts.schema';
import type { EmmaMessagePart } from '@stellenvisite/db/schema/emma';
import {
  createUIMessageStream,
  hasToolCall,
  isStepCount,
  streamText,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
} from 'ai';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { isAvailable } from './ai.ts';
import { hasBudget, recordUsage } from './ai-budget.ts';
import { BUILTIN_MODEL_ID, createBuiltinModel } from './builtin/builtin-model.ts';
import { detectLanguage } from './builtin/detect-language.ts';
import say from './builtin/say.json' with { type: 'json' };
import { keepTurn, readKeptMessages } from './conversations.ts';
import { readDialogue, textOf, toModelMessages } from './dialogue-state.ts';
import { loadEmmaSettings } from './emma-settings.ts';
import { instructionsFor } from './instructions.ts';
import { createWordCheck } from './model/check-words.ts';
import { createGuardedModel } from './model/guarded-model.ts';
import { redactPrivateWords } from './private-words.ts';
import { createEmmaTools } from './tools/emma-tools.ts';
import type { Turn } from './turn.ts';

export type EmmaMessage = UIMessage<EmmaMetadata, EmmaDataParts>;
type Writer = { write(part: UIMessageChunk<EmmaMetadata, EmmaDataParts>): void };

/** Nobody reads twenty answers in a minute. */
const QUESTIONS: Limit = { name: 'emma.ask', count: 20, seconds: 60, burst: 20 };
/** A whole clinic may stand behind one address. */
const QUESTIONS_OF_NETWORK: Limit = { name: 'emma.network', count: 120, seconds: 60, burst: 120 };
const MOST_STEPS = 6;
const MOST_WORDS = 800;
const ANSWER_MS = 60_000;

type AskOptions = AskEmma & { signal: AbortSignal };

/**
 * Answers the last message as a stream of the AI SDK. Refuses before the first word; afterwards the built-in model stands in for a
 * language model that fails.
 */
export async function askEmma(asker: Context, input: AskOptions): Promise<ReadableStream<UIMessageChunk>> {
  const [settings] = await Promise.all([loadEmmaSettings(asker), countQuestion(asker)]);
  if (!settings.isOn) throw new DomainError('emma.switched_off');
  const last = input.messages.at(-1);
  const question = last?.role === 'user' ? textOf(last) : '';
  if (question === '' || question.length > MAX_EMMA_TEXT)
    throw new DomainError('request.invalid', 'the last message is no question');
  const ctx: Context = { ...asker, language: detectLanguage(question, asker.language) };
  const isKept = ctx.actor !== null && settings.keepsHistory;
  const earlier = input.conversationId && ctx.actor ? await findKept(ctx, input.conversationId) : null;
  const messages = [
    ...(earlier ?? input.messages.slice(0, -1)),
    { role: 'user' as const, parts: [{ type: 'text', text: question }] },
  ];
  const conversationId = isKept ? (input.conversationId ?? randomUUID()) : undefined;
  const state = await readDialogue(ctx, { ...input, messages });
  const { text: asked, isRedacted } = redactPrivateWords(question);
  const answering: Answering = {
    ctx,
    settings,
    state,
    messages,
    asked,
    isRedacted,
    conversationId,
    signal: input.signal,
  };
  return createUIMessageStream<EmmaMessage>({
    generateId: randomUUID,
    execute: ({ writer }) => answer(answering, writer),
    onError: (error) => {
      ctx.log.error({ err: error }, 'Emma broke off');
      return 'server.unexpected';
    },
    onEnd: async ({ responseMessage }) => {
      if (!conversationId) return;
      const parts = responseMessage.parts.filter(({ type }) => type !== 'step-start') as EmmaMessagePart[];
      const title = asked === '' ? say[ctx.language].private : asked;
      const kept: EmmaMessagePart[] = [{ type: 'text', text: title }];
      await keepTurn(ctx, {
        conversationId,
        title,
        messages: [
          { role: 'user', parts: kept },
          { role: 'assistant', parts },
        ],
      }).catch((error: unknown) => ctx.log.error({ err: error }, 'a conversation was not kept'));
    },
  });
}

async function countQuestion(ctx: Context): Promise<void> {
  const taken = await Promise.all([
    ctx.limits.take(ctx.db, QUESTIONS, ctx.actor?.userId ?? `${networkOf(ctx.client.ip)} ${ctx.client.device ?? ''}`),
    ctx.limits.take(ctx.db, QUESTIONS_OF_NETWORK, networkOf(ctx.client.ip)),
  ]);
  const waits = taken.flatMap((each) => (each.ok ? [] : [each.retryAfter]));
  if (waits.length > 0) throw new DomainError('emma.too_many', undefined, { retryAfter: Math.max(...waits) });
}

/** A conversation that was deleted meanwhile begins anew. */
async function findKept(ctx: Context, id: string): Promise<SentEmmaMessage[] | null> {
  try {
    return await readKeptMessages(ctx, id);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'emma_conversation.not_found') return null;
    throw error;
  }
}

type Answering = {
  ctx: Context;
  settings: EmmaSettings;
  state: Turn['state'];
  messages: SentEmmaMessage[];
  /** The question without what must not be passed on. */
  asked: string;
  isRedacted: boolean;
  conversationId: string | undefined;
  signal: AbortSignal;
};

async function answer(answering: Answering, writer: Writer): Promise<void> {
  const { ctx, isRedacted, asked, signal } = answering;
  const sources = createSources(ctx, writer);
  const turn: Turn = {
    ctx,
    settings: answering.settings,
    state: answering.state,
    cite: sources.cite,
    facts: [],
    write: writeTo(writer),
  };
  const model = await chooseModel(answering, turn);
  writer.write({
    type: 'start',
    messageMetadata: {
      model: model.kind,
      ...(answering.conversationId ? { conversationId: answering.conversationId } : {}),
    },
  });
  if (isRedacted) {
    turn.write('notice', { notice: 'private' });
    writeText(writer, say[ctx.language].private);
    if (asked === '') return writer.write({ type: 'finish' });
  }
  const usage = await speak(answering, turn, writer, model.model);
  // A model that ends without a word or a part leaves the answer to the built-in one.
  if (!usage.hasAnswered && model.kind === 'provider' && !signal.aborted) {
    turn.write('notice', { notice: 'fallback' });
    await speak(answering, turn, writer, builtinFor(answering));
  }
  sources.flush();
  writer.write({ type: 'finish' });
  await recordUsage(ctx, { model: model.usedModel(), ...usage, hasFailed: model.hasFailed() || !usage.hasAnswered });
}

type Model = Parameters<typeof streamText>[0]['model'];
type Spoken = { inputTokens: number; outputTokens: number; hasAnswered: boolean };

/** Lets a model answer, with tools, and passes its parts on. */
async function speak(
  { ctx, state, messages, signal }: Answering,
  turn: Turn,
  writer: Writer,
  model: Model,
): Promise<Spoken> {
  const tools = createEmmaTools(turn);
  const result = streamText({
    model,
    tools,
    instructions: instructionsFor(state, ctx.language),
    messages: toModelMessages(messages),
    stopWhen: [isStepCount(MOST_STEPS), hasToolCall('askBack')],
    toolCallConcurrency: 1,
    maxRetries: 0,
    maxOutputTokens: MOST_WORDS,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    onError: ({ error }) => {
      if (!signal.aborted) ctx.log.warn({ err: error }, 'Emma could not answer');
    },
  });
  const stream = toUIMessageStream({
    stream: result.stream,
    tools,
    sendReasoning: false,
    sendStart: false,
    sendFinish: false,
    onError: () => 'server.unexpected',
  });
  let hasAnswered = false;
  for await (const chunk of stream) {
    if (chunk.type === 'text-delta' || chunk.type === 'tool-output-available') hasAnswered = true;
    writer.write(chunk as UIMessageChunk<EmmaMetadata, EmmaDataParts>);
  }
  const usage = signal.aborted ? null : await result.usage;
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0, hasAnswered };
}

const builtinFor = ({ ctx, state }: Answering) =>
  createBuiltinModel({ search: ctx.search, state, language: ctx.language });

type ChosenModel = {
  kind: 'builtin' | 'provider';
  model: Model;
  usedModel(): string;
  hasFailed(): boolean;
};

/** The operator's model where there is one, the person wants it, nothing private was typed and the day's budget is not used up. */
async function chooseModel(answering: Answering, turn: Turn): Promise<ChosenModel> {
  const { ctx, settings, state, isRedacted, messages } = answering;
  const { provider } = ctx.ai;
  const builtin = builtinFor(answering);
  const ours: ChosenModel = {
    kind: 'builtin',
    model: builtin,
    usedModel: () => BUILTIN_MODEL_ID,
    hasFailed: () => false,
  };
  if (!provider || !settings.usesLanguageModel || isRedacted) return ours;
  if (!(await hasBudget(ctx))) {
    turn.write('notice', { notice: 'budget' });
    return ours;
  }
  if (!isAvailable(provider)) {
    turn.write('notice', { notice: 'fallback' });
    return ours;
  }
  let hasFailed = false;
  let isRemoved = false;
  const said = messages
    .filter(({ role }) => role === 'user')
    .map(textOf)
    .join('\n');
  const model = createGuardedModel({
    provider,
    builtin,
    onFallback(error) {
      hasFailed = true;
      ctx.log.warn({ err: error }, 'the language model failed, the built-in one answers');
      turn.write('notice', { notice: 'fallback' });
    },
    check: createWordCheck(
      () => [said, JSON.stringify(state.shown), ...turn.facts].join('\n'),
      () => {
        if (!isRemoved) turn.write('notice', { notice: 'removed' });
        isRemoved = true;
      },
    ),
  });
  return { kind: 'provider', model, usedModel: () => provider.modelId, hasFailed: () => hasFailed };
}

function writeTo(writer: Writer): Turn['write'] {
  return (name, data) => {
    const isTransient = name === 'status';
    writer.write({ type: `data-${name}`, ...(isTransient ? { transient: true } : {}), data } as UIMessageChunk<
      EmmaMetadata,
      EmmaDataParts
    >);
  };
}

function writeText(writer: Writer, text: string): void {
  const id = randomUUID();
  writer.write({ type: 'text-start', id });
  writer.write({ type: 'text-delta', id, delta: text });
  writer.write({ type: 'text-end', id });
}

/** Numbers sources as they are cited, and tells them at the end. */
function createSources({ now }: Context, writer: Writer) {
  const items: EmmaDataParts['sources']['items'] = [];
  return {
    cite: ((kind, label, url) => {
      const known = items.find((item) => item.kind === kind && item.label === label);
      if (known) return known.number;
      items.push({ number: items.length + 1, kind, label, url, at: now().toISOString() });
      return items.length;
    }) satisfies Turn['cite'],
    flush() {
      if (items.length > 0) writeTo(writer)('sources', { items });
    },
  };
}
