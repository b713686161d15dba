/** Screens anybody may read, by the first part of their path. What is not named here is never kept on the device. */
const PUBLIC_SCREENS = new Set([
  '',
  'jobs',
  'arbeitgebern',
  'employers',
  'fuer-arbeitgeber',
  'preise',
  'ueber-uns',
  'entwickler',
  'datenschutz',
  'nutzungsbedingungen',
  'cookie-richtlinie',
  'impressum',
  'agb',
  'barrierefreiheit',
]);

/** Where a page without a copy is answered from. */
export const OFFLINE_PATH = '/offline';

export type KeptKind = 'asset' | 'page' | 'data' | 'offline';

type AskedFor = { method: string; url: string; mode: string; headers: { has: (name: string) => boolean } };

/** What of a request may be kept; null for everything else, above all for the API and for what carries a token. */
export function keptKindOf({ method, url, mode, headers }: AskedFor, origin: string): KeptKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('authorization') || headers.has('range')) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname === OFFLINE_PATH) return 'offline';
  if (mode === 'navigate') return isPublic(pathname) ? 'page' : null;
  return pathname.endsWith('.data') && isPublic(pathname.replace(/\/_\.data$|\.data$/, '') || '/') ? 'data' : null;
}

export const isPublic = (pathname: string): boolean => PUBLIC_SCREENS.has(pathname.split('/')[1] ?? '');
