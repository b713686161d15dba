import { talentProfiles } from '@stellenvisite/db/schema/talent-pool';
import type { InferSelectModel } from 'drizzle-orm';
import { Dictionary } from './dictionary.ts';

/** What is searched, counted and compared by. */
export const FACT_COLUMNS = {
  id: talentProfiles.id,
  userId: talentProfiles.userId,
  occupation: talentProfiles.occupation,
  occupationGroup: talentProfiles.occupationGroup,
  category: talentProfiles.category,
  home: talentProfiles.home,
  region: talentProfiles.region,
  specialties: talentProfiles.specialties,
  departments: talentProfiles.departments,
  level: talentProfiles.level,
  radiusKm: talentProfiles.radiusKm,
  week: talentProfiles.week,
  shifts: talentProfiles.shifts,
  maxNightsPerMonth: talentProfiles.maxNightsPerMonth,
  freeWeekendsOfFour: talentProfiles.freeWeekendsOfFour,
  employmentTypes: talentProfiles.employmentTypes,
  hoursMin: talentProfiles.hoursMin,
  hoursMax: talentProfiles.hoursMax,
  payWish: talentProfiles.payWish,
  payCurrency: talentProfiles.payCurrency,
  languages: talentProfiles.languages,
  licence: talentProfiles.licence,
  years: talentProfiles.years,
  availableFrom: talentProfiles.availableFrom,
  consentEndsOn: talentProfiles.consentEndsOn,
};

export type FactRow = Pick<InferSelectModel<typeof talentProfiles>, keyof typeof FACT_COLUMNS>;
type Hours = { min: number | null; max: number | null };

/** The values of profiles by which they are filtered and counted, each known by a number. Regions have one list for all uses. */
const regions = new Dictionary<string | null>([null]);
export const DICTIONARIES = {
  occupation: new Dictionary<FactRow['occupation']>(),
  occupationGroup: new Dictionary<FactRow['occupationGroup']>(),
  category: new Dictionary<FactRow['category']>(),
  home: regions,
  region: regions,
  specialties: new Dictionary<FactRow['specialties']>(),
  shifts: new Dictionary<FactRow['shifts']>(),
  hours: new Dictionary<Hours>(),
  languages: new Dictionary<FactRow['languages']>(),
  licence: new Dictionary<FactRow['licence']>(),
  years: new Dictionary<FactRow['years']>(),
  availableFrom: new Dictionary<FactRow['availableFrom']>(),
  consentEndsOn: new Dictionary<FactRow['consentEndsOn']>(),
};
export type ColumnName = keyof typeof DICTIONARIES;
export type ValueOf<N extends ColumnName> = (typeof DICTIONARIES)[N] extends Dictionary<infer Value> ? Value : never;
export const COLUMN_NAMES = Object.keys(DICTIONARIES) as ColumnName[];

export type TalentFacts = FactRow & {
  /** The numbers of the values, in the order of `COLUMN_NAMES`. */
  codes: readonly number[];
};

const departments = new Dictionary<FactRow['departments']>();
const weeks = new Dictionary<FactRow['week']>();
const employmentTypes = new Dictionary<FactRow['employmentTypes']>();

/** One value for all who have the same: a hundred thousand profiles say the same few things. */
export function toFacts(row: FactRow): TalentFacts {
  const hours = { min: row.hoursMin, max: row.hoursMax };
  const codes = COLUMN_NAMES.map((name) => codeOf(name, name === 'hours' ? hours : row[name]));
  const shared = <N extends ColumnName>(name: N) =>
    DICTIONARIES[name].values[codes[COLUMN_NAMES.indexOf(name)] ?? 0] as ValueOf<N>;
  return {
    ...row,
    occupation: shared('occupation'),
    occupationGroup: shared('occupationGroup'),
    home: shared('home') ?? row.home,
    region: shared('region'),
    specialties: shared('specialties'),
    departments: departments.share(row.departments),
    week: weeks.share(row.week),
    shifts: shared('shifts'),
    employmentTypes: employmentTypes.share(row.employmentTypes),
    languages: shared('languages'),
    availableFrom: shared('availableFrom'),
    consentEndsOn: shared('consentEndsOn'),
    codes,
  };
}

const codeOf = (name: ColumnName, value: unknown): number => (DICTIONARIES[name] as Dictionary<unknown>).codeOf(value);
