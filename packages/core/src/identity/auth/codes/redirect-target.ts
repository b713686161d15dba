import type { AuthSettings } from '../auth-settings.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const IP_LITERAL = /^(\d+(\.\d+)*|0x[\da-f.x]+|\[.*\])$/i;
/** Spaces, control characters and backslashes are read differently by different readers of an address. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u;

type Rules = Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>;

/** Where a browser is sent: the first of the wishes that is allowed, else our own site. Never an error. */
export function chooseRedirect(rules: Rules, ...wishes: (string | undefined)[]): string {
  return wishes.find((wish) => wish !== undefined && isAllowedRedirect(rules, wish)) ?? rules.siteUrl;
}

export function isAllowedRedirect({ siteUrl, redirectAllowList }: Rules, wish: string): boolean {
  if (wish === '' || AMBIGUOUS.test(wish) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(wish)) return false;
  const url = parse(wish);
  if (!url || url.username || url.password) return false;
  const typedHost = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(wish)?.[1]?.replace(/:\d*$/, '').toLowerCase();
  if (typedHost !== url.hostname) return false;
  if (IP_LITERAL.test(url.hostname) && !LOOPBACK.test(url.hostname)) return false;
  const withoutFragment = wish.split('#')[0] ?? '';
  return isOnSite(siteUrl, url) || redirectAllowList.some((entry) => matches(entry, withoutFragment));
}

/** On loopback any port is ours: a developer's tools choose their own. */
function isOnSite(siteUrl: string, url: URL): boolean {
  const site = parse(siteUrl);
  if (!site || site.protocol !== url.protocol || site.hostname !== url.hostname) return false;
  return site.port === url.port || LOOPBACK.test(url.hostname);
}

/** `*` represents anything within one label or one step of the path, `**` for anything at all. */
function matches(entry: string, wish: string): boolean {
  const pattern = entry
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^./?#]*'),
    )
    .join('.*');
  return new RegExp(`^${pattern}$`).test(wish);
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
