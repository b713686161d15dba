import type { CvField, CvValue } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { fold } from './read/hide-private-lines.ts';
import { isDriversLicence } from './read/read-person.ts';

type ProfileChange = { [Field in keyof SeekerProfileData]?: SeekerProfileData[Field] };

/** Returns the values that a person accepted, with their changes. */
export function takenValues(fields: readonly CvField[]): CvValue[] {
  return fields.flatMap(({ choice, found, changed }) => {
    if (choice === 'take') return [found];
    return choice === 'change' && changed ? [changed] : [];
  });
}

/** Returns the fields of the profile that change; existing values stay, and no value is added twice. */
export function mergeIntoProfile(data: SeekerProfileData, values: readonly CvValue[]): ProfileChange {
  const change: ProfileChange = {};
  for (const value of values) Object.assign(change, mergeValue({ ...data, ...change }, value));
  return change;
}

function mergeValue(data: SeekerProfileData, { kind, value }: CvValue): ProfileChange {
  switch (kind) {
    case 'occupation':
      return { occupations: added(data.occupations, [value], PROFILE_LIMITS.occupations) };
    case 'level':
      return { level: value };
    case 'specialty':
      return { specialties: added(data.specialties, [value], PROFILE_LIMITS.specialties) };
    case 'department':
      return { departments: added(data.departments, [value], PROFILE_LIMITS.departments) };
    case 'licence':
      return { licence: value };
    case 'skills':
      return { skills: added(data.skills, value, PROFILE_LIMITS.skills) };
    case 'language': {
      const others = data.languages.filter(({ language }) => language !== value.language);
      const before = data.languages.find(({ language }) => language === value.language);
      const level = value.level ?? before?.level ?? null;
      return { languages: [...others, { ...value, level }].slice(0, PROFILE_LIMITS.languages) };
    }
    case 'education':
      return { education: addedEntry(data.education, value, sameEducation, PROFILE_LIMITS.education) };
    case 'place':
      return data.location ? {} : { location: value };
    case 'yearsOfExperience':
      return { yearsOfExperience: value };
    case 'driversLicence': {
      const others = data.skills.filter((skill) => !isDriversLicence(skill));
      return { skills: added(others, [`Führerschein ${value.join(', ')}`], PROFILE_LIMITS.skills) };
    }
    case 'experience':
      return { experience: byStart(addedEntry(data.experience, value, sameWork, PROFILE_LIMITS.experience)) };
  }
}

function added<T extends string>(before: readonly T[], more: readonly T[], limit: number): T[] {
  const known = new Set(before.map(fold));
  return [...before, ...more.filter((each) => !known.has(fold(each)))].slice(0, limit);
}

type Same<T> = (one: T, other: T) => boolean;

/** An entry about the same thing is replaced, so that a newer CV brings a post up to date. */
function addedEntry<T>(before: readonly T[], entry: T, same: Same<T>, limit: number): T[] {
  const at = before.findIndex((each) => same(each, entry));
  return (at < 0 ? [...before, entry] : before.with(at, entry)).slice(0, limit);
}

type Work = SeekerProfileData['experience'][number];
type Education = SeekerProfileData['education'][number];

const sameWork: Same<Work> = (one, other) =>
  fold(one.position) === fold(other.position) && fold(one.employer) === fold(other.employer) && one.from === other.from;
const sameEducation: Same<Education> = (one, other) =>
  fold(one.title) === fold(other.title) && fold(one.school) === fold(other.school);

/** The latest first, as the profile lists them. */
function byStart(experience: Work[]): Work[] {
  return experience.sort((one, other) => (other.from ?? '').localeCompare(one.from ?? ''));
}
