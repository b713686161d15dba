import type { Context } from '../context.ts';

/**
 * Answers that hold for one state of the market. Whoever learns that the market changed clears it;
 * an answer computed from the state before that is handed to those who waited for it and then forgotten.
 */
export type MarketMemory = {
  get<T>(key: string, compute: () => Promise<T>): Promise<T>;
  clear(): void;
};

type MarketMemoryOptions = {
  maxEntries?: number;
  /** Answers lean on the clock too ("within a day"), so even an unchanged market is asked again after this long. */
  maxAgeMs?: number;
  now?: () => number;
};

export function createMarketMemory(options: MarketMemoryOptions = {}): MarketMemory {
  const { maxEntries = 300, maxAgeMs = 30_000, now = Date.now } = options;
  const entries = new Map<string, { answer: Promise<unknown>; until: number }>();

  return {
    get<T>(key: string, compute: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known && known.until > now()) {
        entries.delete(key);
        entries.set(key, known);
        return known.answer as Promise<T>;
      }
      const answer = compute();
      const entry = { answer, until: now() + maxAgeMs };
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return answer;
    },
    clear() {
      entries.clear();
    },
  };
}

/** Computes an answer, or takes it from what this process remembers of the market. */
export function remember<T>(ctx: Context, name: string, input: unknown, compute: () => Promise<T>): Promise<T> {
  return ctx.memory ? ctx.memory.get(`${name} ${JSON.stringify(input)}`, compute) : compute();
}
