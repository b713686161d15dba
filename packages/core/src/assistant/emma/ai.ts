import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type CircuitBreakerPolicy, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';

export type AiOptions = {
  /** An OpenAI-compatible endpoint; without one the built-in model answers alone. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string | undefined;
  /** Euros for a million tokens read and written. */
  inputPrice: number;
  outputPrice: number;
  tokensPerDay: number;
  totalTokensPerDay: number;
  /** How long the first word may take, and every further one. */
  timeoutMs: number;
};

/** The operator's language model, with what guards it. One per process. */
export type Provider = {
  model: LanguageModelV4;
  modelId: string;
  host: string;
  /** Opens after some failures in a row, and tries again half a minute later. */
  breaker: CircuitBreakerPolicy;
  timeoutMs: number;
};

export type Ai = {
  provider: Provider | null;
  inputPrice: number;
  outputPrice: number;
  /** How many tokens one person or network may use in a day. */
  tokensPerDay: number;
  /** How many tokens all of them may use together in a day. */
  totalTokensPerDay: number;
};

const FAILURES_IN_A_ROW = 3;
const OPEN_MS = 30_000;

export function createAi({ baseUrl, apiKey, model, timeoutMs, ...rest }: AiOptions): Ai {
  if (!baseUrl || !model) return { ...rest, provider: null };
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    includeUsage: true,
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  return {
    ...rest,
    provider: { model: provider.chatModel(model), modelId: model, host: new URL(baseUrl).host, breaker, timeoutMs },
  };
}

export const isAvailable = ({ breaker }: Provider): boolean => breaker.state !== CircuitState.Open;
