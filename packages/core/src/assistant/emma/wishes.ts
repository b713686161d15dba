import { EMMA_WISH_KINDS, type EmmaWishKind } from '@stellenvisite/contract/assistant/emma';
import type { EmmaSearch, EmmaWish } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { formatWholeAmount } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { findKnownLocation } from '@stellenvisite/search/places';
import {
  CATEGORY_NAMES,
  CONTRACT_NAMES,
  EMPLOYER_KIND_NAMES,
  EMPLOYMENT_NAMES,
  LEVEL_NAMES,
  REMOTE_NAMES,
  SHIFT_NAMES,
  START_NAMES,
} from './wish-texts.ts';

/** Which fields of a search belong to a wish; taking the wish away takes all of them. */
const FIELDS: Record<EmmaWishKind, readonly (keyof EmmaSearch)[]> = {
  q: ['q'],
  category: ['category'],
  location: ['location', 'radius'],
  country: ['country'],
  employmentType: ['employmentType'],
  hours: ['hoursMin', 'hoursMax'],
  shift: ['shift'],
  withoutShift: ['withoutShift'],
  weekendFree: ['weekendFree'],
  maxNights: ['maxNights'],
  noOnCall: ['noOnCall'],
  salaryMin: ['salaryMin'],
  salaryMax: ['salaryMax'],
  contract: ['contract'],
  remote: ['remote'],
  employerType: ['employerType'],
  experienceLevel: ['experienceLevel'],
  start: ['start'],
  postedWithin: ['postedWithin'],
  training: ['training'],
};

export function withoutWish(search: EmmaSearch, kind: EmmaWishKind): EmmaSearch {
  const gone = new Set<string>([...FIELDS[kind], 'page']);
  return Object.fromEntries(Object.entries(search).filter(([name]) => !gone.has(name)));
}

export const hasWish = (search: EmmaSearch, kind: EmmaWishKind): boolean =>
  FIELDS[kind].some((name) => name !== 'radius' && search[name] !== undefined);

/** Lists the wishes of a search in their order; those that the search before did not have are new. */
export function listWishes(search: EmmaSearch, before: EmmaSearch | null, language: Language): EmmaWish[] {
  const wishedOf = (of: EmmaSearch, kind: EmmaWishKind) => JSON.stringify(FIELDS[kind].map((name) => of[name] ?? null));
  return EMMA_WISH_KINDS.filter((kind) => hasWish(search, kind)).map((kind) => ({
    kind,
    label: labelOf(kind, search, language),
    isNew: before !== null && wishedOf(search, kind) !== wishedOf(before, kind),
  }));
}

export function labelOf(kind: EmmaWishKind, search: EmmaSearch, language: Language): string {
  return LABELS[kind](search, language);
}

const either = (language: Language) => (language === 'de' ? ' oder ' : ' or ');
const join = <K extends string>(values: readonly K[] | undefined, names: Record<K, string>, language: Language) =>
  (values ?? []).map((value) => names[value]).join(either(language));
const currencyOf = ({ location, country }: EmmaSearch) => {
  const known = country?.length === 1 ? country[0] : location ? findKnownLocation(location)?.country : undefined;
  return known === 'CH' ? 'CHF' : 'EUR';
};

const LABELS: Record<EmmaWishKind, (search: EmmaSearch, language: Language) => string> = {
  q: ({ q = '' }) => q,
  category: ({ category }, language) => join(category, CATEGORY_NAMES[language], language),
  location: ({ location = '', radius = DEFAULT_RADIUS_KM }) =>
    findKnownLocation(location)?.kind === 'point' ? `${location} + ${radius} km` : location,
  country: ({ country }, language) => join(country, COUNTRY_NAMES[language], language),
  employmentType: ({ employmentType }, language) => join(employmentType, EMPLOYMENT_NAMES[language], language),
  hours: ({ hoursMin, hoursMax }, language) => hoursLabel(hoursMin, hoursMax, language),
  shift: ({ shift }, language) => join(shift, SHIFT_NAMES[language], language),
  withoutShift: ({ withoutShift }, language) =>
    `${language === 'de' ? 'ohne' : 'no'} ${join(withoutShift, SHIFT_NAMES[language], language)}`,
  weekendFree: (_, language) => (language === 'de' ? 'ohne Wochenende' : 'no weekends'),
  maxNights: ({ maxNights = 0 }, language) => nightsLabel(maxNights, language),
  noOnCall: (_, language) => (language === 'de' ? 'ohne Rufbereitschaft' : 'no on-call duty'),
  salaryMin: (search, language) =>
    `${language === 'de' ? 'ab' : 'from'} ${formatWholeAmount(search.salaryMin ?? 0, { language, currency: currencyOf(search) })}`,
  salaryMax: (search, language) =>
    `${language === 'de' ? 'bis' : 'up to'} ${formatWholeAmount(search.salaryMax ?? 0, { language, currency: currencyOf(search) })}`,
  contract: ({ contract }, language) => join(contract, CONTRACT_NAMES[language], language),
  remote: ({ remote }, language) => join(remote, REMOTE_NAMES[language], language),
  employerType: ({ employerType }, language) => join(employerType, EMPLOYER_KIND_NAMES[language], language),
  experienceLevel: ({ experienceLevel }, language) => join(experienceLevel, LEVEL_NAMES[language], language),
  start: ({ start }, language) => join(start, START_NAMES[language], language),
  postedWithin: ({ postedWithin = 7 }, language) => postedLabel(postedWithin, language),
  training: (_, language) => (language === 'de' ? 'Ausbildung' : 'training'),
};

const COUNTRY_NAMES = {
  de: { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
  en: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
} as const;

function hoursLabel(min: number | undefined, max: number | undefined, language: Language): string {
  const unit = language === 'de' ? 'Std.' : 'hours';
  if (min !== undefined && max !== undefined)
    return min === max ? `${min} ${unit}` : `${min} ${language === 'de' ? 'bis' : 'to'} ${max} ${unit}`;
  if (max !== undefined) return `${language === 'de' ? 'bis' : 'up to'} ${max} ${unit}`;
  return `${language === 'de' ? 'ab' : 'from'} ${min} ${unit}`;
}

function nightsLabel(nights: number, language: Language): string {
  if (nights === 0) return language === 'de' ? 'keine Nächte' : 'no nights';
  if (language === 'de') return nights === 1 ? 'höchstens 1 Nacht' : `höchstens ${nights} Nächte`;
  return nights === 1 ? 'at most 1 night' : `at most ${nights} nights`;
}

function postedLabel(days: number, language: Language): string {
  if (days === 1) return language === 'de' ? 'seit gestern' : 'since yesterday';
  return language === 'de' ? `der letzten ${days} Tage` : `of the last ${days} days`;
}
