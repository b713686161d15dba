import type { InlineHashes } from './page-body.ts';

/** Returns the policy of a page with these inline scripts and styles. */
type PolicyOfPage = (hashes: InlineHashes) => string;

export type PolicyOptions = { isDevelopment: boolean; mapStyleUrl?: string | undefined };

/** Our own host, and the one that the operator's style of maps comes from. */
const connectable = (mapStyleUrl: string | undefined) =>
  mapStyleUrl ? `'self' ${new URL(mapStyleUrl).origin}` : "'self'";

/**
 * The policy of every HTML page: files of our own host only, and inline scripts and style elements by their hashes. Style attributes are
 * allowed, since the roster's geometry is set by them; they cannot load or run anything.
 */
export function contentSecurityPolicy({ isDevelopment, mapStyleUrl }: PolicyOptions): PolicyOfPage {
  const sources = connectable(mapStyleUrl);
  const fixed = [
    "default-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${sources} data: blob:`,
    "font-src 'self'",
    `connect-src ${isDevelopment ? `${sources} ws:` : sources}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join('; ');
  // Vite's scripts of a page under development evaluate code and differ from one reload to the next.
  if (isDevelopment) {
    return () => `${fixed}; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src-elem 'self' 'unsafe-inline'`;
  }
  return ({ scripts, styles }) =>
    `${fixed}; script-src ${["'self'", ...scripts].join(' ')}; style-src-elem ${["'self'", ...styles].join(' ')}`;
}

/** The policy of a worker, which goes by its own and not by its page's: it may ask where the page may. */
export function workerPolicy(mapStyleUrl: string | undefined): string {
  return `default-src 'none'; connect-src ${connectable(mapStyleUrl)}`;
}
