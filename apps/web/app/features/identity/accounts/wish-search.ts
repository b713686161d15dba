import type { Onboarding } from '@stellenvisite/contract/identity/accounts.schema';
import { DEFAULT_RADIUS_KM, WIDE_RADIUS_KM } from '@stellenvisite/contract/jobs/places';

export type Wishes = Pick<
  Onboarding,
  'category' | 'occupation' | 'specialty' | 'location' | 'radiusKm' | 'employmentTypes' | 'shifts' | 'weekendFree'
>;

/** Returns the search that matches the wishes of a profile, or of the onboarding's answers, as query parameters. */
export function wishSearch(wishes: Wishes): URLSearchParams {
  const params = new URLSearchParams();
  if (wishes.occupation) params.set('q', wishes.occupation);
  if (wishes.location) params.set('location', wishes.location);
  const radius = wishes.radiusKm ?? DEFAULT_RADIUS_KM;
  if (wishes.location && radius !== DEFAULT_RADIUS_KM) params.set('radius', String(radius));
  if (wishes.category) params.set('category', wishes.category);
  if (wishes.specialty) params.set('specialty', wishes.specialty);
  for (const shift of wishes.shifts ?? []) params.append('shift', shift);
  if (wishes.weekendFree) params.set('weekendFree', 'true');
  for (const type of wishes.employmentTypes ?? []) params.append('employmentType', type);
  return params;
}

/** Returns the same search in the wide radius; null where it has no place or is as wide already. */
export function widerSearch(search: string): string | null {
  const params = new URLSearchParams(search);
  const radius = Number(params.get('radius') ?? DEFAULT_RADIUS_KM);
  if (!params.has('location') || radius >= WIDE_RADIUS_KM) return null;
  params.set('radius', String(WIDE_RADIUS_KM));
  return params.toString();
}
