import {
  hasWeek,
  PROFILE_ITEMS,
  type ProfileFileKind,
  type ProfileItem,
} from '@stellenvisite/contract/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';

type Facts = { data: SeekerProfileData; fileKinds: readonly ProfileFileKind[] };

const IS_GIVEN: Record<ProfileItem, (facts: Facts) => boolean> = {
  occupations: ({ data }) => data.occupations.length > 0,
  location: ({ data }) => data.location !== null,
  week: ({ data }) => hasWeek(data.week),
  licence: ({ data }) => data.licence !== null,
  // A language without its level leaves open whether it is enough.
  languages: ({ data }) => data.languages.length > 0 && data.languages.every(({ level }) => level !== null),
  employmentTypes: ({ data }) => data.employmentTypes.length > 0,
  yearsOfExperience: ({ data }) => data.yearsOfExperience !== null,
  payWish: ({ data }) => data.payWish !== null,
  earliestStart: ({ data }) => data.earliestStart !== null,
  hours: ({ data }) => data.hoursMin !== null || data.hoursMax !== null,
  departments: ({ data }) => data.departments.length > 0 || data.specialties.length > 0,
  experience: ({ data }) => data.experience.length > 0,
  education: ({ data }) => data.education.length > 0,
  cv: ({ fileKinds }) => fileKinds.includes('cv'),
  phone: ({ data }) => data.phone !== null,
};

/** What the profile does not say yet, the most useful first. */
export function missingItems(facts: Facts): ProfileItem[] {
  return PROFILE_ITEMS.filter((item) => !IS_GIVEN[item](facts));
}
