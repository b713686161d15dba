import { seekerOnboardingSchema } from '@stellenvisite/contract/accounts.schema';
import { WISHED_EMPLOYMENT } from '@stellenvisite/contract/seeker-profiles';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import type { Search } from '@stellenvisite/search';

const NO_JOB = {
  department: null,
  country: 'DE',
  specialty: null,
  introHtml: '',
  sections: [],
  requirements: [],
  benefits: [],
} as const;
const YEARS_OF = { entry: 1, mid: 4, senior: 8, executive: 12 } as const;

/** A first profile from the answers of the onboarding, as far as they say the same thing. */
export function profileFromOnboarding(search: Pick<Search, 'classify'>, onboarding: unknown): SeekerProfileData {
  const parsed = seekerOnboardingSchema.safeParse(onboarding);
  if (!parsed.success) return EMPTY_PROFILE;
  const { occupation, specialty, experienceLevel, location, radiusKm, employmentTypes } = parsed.data;
  const found = occupation ? readOccupation(search, occupation) : null;
  return {
    ...EMPTY_PROFILE,
    occupations: found ? [found] : [],
    specialties: specialty ? [specialty] : [],
    yearsOfExperience: experienceLevel ? YEARS_OF[experienceLevel] : null,
    location: location ?? null,
    radiusKm: radiusKm ?? null,
    employmentTypes: WISHED_EMPLOYMENT.filter((type) => employmentTypes?.includes(type)),
  };
}

/** As the title of a job would be read. */
function readOccupation({ classify }: Pick<Search, 'classify'>, title: string): string | null {
  return classify({ title, ...NO_JOB }).occupation;
}
