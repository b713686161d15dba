import { SHIFTS, type Shift } from '@stellenvisite/contract/duty';
import { hasWeek } from '@stellenvisite/contract/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { isWithoutWeekend, possibleShifts } from './own-week.ts';

type Wishes = Pick<SeekerProfileData, 'week' | 'location' | 'radiusKm'>;
export type WeekSearch = {
  q?: string;
  location?: string;
  radius?: number;
  shift: Shift[];
  weekendFree?: true;
};

/** The search for jobs with shifts that are possible; null while the week says nothing that a search could ask for. */
export function weekSearch({ week, location, radiusKm }: Wishes, occupation: string | null): WeekSearch | null {
  if (!hasWeek(week)) return null;
  const shifts = possibleShifts(week);
  if (shifts.length === 0) return null;
  return {
    ...(occupation && { q: occupation }),
    ...(location && { location }),
    ...(location && radiusKm && { radius: radiusKm }),
    shift: shifts,
    ...(isWithoutWeekend(week) && { weekendFree: true }),
  };
}

export function searchAddress({ shift, ...rest }: WeekSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) params.set(name, String(value));
  for (const each of shift) params.append('shift', each);
  return params.toString();
}

/** The shift that would add the most jobs were it possible too, by the counts of the search without it. */
export function furtherShift({ shift }: WeekSearch, counts: readonly { value: string; count: number }[]): Shift | null {
  const others = SHIFTS.filter((each) => !shift.includes(each));
  const countOf = (each: Shift) => counts.find(({ value }) => value === each)?.count ?? 0;
  const [best] = others.sort((one, other) => countOf(other) - countOf(one));
  return best && countOf(best) > 0 ? best : null;
}
