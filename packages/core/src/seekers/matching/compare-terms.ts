import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { hasWeek, type ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { findKnownLocation, kilometresBetween } from '@stellenvisite/search/places';
import type { MatchedJob } from './list-matched-jobs.ts';
import type { Compare, FactorResult } from './match-factor.ts';

/** Returns the kilometres between the place of a profile and a job; null where the profile names no town. */
export function distanceOf({ location }: Pick<SeekerProfileData, 'location'>, job: MatchedJob): number | null {
  const own = location ? findKnownLocation(location) : null;
  return own?.kind === 'point' && job.remote !== 'remote' ? kilometresBetween(own, job) : null;
}

export const comparePlace: Compare = ({ location, radiusKm }, job) => {
  if (!location) return { share: null, reason: { code: 'place.none' }, missing: 'location' };
  if (job.remote === 'remote') return { share: 1, reason: { code: 'place.remote' } };
  const own = findKnownLocation(location);
  if (!own) return { share: null, reason: { code: 'place.unknown', values: { own: location } }, missing: 'location' };
  if (own.kind !== 'point') {
    const isInside =
      own.kind === 'region' ? job.region === own.region && job.country === own.country : job.country === own.country;
    const values = { job: job.city, own: location };
    return { share: isInside ? 1 : 0, reason: { code: isInside ? 'place.region' : 'place.outside', values } };
  }
  const radius = radiusKm ?? DEFAULT_RADIUS_KM;
  const km = kilometresBetween(own, job);
  const values = { km: Math.round(km), own: location, radius };
  if (km <= radius) return { share: 1, reason: { code: 'place.near', values } };
  return { share: km <= radius * 1.5 ? 0.5 : km <= radius * 2 ? 0.25 : 0, reason: { code: 'place.far', values } };
};

export const compareEmployment: Compare = (profile, job) => {
  const { employmentTypes } = profile;
  if (employmentTypes.length === 0)
    return { share: null, reason: { code: 'employment.none' }, missing: 'employmentTypes' };
  if (job.employmentType === null) return { share: null, reason: { code: 'employment.open' } };
  const offered = job.employmentType === 'both' ? (['full_time', 'part_time'] as const) : [job.employmentType];
  if (!offered.some((type) => employmentTypes.includes(type as (typeof employmentTypes)[number])))
    return { share: 0, reason: { code: 'employment.other' } };
  const hours = compareHours(profile, job);
  if (hours === null) return { share: 1, known: KIND_PART, reason: { code: 'employment.kind' } };
  if (hours) return { share: 1, reason: { code: 'employment.fits' } };
  const stated = [...new Set([job.hoursMin, job.hoursMax])].filter((value) => value !== null).join('–');
  return { share: KIND_PART, reason: { code: 'employment.hours', values: { job: stated } } };
};

/** The part of the employment that its kind makes up; the hours are the rest. */
const KIND_PART = 0.6;

/** Checks whether two ranges of hours meet; null where one side states none. */
function compareHours(own: SeekerProfileData, job: MatchedJob): boolean | null {
  const [from, to] = [job.hoursMin ?? job.hoursMax, job.hoursMax ?? job.hoursMin];
  if (from === null || to === null || (own.hoursMin === null && own.hoursMax === null)) return null;
  return (own.hoursMin ?? 0) <= to && (own.hoursMax ?? Number.POSITIVE_INFINITY) >= from;
}

const SHARE_OF: Record<ShiftWish, number> = { like: 1, ok: 0.85, no: 0 };
const TOO_MANY_COST = 0.15;

/** Shifts that the week leaves open are not counted: a wish for early shifts says nothing about day shifts. */
export const compareWeek: Compare = (profile, job) => {
  if (!job.week && job.shifts.length === 0) return { share: null, reason: { code: 'week.open' } };
  if (!hasWeek(profile.week)) return { share: null, reason: { code: 'week.none' }, missing: 'week' };
  const all = job.week ? wishesOfWeek(profile.week, job.week) : wishesOfShifts(profile.week, job.shifts);
  if (all.length === 0) return { share: null, reason: { code: 'week.open' } };
  const wishes = all.filter((wish) => wish !== null);
  if (wishes.length === 0) return { share: null, reason: { code: 'week.unset' }, missing: 'week' };
  const sum = wishes.reduce((total, wish) => total + SHARE_OF[wish], 0);
  const cost = countTooMany(profile, job) * TOO_MANY_COST;
  const values = { fits: wishes.filter((wish) => wish !== 'no').length, total: wishes.length };
  const isWhole = values.fits === values.total;
  const fitting = wishes.length < all.length ? 'week.known' : 'week.fits';
  return {
    share: Math.max(0, sum / wishes.length - cost),
    reason: { code: cost > 0 ? 'week.nights' : isWhole ? fitting : 'week.partly', values },
    ...(!isWhole && { ask: { code: 'ask.week' } }),
  };
};

type OwnWeek = NonNullable<SeekerProfileData['week']>;

function wishesOfWeek(own: OwnWeek, week: NonNullable<MatchedJob['week']>): (ShiftWish | null)[] {
  return WEEKDAYS.flatMap((_day, index) => {
    const duty = week[index];
    return duty ? [own[index]?.[duty.shift] ?? null] : [];
  });
}

const BEST_FIRST = ['like', 'ok', null, 'no'] as const;

/** Where only the kinds of shifts are known: the best day somebody has for each. */
function wishesOfShifts(own: OwnWeek, shifts: MatchedJob['shifts']): (ShiftWish | null)[] {
  return SHIFTS.filter((shift) => shifts.includes(shift)).map(
    (shift) => BEST_FIRST.find((wish) => own.some((day) => day[shift] === wish)) ?? null,
  );
}

function countTooMany(own: SeekerProfileData, job: MatchedJob): number {
  const tooManyNights = exceeds(job.maxNightsPerMonth, own.maxNightsPerMonth);
  const tooFewWeekends = exceeds(own.freeWeekendsOfFour, job.freeWeekendsOfFour);
  return Number(tooManyNights) + Number(tooFewWeekends);
}
const exceeds = (a: number | null, b: number | null) => a !== null && b !== null && a > b;

export const comparePay: Compare = ({ payWish }, { payMonthMax, payCurrency }) => {
  if (!payWish) return { share: null, reason: { code: 'pay.none' } };
  if (payMonthMax === null || payCurrency !== payWish.currency)
    return { share: null, reason: { code: 'pay.open' }, ask: { code: 'ask.pay' } };
  const part = payMonthMax / payWish.amount;
  if (part >= 1) return { share: 1, reason: { code: 'pay.fits' } };
  if (part >= 0.9) return { share: part >= 0.95 ? 0.6 : 0.3, reason: { code: 'pay.near' } };
  return { share: 0, reason: { code: 'pay.below' } };
};

export const compareStart: Compare = ({ earliestStart }, { startsOn, startFlexible }): FactorResult => {
  if (!earliestStart) return { share: null, reason: { code: 'start.none' } };
  if (startFlexible) return { share: 1, reason: { code: 'start.flexible' } };
  if (!startsOn) return { share: null, reason: { code: 'start.open' } };
  const days = (Date.parse(earliestStart) - Date.parse(startsOn)) / DAY_MS;
  if (days <= 0) return { share: 1, reason: { code: 'start.fits' } };
  return {
    share: days <= 31 ? 0.6 : days <= 92 ? 0.2 : 0,
    reason: { code: 'start.later', values: { job: inBothLanguages(startsOn), own: inBothLanguages(earliestStart) } },
    ask: { code: 'ask.start' },
  };
};

const inBothLanguages = (day: string) => ({ de: formatDate(day, 'de'), en: formatDate(day, 'en') });
