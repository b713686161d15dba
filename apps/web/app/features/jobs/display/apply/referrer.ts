import { ORIGIN_MARKS, ORIGIN_PARAMETER, VIEW_ORIGINS, type ViewOrigin } from '@stellenvisite/contract/jobs/statistics';
import type { Referrer } from '@stellenvisite/contract/jobs/statistics.schema';

type Place = { pathname: string; search: string; state: unknown };

/** Returns how a visitor reached this page: the origin from the previous page or the address, else the host that linked to us. */
export function toReferrer(place: Place): Referrer {
  const origin = originOf(place);
  return { origin, referrer: origin ? null : referrerHost() };
}

export function originOf({ pathname, search, state }: Place): ViewOrigin | null {
  const mark = markOf(search);
  if (mark) return ORIGIN_MARKS[mark];
  const said = typeof state === 'object' ? (state as { from?: unknown; origin?: unknown } | null) : null;
  const known = VIEW_ORIGINS.find((each) => each === said?.origin);
  if (known) return known;
  if (typeof said?.from === 'string') return originOfPage(said.from);
  return isSearch(pathname) ? 'search' : null;
}

/** Returns the origin mark in the address, so that links to the next page can carry it on. */
export function markOf(search: string): keyof typeof ORIGIN_MARKS | null {
  const mark = new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? '';
  return Object.hasOwn(ORIGIN_MARKS, mark) ? (mark as keyof typeof ORIGIN_MARKS) : null;
}

function originOfPage(path: string): ViewOrigin {
  if (path.startsWith('/jobs')) return 'search';
  if (/^\/(arbeitgebern|employers)\//.test(path)) return 'employer_page';
  return path === '/dashboard' ? 'recommendation' : 'site';
}

/** A list of jobs, which shows the chosen one next to it; `/jobs/<id>` is the page of one. */
function isSearch(pathname: string): boolean {
  return pathname === '/jobs' || /^\/jobs\/(kategorie|ort|ausbildung)(\/|$)/.test(pathname);
}

/** Only the host: where on a page the link stood is nobody's business. */
function referrerHost(): string | null {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  return host && host !== window.location.hostname ? host : null;
}
