import { setTimeout as wait } from 'node:timers/promises';
import { MAX_FEED_BYTES } from '@stellenvisite/contract/feeds/feeds';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { registrableDomain } from '../../identity/permissions/registrable-domain.ts';
import { type OpenedAnswer, openPublic, type StreamLimits } from '../../platform/network/open-public.ts';
import type { FeedRow } from '../require-feed.ts';
import { failureOfStatus } from './feed-failure.ts';

export const FETCH_LIMITS: StreamLimits = {
  maxBytes: MAX_FEED_BYTES,
  idleMs: 30_000,
  totalMs: 15 * 60_000,
  minBytesPerSecond: 2_000,
  maxRedirects: 3,
};

type Opening = { limits: StreamLimits; isConditional?: boolean };

/** Requests an address of the feed, with its secret only where that is meant for the server. Anything but success is a failure. */
export async function openAnswer(
  ctx: Context,
  feed: FeedRow,
  url: URL,
  { limits, isConditional = false }: Opening,
): Promise<OpenedAnswer> {
  await waitForHost(url.host);
  const answer = await openPublic(ctx.features.network, url, {
    limits,
    headers: {
      accept: 'application/xml, text/xml, application/json, */*;q=0.5',
      'accept-encoding': 'gzip, deflate',
      ...(isConditional && feed.etag ? { 'if-none-match': feed.etag } : {}),
      ...(isConditional && feed.lastModified ? { 'if-modified-since': feed.lastModified } : {}),
    },
    secretHeaders: url.origin === new URL(feed.url ?? url).origin ? secretHeaders(ctx, feed) : {},
    mayFollow: (next) => isSameSite(url, next),
  });
  if (answer.status !== 304 && (answer.status < 200 || answer.status >= 300)) {
    answer.close();
    throw failureOfStatus(answer.status);
  }
  return answer;
}

/** The least time between two requests of this process to one host. */
const GAP_MS = 200;
const freeAt = new LRUCache<string, number>({ max: 1000 });

/** Resolves when the host may be requested again. */
async function waitForHost(host: string): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, freeAt.get(host) ?? now);
  freeAt.set(host, at + GAP_MS);
  if (at > now) await wait(at - now);
}

/** A redirect may change the scheme or the server of one domain, never the domain. */
export function isSameSite(from: URL, to: URL): boolean {
  if (from.hostname === to.hostname) return to.port === from.port || to.port === '';
  const domain = registrableDomain(from.hostname);
  return domain !== null && domain === registrableDomain(to.hostname);
}

function secretHeaders({ auth }: Context, feed: FeedRow): Record<string, string> {
  if (feed.authKind === 'none' || !feed.authName || !feed.authSecret) return {};
  const secret = auth.secrets.unseal('feed', feed.authSecret);
  if (feed.authKind === 'header') return { [feed.authName.toLowerCase()]: secret };
  return { authorization: `Basic ${Buffer.from(`${feed.authName}:${secret}`).toString('base64')}` };
}
