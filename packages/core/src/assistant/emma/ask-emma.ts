import { randomUUID } from 'node:crypto';
import { MAX_EMMA_MESSAGES, MAX_EMMA_TEXT } from '@stellenvisite/contract/assistant/emma';
import type {
  AskEmma,
  EmmaMetadata,
  EmmaSettings,
  SentEmmaMessage,
} from '@stellenvisite/contract/assistant/emma.schema';
import type { EmmaDataParts } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { EmmaMessagePart } from '@stellenvisite/db/schema/assistant/emma';
import {
  createUIMessageStream,
  hasToolCall,
  isStepCount,
  streamText,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
} from 'ai';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { loadEmmaSettings } from '../../identity/preferences/emma-settings.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { takeTurn } from '../../platform/threads/take-turn.ts';
import { isAvailable } from './ai.ts';
import { createTokenMeter, hasBudget, recordUsage } from './ai-budget.ts';
import { BUILTIN_MODEL_ID, createBuiltinModel } from './builtin/builtin-model.ts';
import { findLimit, removePastPay } from './builtin/rules/limit-rules.ts';
import say from './builtin/say.json' with { type: 'json' };
import { readStoredMessages, storeTurn, titleOf } from './conversations.ts';
import { detectTalkLanguage, readDialogue, textOf, toModelMessages } from './dialogue-state.ts';
import { instructionsFor } from './instructions.ts';
import { createWordCheck } from './model/check-words.ts';
import { createGuardedModel } from './model/guarded-model.ts';
import { redactPrivateWords } from './private-words.ts';
import { createEmmaTools } from './tools/emma-tools.ts';
import type { Turn } from './turn.ts';
import { createSources, type Writer, writeText, writeTo } from './write-answer.ts';

export type EmmaMessage = UIMessage<EmmaMetadata, EmmaDataParts>;

/** Nobody reads twenty answers in a minute. */
const QUESTIONS: Limit = { name: 'emma.ask', count: 20, seconds: 60, burst: 20 };
/** A whole clinic may stand behind one address. */
const QUESTIONS_OF_NETWORK: Limit = { name: 'emma.network', count: 120, seconds: 60, burst: 120 };
const MAX_STEPS = 6;
const MAX_WORDS = 800;
const ANSWER_MS = 60_000;

type AskOptions = AskEmma & { signal: AbortSignal };

/**
 * Answers the last message as a stream of the AI SDK. Refuses before the first word; afterwards the built-in model replaces a language
 * model that fails.
 */
export async function askEmma(asker: Context, input: AskOptions): Promise<ReadableStream<UIMessageChunk>> {
  const [settings] = await Promise.all([loadEmmaSettings(asker), countQuestion(asker)]);
  if (!settings.isOn) throw new DomainError('emma.switched_off');
  const last = input.messages.at(-1);
  const question = last?.role === 'user' ? textOf(last) : '';
  if (question === '' || question.length > MAX_EMMA_TEXT)
    throw new DomainError('request.invalid', 'the last message is no question');
  const ctx: Context = { ...asker, language: detectTalkLanguage(input.messages, asker.language) };
  const isStored = ctx.actor !== null && settings.keepsHistory;
  const earlier = input.conversationId && ctx.actor ? await findStored(ctx, input.conversationId) : null;
  const messages = [
    ...(earlier ?? input.messages.slice(0, -1)),
    { role: 'user' as const, parts: [{ type: 'text', text: question }] },
  ];
  const conversationId = isStored ? (input.conversationId ?? randomUUID()) : undefined;
  const state = await readDialogue(ctx, { ...input, messages, settings });
  const { text: asked, isRedacted } = redactPrivateWords(question);
  const answering: Answering = {
    ctx,
    settings,
    state,
    messages,
    asked,
    question,
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
      const words = asked === '' ? say[ctx.language].private : asked;
      const stored: EmmaMessagePart[] = [{ type: 'text', text: words }];
      await storeTurn(ctx, {
        conversationId,
        title: titleOf(words, parts, ctx.language),
        messages: [
          { role: 'user', parts: stored },
          { role: 'assistant', parts },
        ],
      }).catch((error: unknown) => ctx.log.error({ err: error }, 'a conversation was not kept'));
    },
  });
}

