/** What trackers add to an address. */
const TRACKING = /^(utm_\w+|gclid|fbclid|source|src|ref|referrer|sid|session|cid|mtm_\w+|pk_\w+)$/i;

/** The address of an ad without what two feeds write differently for the same page. */
export function urlKeyOf(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const kept = [...searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => a.localeCompare(b));
  const path = pathname.replace(/\/+$/, '');
  // A site's front page names no job.
  if (path === '' && kept.length === 0) return null;
  const query = kept.map(([name, value]) => `${name}=${value}`).join('&');
  return `${hostname.replace(/^www\./, '').toLowerCase()}${path}${query ? `?${query}` : ''}`.slice(0, 500);
}

const GENDER = /\(?\b[mwdfxi](\s*[/|*,]\s*[mwdfxi]){1,3}\b\)?|\((gn|all genders)\)|[*:_]in(nen)?\b|\/-?in\b/gi;

/** Title with employer and place, as far as two feeds of one employer write them alike. */
export function matchKeyOf(title: string | null, employer: string, city: string | null): string | null {
  if (!title || !city) return null;
  const fold = (text: string) =>
    text
      .toLocaleLowerCase('de')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return `${fold(title.replaceAll(GENDER, ' '))}|${fold(employer)}|${fold(city)}`.slice(0, 500);
}
