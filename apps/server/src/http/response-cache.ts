import { LRUCache } from 'lru-cache';

type ResponseCacheOptions<Entry> = {
  maxBytes: number;
  maxAgeMs: number;
  bytesOf: (entry: Entry, key: string) => number;
  now?: (() => number) | undefined;
};

/**
 * Answers computed a moment ago, which hold for one state of the market. Whoever learns that the market changed clears the cache:
 * an answer begun before that goes to those who wait for it, and is not cached.
 */
export class ResponseCache<Entry extends object> {
  readonly #entries: LRUCache<string, Entry>;
  readonly #computing = new Map<string, Promise<Entry>>();
  #generation = 0;

  constructor({ maxBytes, maxAgeMs, bytesOf, now = Date.now }: ResponseCacheOptions<Entry>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => Math.ceil(bytesOf(entry, key)),
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** Those who ask for the same key while it is computed share that computation. */
  compute(key: string, compute: () => Promise<Entry>, mayBeCached: (entry: Entry) => boolean = () => true) {
    const running = this.#computing.get(key);
    if (running) return running;
    const generation = this.#generation;
    const computing = compute()
      .then((entry) => {
        if (generation === this.#generation && mayBeCached(entry)) this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#computing.get(key) === computing) this.#computing.delete(key);
      });
    this.#computing.set(key, computing);
    return computing;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#computing.clear();
  }
}
