/** Where the nonce goes in a page's policy, so that the rest is put together once. */
type PolicyOfNonce = (nonce: string) => string;

export type PolicyOptions = { isDevelopment: boolean; mapStyleUrl?: string | undefined };

/** Our own host, and the one that the operator's style of maps comes from. */
const connectable = (mapStyleUrl: string | undefined) =>
  mapStyleUrl ? `'self' ${new URL(mapStyleUrl).origin}` : "'self'";

/**
 * The policy of every HTML page: our own host only, scripts and style elements by nonce. Style attributes are allowed,
 * since the roster's geometry is set by them; they cannot load or run anything.
 */
export function contentSecurityPolicy({ isDevelopment, mapStyleUrl }: PolicyOptions): PolicyOfNonce {
  const NONCE = '{nonce}';
  const sources = connectable(mapStyleUrl);
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${NONCE}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src-elem': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${NONCE}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `${sources} data: blob:`,
    'font-src': "'self'",
    'connect-src': isDevelopment ? `${sources} ws:` : sources,
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
  };
  const parts = Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
    .split(NONCE);
  return (nonce) => parts.join(nonce);
}

/** The policy of a worker, which goes by its own and not by its page's: it may ask where the page may. */
export function workerPolicy(mapStyleUrl: string | undefined): string {
  return `default-src 'none'; connect-src ${connectable(mapStyleUrl)}`;
}
