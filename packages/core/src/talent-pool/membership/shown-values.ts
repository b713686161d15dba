import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { hasWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { bestWishes } from '@stellenvisite/contract/seekers/shift-wishes';
import {
  PAY_WISH_STEP,
  type TalentSwitches,
  YEARS_BANDS,
  yearsBandOf,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import type { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import type { InferSelectModel } from 'drizzle-orm';
import { occupationGroup } from '../search/occupation-group.ts';
import { findHome, type Home, locationOfRegion, NO_HOME } from '../search/talent-regions.ts';

export type TalentRow = InferSelectModel<typeof talentProfiles>;

export type ShownValues = Pick<
  TalentRow,
  | 'occupation'
  | 'occupationGroup'
  | 'category'
  | 'specialties'
  | 'departments'
  | 'level'
  | 'years'
  | 'radiusKm'
  | 'languages'
  | 'licence'
  | 'drivingLicence'
  | 'week'
  | 'shifts'
  | 'maxNightsPerMonth'
  | 'freeWeekendsOfFour'
  | 'employmentTypes'
  | 'hoursMin'
  | 'hoursMax'
  | 'payWish'
  | 'payCurrency'
  | 'availableFrom'
> &
  Home;

/**
 * Returns the values of a profile that are stored for the talent pool: already coarse, so that nothing finer can be searched for. Null
 * while the profile names no occupation we know.
 */
export function toShownValues(data: SeekerProfileData, shows: TalentSwitches): ShownValues | null {
  const key = data.occupations.find((each) => occupationByKey.has(each));
  const occupation = occupationByKey.get(key ?? '');
  if (!occupation) return null;
  const home = shows.region ? findHome(data.location) : NO_HOME;
  return {
    occupation: occupation.key,
    occupationGroup: occupationGroup(occupation.key),
    category: occupation.category,
    specialties: data.specialties,
    departments: data.departments,
    level: data.level,
    years: shows.years && data.yearsOfExperience !== null ? yearsBandOf(data.yearsOfExperience) : null,
    radiusKm: shows.region ? data.radiusKm : null,
    languages: shows.languages ? data.languages : [],
    licence: shows.licence ? data.licence : null,
    drivingLicence: shows.drivingLicence,
    ...toShownWeek(shows.week ? data : EMPTY_PROFILE),
    ...toShownPay(shows.pay ? data.payWish : null),
    availableFrom: shows.availability && data.earliestStart ? `${data.earliestStart.slice(0, 7)}-01` : null,
    ...home,
  };
}

function toShownWeek(data: SeekerProfileData) {
  const week = hasWeek(data.week) ? data.week : null;
  const best = bestWishes(week);
  return {
    week,
    shifts: SHIFTS.filter((shift) => best?.[shift] === 'like' || best?.[shift] === 'ok'),
    maxNightsPerMonth: data.maxNightsPerMonth,
    freeWeekendsOfFour: data.freeWeekendsOfFour,
    employmentTypes: data.employmentTypes,
    hoursMin: data.hoursMin,
    hoursMax: data.hoursMax,
  };
}

function toShownPay(wish: SeekerProfileData['payWish']) {
  if (!wish) return { payWish: null, payCurrency: null };
  return { payWish: Math.round(wish.amount / PAY_WISH_STEP) * PAY_WISH_STEP, payCurrency: wish.currency };
}

/** Of what is shown, what a match is computed from. */
export type ComparedValues = Omit<
  ShownValues,
  keyof Home | 'occupationGroup' | 'category' | 'drivingLicence' | 'shifts'
>;

/** Returns the profile as employers know it: what a match is computed from, so that its points reveal nothing that is not shown. */
export function toShownProfile(row: ComparedValues, region: string): SeekerProfileData {
  return {
    ...EMPTY_PROFILE,
    occupations: [row.occupation],
    specialties: row.specialties,
    departments: row.departments,
    level: row.level,
    licence: row.licence,
    yearsOfExperience: row.years === null ? null : YEARS_BANDS[row.years],
    languages: row.languages,
    location: locationOfRegion(region),
    radiusKm: row.radiusKm,
    employmentTypes: row.employmentTypes,
    hoursMin: row.hoursMin,
    hoursMax: row.hoursMax,
    earliestStart: row.availableFrom,
    payWish: row.payWish === null ? null : { amount: row.payWish, currency: row.payCurrency ?? CURRENCY_OF.DE },
    week: row.week === null ? null : row.week.map((day) => ({ ...day })),
    maxNightsPerMonth: row.maxNightsPerMonth,
    freeWeekendsOfFour: row.freeWeekendsOfFour,
  };
}
