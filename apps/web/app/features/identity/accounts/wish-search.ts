import type { Onboarding } from '@stellenvisite/contract/identity/accounts.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';

type Wishes = Pick<
  Onboarding,
  'category' | 'occupation' | 'location' | 'radiusKm' | 'employmentTypes' | 'shifts' | 'weekendFree'
>;

/** The search that matches somebody's onboarding answers, as query parameters. */
export function wishSearch(wishes: Wishes): URLSearchParams {
  const params = new URLSearchParams();
  if (wishes.occupation) params.set('q', wishes.occupation);
  if (wishes.location) params.set('location', wishes.location);
  const radius = wishes.radiusKm ?? DEFAULT_RADIUS_KM;
  if (wishes.location && radius !== DEFAULT_RADIUS_KM) params.set('radius', String(radius));
  if (wishes.category) params.set('category', wishes.category);
  for (const shift of wishes.shifts ?? []) params.append('shift', shift);
  if (wishes.weekendFree) params.set('weekendFree', 'true');
  for (const type of wishes.employmentTypes ?? []) params.append('employmentType', type);
  return params;
}
