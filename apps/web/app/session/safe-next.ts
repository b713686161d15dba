/** Opens, behind a search's address, the dialog that makes an alert of it, as soon as somebody is signed in. */
export const ALERT_MARK = '#suchauftrag';

/** Returns the redirect target as a path of this site, or null. Other hosts, other schemes and tricks with slashes are refused. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return null;
  const base = 'http://own.invalid';
  if (!URL.canParse(next, base)) return null;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** `path` with the redirect target in its query, unless there is none. */
export function withNext(path: string, next: string | null | undefined): string {
  const safe = safeNext(next);
  if (!safe || safe === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(safe)}`;
}

/** Returns the path of this site for an absolute URL, as in the auth server's mails; browser only, because it compares with the page's origin. */
export function ownPath(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return safeNext(address);
  const { origin, pathname, search, hash } = new URL(address);
  return origin === location.origin ? safeNext(pathname + search + hash) : null;
}
