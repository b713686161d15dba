import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider';
import { APICallError } from 'ai';
import { ExponentialBackoff, handleWhen, isBrokenCircuitError, retry } from 'cockatiel';
import type { Provider } from '../ai.ts';
import { type Reservation, type TokenMeter, tokensOf } from '../ai-budget.ts';
import { boundPrompt } from './bound-prompt.ts';

type FinishPart = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;
type Reader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>;

export type GuardedModelOptions = {
  provider: Provider;
  builtin: LanguageModelV4;
  /** Every call is charged to it before it is made. */
  meter: TokenMeter;
  /** Called once a budget has no room for the next call and the built-in one goes on. */
  onBudget(): void;
  /** Called once the operator's model has failed and the built-in one goes on. */
  onFallback(error: unknown): void;
  /** The provider's words are checked before anybody reads them. */
  check(stream: ReadableStream<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart>;
};

const isBusy = (error: unknown) => APICallError.isInstance(error) && error.isRetryable;
const retryBusy = retry(handleWhen(isBusy), {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_000 }),
});

/** An error that the provider answered with, or a call that was never made: neither costs anything. */
const isFree = (error: unknown) =>
  isBrokenCircuitError(error) || (APICallError.isInstance(error) && error.statusCode !== undefined);

/**
 * Wraps the operator's model with a limit of its prompt, a budget, retries, time limits and a circuit breaker: the only way to it. If it
 * fails, before its first word or in the middle, or may not be used, the built-in one answers the same prompt, and the rest of the answer.
 */
export function createGuardedModel(options: GuardedModelOptions): LanguageModelV4 {
  const { provider, builtin, meter, onBudget, onFallback, check } = options;
  let hasFailed = false;
  const fail = (error: unknown) => {
    hasFailed = true;
    onFallback(error);
  };
  return {
    ...provider.model,
    specificationVersion: 'v4',
    provider: provider.model.provider,
    modelId: provider.modelId,
    supportedUrls: {},
    // Answers are streamed; a call past the meter must not be possible.
    doGenerate: (call) => builtin.doGenerate(call),
    async doStream(asked) {
      if (hasFailed) return builtin.doStream(asked);
      const call = { ...asked, prompt: boundPrompt(asked.prompt) };
      const reservation = await meter.reserve(call);
      if (!reservation) {
        hasFailed = true;
        onBudget();
        return builtin.doStream(asked);
      }
      const timer = createTimer(call.abortSignal, provider.timeoutMs);
      try {
        const opened = await provider.breaker.execute(() =>
          retryBusy.execute(() => openStream(provider, { ...call, abortSignal: timer.signal })),
        );
        return {
          stream: check(
            continueWith({ ...opened, timer, reservation }, async (error) => {
              if (call.abortSignal?.aborted) throw error;
              await countFailure(provider, error);
              fail(error);
              return (await builtin.doStream(call)).stream;
            }),
          ),
        };
      } catch (error) {
        timer.stop();
        if (isFree(error)) await reservation.settle({ inputTokens: 0, outputTokens: 0 });
        if (call.abortSignal?.aborted) throw error;
        fail(error);
        return builtin.doStream(call);
      }
    },
  };
}

type OpenedStream = { first: LanguageModelV4StreamPart[]; reader: Reader };

/** Waits for the first part with content, so that a failure before it can be retried unseen. */
async function openStream({ model }: Provider, call: LanguageModelV4CallOptions): Promise<OpenedStream> {
  const { stream }: LanguageModelV4StreamResult = await model.doStream(call);
  const reader = stream.getReader();
  const first: LanguageModelV4StreamPart[] = [];
  for (;;) {
    const { done, value } = await abortable(reader.read(), call.abortSignal);
    if (done) throw new Error('the language model answered nothing');
    if (value.type === 'error') throw toError(value.error);
    first.push(value);
    if (value.type === 'text-delta' || value.type === 'tool-call' || value.type === 'tool-input-start')
      return { first, reader };
    if (value.type === 'finish') throw new Error('the language model answered nothing');
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A read that ends when the time is over, whether or not the connection notices. */
async function abortable<T>(reading: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return reading;
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(toError(signal.reason));
    signal.addEventListener('abort', stop, { once: true });
    reading.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

type Timer = { signal: AbortSignal; restart(): void; stop(): void };

function createTimer(outer: AbortSignal | undefined, ms: number): Timer {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(new Error('the language model was too slow')), ms);
  let running = start();
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    restart() {
      clearTimeout(running);
      running = start();
    },
    stop: () => clearTimeout(running),
  };
}

/** Counts a failure in the middle of an answer, which the breaker has not seen. */
async function countFailure({ breaker }: Provider, error: unknown): Promise<void> {
  await breaker.execute(() => Promise.reject(toError(error))).catch(() => undefined);
}

/** Returns the stream as it comes; when it breaks, its open text is closed and another stream goes on. */
function continueWith(
  { first, reader, timer, reservation }: OpenedStream & { timer: Timer; reservation: Reservation },
  fallback: (error: unknown) => Promise<ReadableStream<LanguageModelV4StreamPart>>,
): ReadableStream<LanguageModelV4StreamPart> {
  return toStream(
    (async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
      const open = new Set<string>();
      let calledTools = false;
      const pending = [...first];
      try {
        for (;;) {
          const part = pending.shift() ?? (await readPart(reader, timer));
          if (!part) break;
          if (part.type === 'text-start') open.add(part.id);
          if (part.type === 'text-end') open.delete(part.id);
          if (part.type === 'tool-call') calledTools = true;
          if (part.type === 'finish') await settle(reservation, part);
          yield part;
          if (part.type === 'finish') break;
        }
      } catch (error) {
        for (const id of open) yield { type: 'text-end', id };
        // Tools that were called have their results answered in the next step.
        const next = await fallback(error);
        if (calledTools) yield FINISHED_CALLS;
        else for await (const part of next) if (part.type !== 'stream-start') yield renamed(part);
      } finally {
        timer.stop();
        await reader.cancel().catch(() => undefined);
      }
    })(),
  );
}

/** A provider that reports nothing is charged by the estimate. */
async function settle(reservation: Reservation, { usage }: FinishPart): Promise<void> {
  const used = tokensOf(usage);
  if (used) await reservation.settle(used);
}

function toStream<T>(parts: AsyncGenerator<T>): ReadableStream<T> {
  return new ReadableStream<T>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

const FINISHED_CALLS: LanguageModelV4StreamPart = {
  type: 'finish',
  finishReason: { unified: 'tool-calls', raw: undefined },
  usage: {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  },
};

/** Two texts of one step must not share an id. */
function renamed(part: LanguageModelV4StreamPart): LanguageModelV4StreamPart {
  return part.type === 'text-start' || part.type === 'text-delta' || part.type === 'text-end'
    ? { ...part, id: `builtin-${part.id}` }
    : part;
}

async function readPart(reader: Reader, timer: Timer): Promise<LanguageModelV4StreamPart | null> {
  timer.restart();
  const { done, value } = await abortable(reader.read(), timer.signal);
  if (done) throw new Error('the language model broke off');
  if (value.type === 'error') throw toError(value.error);
  return value;
}
