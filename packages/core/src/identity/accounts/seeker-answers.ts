import { EARLIEST_STARTS } from '@stellenvisite/contract/identity/accounts';
import type { Onboarding } from '@stellenvisite/contract/identity/accounts.schema';
import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { hasWeek, PROFILE_LIMITS, WISHED_EMPLOYMENT } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { ChangeSeekerProfile, SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { bestWishes } from '@stellenvisite/contract/seekers/shift-wishes';
import { isWithoutWeekend } from '@stellenvisite/contract/seekers/week-facts';
import type { Search } from '@stellenvisite/search';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { DomainError } from '../../domain-error.ts';

type Change = { -readonly [Field in keyof ChangeSeekerProfile]: ChangeSeekerProfile[Field] };

export type AnswerSource = { language: Language; now: Date; search: Pick<Search, 'classify'> };

const YEARS_OF = { entry: 1, mid: 4, senior: 8, executive: 12 } as const;
const LEVELS = Object.keys(YEARS_OF) as (keyof typeof YEARS_OF)[];
const MONTHS_OF = { now: 0, one_month: 1, three_months: 3, six_months: 6 } as const;
const SATURDAY = 5;

const NO_JOB = {
  department: null,
  country: 'DE',
  specialty: null,
  introHtml: '',
  sections: [],
  requirements: [],
  benefits: [],
} as const;

/** Returns the answers of a job seeker's onboarding as the profile has them: they are stored nowhere else. */
export function toSeekerAnswers(
  data: SeekerProfileData,
  { language, now }: Pick<AnswerSource, 'language' | 'now'>,
): Onboarding {
  const occupation = occupationByKey.get(data.occupations[0] ?? '');
  const best = bestWishes(data.week);
  const shifts = SHIFTS.filter((shift) => best?.[shift] === 'like' || best?.[shift] === 'ok');
  const start = earliestStart(data.earliestStart, now);
  return {
    ...defined('category', occupation?.category ?? data.category),
    ...defined('occupation', occupation?.label[language]),
    ...defined('specialty', data.specialties[0]),
    ...defined('experienceLevel', levelOf(data.yearsOfExperience)),
    ...defined('location', data.location),
    ...defined('radiusKm', data.radiusKm),
    ...(data.employmentTypes.length > 0 && { employmentTypes: data.employmentTypes }),
    ...(shifts.length > 0 && { shifts }),
    ...(hasWeek(data.week) && isWithoutWeekend(data.week) && { weekendFree: true }),
    ...defined('earliestStart', start),
  };
}

function defined<Key extends keyof Onboarding>(key: Key, value: Onboarding[Key]): Pick<Onboarding, Key> | object {
  return value === null || value === undefined ? {} : { [key]: value };
}

/** Returns the last band that begins at or before the years. */
function levelOf(years: number | null): keyof typeof YEARS_OF | null {
  if (years === null) return null;
  return LEVELS.findLast((level) => years >= YEARS_OF[level]) ?? 'entry';
}

/** The first answer whose day has not passed the wished one. */
function earliestStart(day: string | null, now: Date): Onboarding['earliestStart'] {
  if (day === null) return null;
  return EARLIEST_STARTS.find((each) => each !== 'open' && day <= dayIn(now, MONTHS_OF[each])) ?? 'six_months';
}

function dayIn(now: Date, months: number): string {
  const day = new Date(`${berlinDay(now)}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** Returns what answers change in a profile. An answer that only repeats what the profile has leaves the finer value alone. */
export function toProfileChange(data: SeekerProfileData, answers: Onboarding, source: AnswerSource): Change {
  const known = toSeekerAnswers(data, source);
  const isChanged = (key: keyof Onboarding) =>
    answers[key] !== undefined && canonical(answers[key]) !== canonical(known[key]);
  const change: Change = {};
  if (isChanged('category')) change.category = answers.category ?? null;
  if (isChanged('occupation')) Object.assign(change, readOccupation(data, answers.occupation, source));
  if (isChanged('specialty')) change.specialties = answers.specialty ? [answers.specialty] : [];
  if (isChanged('experienceLevel'))
    change.yearsOfExperience = answers.experienceLevel ? YEARS_OF[answers.experienceLevel] : null;
  if (isChanged('location')) change.location = answers.location || null;
  if (isChanged('radiusKm')) change.radiusKm = answers.radiusKm ?? null;
  if (isChanged('employmentTypes'))
    change.employmentTypes = WISHED_EMPLOYMENT.filter((type) => answers.employmentTypes?.includes(type));
  if (isWeekChanged(known, answers)) change.week = weekOf({ ...known, ...answers });
  if (isChanged('earliestStart')) change.earliestStart = startDay(answers.earliestStart, source.now);
  return change;
}

/** An empty answer is none. */
function canonical(answer: unknown): string {
  const isEmpty = !answer || (Array.isArray(answer) && answer.length === 0);
  return JSON.stringify(isEmpty ? null : answer);
}

/** Reads an occupation as the title of a job is read: „Oberarzt Kardiologie“ says occupation, level and specialty. */
function readOccupation(data: SeekerProfileData, title: string | null | undefined, { search }: AnswerSource): Change {
  if (!title) return { occupations: [] };
  const { occupation, level, specialty, department } = search.classify({ title, ...NO_JOB });
  if (!occupation) throw new DomainError('account.occupation_unknown');
  const others = data.occupations.slice(1).filter((key) => key !== occupation);
  return {
    occupations: [occupation, ...others],
    ...(level && { level }),
    ...(specialty && { specialties: withFirst(data.specialties, specialty).slice(0, PROFILE_LIMITS.specialties) }),
    ...(department && { departments: withFirst(data.departments, department).slice(0, PROFILE_LIMITS.departments) }),
  };
}

const withFirst = <T>(list: readonly T[], first: T): T[] => [first, ...list.filter((each) => each !== first)];

function isWeekChanged(known: Onboarding, { shifts, weekendFree }: Onboarding): boolean {
  const [before, after] = [known.shifts ?? [], shifts ?? []];
  const areShiftsChanged =
    shifts !== undefined && (before.length !== after.length || after.some((each) => !before.includes(each)));
  return areShiftsChanged || (weekendFree !== undefined && Boolean(weekendFree) !== Boolean(known.weekendFree));
}

/** A shift that was not chosen is ruled out; where only free weekends were chosen, every shift is possible on the other days. */
function weekOf({ shifts, weekendFree }: Onboarding): SeekerProfileData['week'] {
  const chosen = shifts ?? [];
  if (chosen.length === 0 && !weekendFree) return null;
  const isPossible = (shift: Shift, day: number) =>
    !(weekendFree && day >= SATURDAY) && (chosen.length === 0 || chosen.includes(shift));
  const wish = (shift: Shift, day: number) => (isPossible(shift, day) ? 'ok' : 'no');
  return WEEKDAYS.map((_name, day) => ({
    early: wish('early', day),
    day: wish('day', day),
    late: wish('late', day),
    night: wish('night', day),
  }));
}

const startDay = (start: Onboarding['earliestStart'], now: Date): string | null =>
  start && start !== 'open' ? dayIn(now, MONTHS_OF[start]) : null;
