import type { PageBody } from './page-body.ts';

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  storedAt: number;
};

type PageCacheOptions = { maxBytes: number; maxAgeMs: number; now: () => number };

/**
 * Pages rendered a moment ago. Public pages are the same for every visitor of a language and theme; they are forgotten when
 * the market changes, and after a short while because they speak of time ("heute", "vor 2 Tagen").
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (this.#options.now() - page.storedAt > this.#options.maxAgeMs) {
      this.#drop(key, page);
      return undefined;
    }
    // Most recently used last: the first key is the one to give up.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Visitors who ask for the same page while it is being rendered share that render. */
  render(key: string, renderPage: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = renderPage()
      .then((page) => {
        // A page begun before the market changed may show the old one: it is answered, not kept.
        if (mayBeKept(page) && generation === this.#generation) this.#keep(key, page);
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
    this.#bytes = 0;
  }

  get size(): number {
    return this.#pages.size;
  }

  #keep(key: string, page: CachedPage): void {
    const replaced = this.#pages.get(key);
    if (replaced) this.#drop(key, replaced);
    this.#pages.set(key, page);
    this.#bytes += weightOf(key, page);
    for (const [oldKey, old] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldKey, old);
    }
  }

  #drop(key: string, page: CachedPage): void {
    if (this.#pages.delete(key)) this.#bytes -= weightOf(key, page);
  }
}

function mayBeKept({ status, headers }: CachedPage): boolean {
  return status === 200 && !headers['cache-control']?.includes('no-store');
}

/** The compressed copy that may come to it is smaller, so it is counted as half. */
function weightOf(key: string, page: CachedPage): number {
  return page.body.plain.bytes.length * 1.5 + key.length + 500;
}
