import { MAX_FEED_BYTES } from '@stellenvisite/contract/feeds';
import type { Context } from '../../context.ts';
import { registrableDomain } from '../../employers/registrable-domain.ts';
import { type OpenedAnswer, openPublic, type StreamLimits } from '../../network/open-public.ts';
import type { FeedRow } from '../open-feed.ts';
import { failureOfStatus } from './feed-failure.ts';
import { waitForHost } from './host-pace.ts';

export const FETCH_LIMITS: StreamLimits = {
  maxBytes: MAX_FEED_BYTES,
  idleMs: 30_000,
  totalMs: 15 * 60_000,
  minBytesPerSecond: 2_000,
  maxRedirects: 3,
};

type Opening = { limits: StreamLimits; isConditional?: boolean };

/** Asks an address of the feed, with its secret only where that is meant for the host. Anything but success is a failure. */
export async function openAnswer(
  ctx: Context,
  feed: FeedRow,
  url: URL,
  { limits, isConditional = false }: Opening,
): Promise<OpenedAnswer> {
  await waitForHost(url.host);
  const answer = await openPublic(ctx.network, url, {
    limits,
    headers: {
      accept: 'application/xml, text/xml, application/json, */*;q=0.5',
      'accept-encoding': 'gzip, deflate',
      ...(isConditional && feed.etag ? { 'if-none-match': feed.etag } : {}),
      ...(isConditional && feed.lastModified ? { 'if-modified-since': feed.lastModified } : {}),
    },
    secretHeaders: url.host === new URL(feed.url ?? url).host ? secretHeaders(ctx, feed) : {},
    mayFollow: (next) => isSameSite(url, next),
  });
  if (answer.status !== 304 && (answer.status < 200 || answer.status >= 300)) {
    answer.close();
    throw failureOfStatus(answer.status);
  }
  return answer;
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
