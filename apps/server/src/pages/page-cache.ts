import { createHash } from 'node:crypto';
import { ResponseCache } from '../http/market-cache.ts';

/** A rendered page without its nonce, and the positions where each answer writes one. */
type PageBody = { bytes: Buffer; slots: number[]; nonceLength: number; etag: string };

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

function bytesOf(page: CachedPage, key: string): number {
  return page.body.bytes.length + key.length + 500;
}

/** Cuts the placeholder out of a rendered page. It has to be as long as the nonces that will take its place. */
export function toPageBody(content: Buffer, noncePlaceholder: string): PageBody {
  const slots: number[] = [];
  for (let at = content.indexOf(noncePlaceholder); at !== -1; at = content.indexOf(noncePlaceholder, at + 1)) {
    slots.push(at);
    content.fill(0, at, at + noncePlaceholder.length);
  }
  return {
    bytes: content,
    slots,
    nonceLength: noncePlaceholder.length,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  };
}

/** Returns a copy of the page with this nonce. */
export function withNonce({ bytes, slots, nonceLength }: PageBody, nonce: string): Buffer {
  if (slots.length > 0 && nonce.length !== nonceLength) throw new Error('The nonce does not fit its place.');
  const copy = Buffer.from(bytes);
  for (const slot of slots) copy.write(nonce, slot, 'latin1');
  return copy;
}
