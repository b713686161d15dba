import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

export type CachedPage = { status: number; headers: Record<string, string>; body: PageBody };

type PageCacheOptions = { maxBytes: number; maxAgeMs: number; now?: () => number };

/**
 * Pages rendered a moment ago. Public pages are the same for every visitor of a language and theme; they are dropped when
 * the market changes, and after a short while because they speak of time ("heute", "vor 2 Tagen").
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  constructor({ maxBytes, maxAgeMs, now = Date.now }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: weightOf,
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Visitors who ask for the same page while it is being rendered share that render. */
  render(key: string, renderPage: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = renderPage()
      .then((page) => {
        // A page begun before the market changed may show the old one: it is answered, not kept.
        if (mayBeKept(page) && generation === this.#generation) this.#pages.set(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
  }
}

function mayBeKept({ status, headers }: CachedPage): boolean {
  return status === 200 && !headers['cache-control']?.includes('no-store');
}

/** The compressed copy that may come to it is smaller, so it is counted as half. */
function weightOf(page: CachedPage, key: string): number {
  return Math.ceil(page.body.plain.bytes.length * 1.5) + key.length + 500;
}
