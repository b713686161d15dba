const UNREADABLE_PATH = '/adresse-nicht-lesbar';
const AUTH = /^\/auth\/v\d\//;

/** The path and query of what was asked for, in a form that every route can read. */
export function toReadableUrl(target: string): string {
  const url = target.startsWith('/') ? target : toPath(target);
  if (isDecodable(url) || url.startsWith('/api/')) return url;
  return (AUTH.exec(url)?.[0] ?? '').slice(0, -1) + UNREADABLE_PATH;
}

/** A whole address instead of a path is valid HTTP (RFC 9112 §3.2.2). Which host it names is nothing to us. */
function toPath(target: string): string {
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return (pathname || '/') + search;
}

/** An address that cannot be decoded gets a page that says so; one of the API is refused as a problem. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
