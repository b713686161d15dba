/** The site as authenticators know it: the name that credentials belong to, and the pages that may use them. */
export type RelyingParty = { id: string; name: string; origins: string[] };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Derives it from where the site is reached. Browsers accept no network address as its name, so loopback is `localhost`. */
export function relyingPartyOf({ publicUrl }: { publicUrl: string }): RelyingParty {
  const url = new URL(publicUrl);
  const name = 'Stellenvisite';
  if (!LOOPBACK.includes(url.hostname)) return { id: url.hostname, name, origins: [url.origin] };
  const local = new URL(url.origin);
  local.hostname = 'localhost';
  return { id: 'localhost', name, origins: [...new Set([url.origin, local.origin])] };
}
