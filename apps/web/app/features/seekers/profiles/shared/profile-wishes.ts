import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { JobCategory, Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { hasWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { bestWishes } from '@stellenvisite/contract/seekers/shift-wishes';
import { isWithoutWeekend } from '@stellenvisite/contract/seekers/week-facts';

export type ProfileWishes = {
  category: JobCategory | null;
  /** As it is named in the language being shown. */
  occupation: string | null;
  specialty: Specialty | null;
  location: string | null;
  radiusKm: number | null;
  employmentTypes: SeekerProfileData['employmentTypes'];
  /** The shifts that are possible; none where all are. */
  shifts: Shift[];
  weekendFree: boolean;
};

type NamedOccupation = { label: string; category: JobCategory };

/**
 * Returns what a search can ask for of a profile. A field of medicine narrows the search of a physician; for others it would drop the many
 * ads that name none.
 */
export function wishesOf(data: SeekerProfileData, occupation: NamedOccupation | null): ProfileWishes {
  const category = occupation?.category ?? data.category;
  const best = bestWishes(data.week);
  const shifts = SHIFTS.filter((shift) => best?.[shift] === 'like' || best?.[shift] === 'ok');
  return {
    category: occupation ? null : category,
    occupation: occupation?.label ?? null,
    specialty: category === 'doctors' ? (data.specialties[0] ?? null) : null,
    location: data.location,
    radiusKm: data.radiusKm,
    employmentTypes: data.employmentTypes,
    shifts: shifts.length === SHIFTS.length ? [] : shifts,
    weekendFree: hasWeek(data.week) && isWithoutWeekend(data.week),
  };
}
