import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of ours asks: the site's own address, or the one the request itself came to. Other programs than
 * browsers send no origin; they need a token like everybody.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return asking.origin === new URL(publicUrl).origin || asking.host === host;
}
