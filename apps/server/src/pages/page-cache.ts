import { ResponseCache } from '../http/market-cache.ts';
import type { PageBody } from './page-body.ts';

export type CachedPage = { status: number; headers: Record<string, string>; body: PageBody };

type PageCacheOptions = { maxBytes: number; maxAgeMs: number; now?: () => number };

/**
 * Pages rendered a moment ago. Public pages are the same for every visitor of a language and theme; they are dropped when
 * the market changes, and after a short while because they speak of time ("heute", "vor 2 Tagen").
 */
export class PageCache extends ResponseCache<CachedPage> {
  constructor(options: PageCacheOptions) {
    super({ ...options, bytesOf });
  }

  render(key: string, renderPage: () => Promise<CachedPage>): Promise<CachedPage> {
    return this.compute(key, renderPage, mayBeCached);
  }
}

function mayBeCached({ status, headers }: CachedPage): boolean {
  return status === 200 && !headers['cache-control']?.includes('no-store');
}

/** Half as much again for the compressed copies, which are added while the page is cached. */
const WITH_ENCODED = 1.5;

function bytesOf(page: CachedPage, key: string): number {
  return page.body.plain.length * WITH_ENCODED + key.length + 500;
}