async function countQuestion(ctx: Context): Promise<void> {
  const taken = await Promise.all([
    ctx.limits.take(
      ctx.db,
      QUESTIONS,
      ctx.actor?.userId ?? `${networkOf(ctx.auth.client.ip)} ${ctx.auth.client.device ?? ''}`,
    ),
    ctx.limits.take(ctx.db, QUESTIONS_OF_NETWORK, networkOf(ctx.auth.client.ip)),
  ]);
  const waits = taken.flatMap((each) => (each.ok ? [] : [each.retryAfter]));
  if (waits.length > 0) throw new DomainError('emma.too_many', undefined, { retryAfter: Math.max(...waits) });
}

/** Reads the stored messages; a conversation that was deleted meanwhile starts again. */
async function findStored(ctx: Context, id: string): Promise<SentEmmaMessage[] | null> {
  try {
    return await readStoredMessages(ctx, id);
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
  /** The question as it was typed, for the built-in model alone. */
  question: string;
  isRedacted: boolean;
  conversationId: string | undefined;
  signal: AbortSignal;
};

async function answer(answering: Answering, writer: Writer): Promise<void> {
  const { ctx, isRedacted, signal } = answering;
  const sources = createSources(ctx, writer);
  const turn: Turn = {
    ctx,
    settings: answering.settings,
    state: answering.state,
    cite: sources.cite,
    facts: [],
    write: writeTo(writer),
  };
  await takeTurn();
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
  }
  let hasAnswered = false;
  try {
    hasAnswered = await speak(answering, turn, writer, model.model);
    // A model that ends without a word or a part leaves the answer to the built-in one.
    if (!hasAnswered && model.kind === 'provider' && !signal.aborted) {
      turn.write('notice', { notice: 'fallback' });
      await speak(answering, turn, writer, builtinFor(answering));
    }
    sources.flush();
    writer.write({ type: 'finish' });
  } finally {
    // Also of an answer that nobody waited for: its tokens are charged.
    const hasFailed = model.hasFailed() || !hasAnswered;
    await recordUsage(ctx, { model: model.usedModel(), ...model.charged(), hasFailed });
  }
}

type Model = Parameters<typeof streamText>[0]['model'];

/** Lets a model answer, with tools, and passes its parts on. Returns whether it produced a text or called a tool. */
async function speak(
  { ctx, state, messages, asked, signal }: Answering,
  turn: Turn,
  writer: Writer,
  model: Model,
): Promise<boolean> {
  const tools = createEmmaTools(turn);
  const result = streamText({
    model,
    tools,
    instructions: instructionsFor(state, ctx.language),
    messages: [...toModelMessages(messages.slice(0, -1)), { role: 'user', content: asked === '' ? '…' : asked }],
    stopWhen: [isStepCount(MAX_STEPS), hasToolCall('askBack')],
    toolCallConcurrency: 1,
    maxRetries: 0,
    maxOutputTokens: MAX_WORDS,
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
  return hasAnswered;
}

const builtinFor = ({ ctx, state, question, isRedacted }: Answering) =>
  createBuiltinModel({
    state,
    language: ctx.language,
    ...(isRedacted ? { privateQuestion: question } : {}),
  });

type ChosenModel = {
  kind: 'builtin' | 'provider';
  model: Model;
  usedModel(): string;
  charged(): { inputTokens: number; outputTokens: number };
  hasFailed(): boolean;
};

/** The operator's model where there is one, the person wants it, nothing private was typed and the day's budget is not used up. */
async function chooseModel(answering: Answering, turn: Turn): Promise<ChosenModel> {
  const { ctx, settings, state, isRedacted, asked, messages } = answering;
  const { provider } = ctx.features.ai;
  const builtin = builtinFor(answering);
  const ours: ChosenModel = {
    kind: 'builtin',
    model: builtin,
    usedModel: () => BUILTIN_MODEL_ID,
    charged: () => ({ inputTokens: 0, outputTokens: 0 }),
    hasFailed: () => false,
  };
  // Refused topics and past pay are not sent to an external model.
  const isOurs = isRedacted || findLimit(asked) !== null || removePastPay(asked).isStated;
  if (!provider || !settings.usesLanguageModel || isOurs) return ours;
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
  const meter = createTokenMeter(ctx);
  const said = messages
    .slice(-MAX_EMMA_MESSAGES)
    .flatMap((message) => (message.role === 'user' ? [textOf(message).slice(0, MAX_EMMA_TEXT)] : []))
    .join('\n');
  const model = createGuardedModel({
    provider,
    builtin,
    meter,
    onBudget: () => turn.write('notice', { notice: 'budget' }),
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
  return {
    kind: 'provider',
    model,
    usedModel: () => provider.modelId,
    charged: meter.charged,
    hasFailed: () => hasFailed,
  };
}
