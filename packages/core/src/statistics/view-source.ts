import type { ViewOrigin, ViewSource } from '@stellenvisite/contract/statistics';
import { registrableDomain } from '../employers/registrable-domain.ts';

type Came = { origin: ViewOrigin | null; referrer: string | null; website: string | null };

const GOOGLE = /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** Where a view or an application came from; what cannot be told is "other". */
export function viewSource({ origin, referrer, website }: Came): ViewSource {
  if (origin === 'site') return 'other';
  if (origin) return origin;
  if (!referrer) return 'other';
  const host = referrer.toLowerCase();
  if (GOOGLE.test(host)) return 'google';
  return website && registrableDomain(host) === registrableDomain(website) ? 'own_site' : 'other';
}
