import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { createNumberedValues, type NumberedValues } from '@stellenvisite/search/columns';
import type { InferSelectModel } from 'drizzle-orm';

/** Columns that profiles are searched, counted and compared by. */
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

/** The number of no region at all: `null` comes first in the list of regions. */
export const NO_REGION = 0;

/** Creates the values of profiles by which they are filtered and counted, each known by a number. Regions have one list for all uses. */
function createColumnValues() {
  const regions = createNumberedValues<string | null>([null]);
  return {
    occupation: createNumberedValues<FactRow['occupation']>(),
    occupationGroup: createNumberedValues<FactRow['occupationGroup']>(),
    category: createNumberedValues<FactRow['category']>(),
    home: regions,
    region: regions,
    specialties: createNumberedValues<FactRow['specialties']>(),
    shifts: createNumberedValues<FactRow['shifts']>(),
    hours: createNumberedValues<Hours>(),
    languages: createNumberedValues<FactRow['languages']>(),
    licence: createNumberedValues<FactRow['licence']>(),
    years: createNumberedValues<FactRow['years']>(),
    availableFrom: createNumberedValues<FactRow['availableFrom']>(),
    consentEndsOn: createNumberedValues<FactRow['consentEndsOn']>(),
  };
}

export type ColumnValues = ReturnType<typeof createColumnValues>;
export type ColumnName = keyof ColumnValues;
export type ValueOf<N extends ColumnName> = ColumnValues[N] extends NumberedValues<infer Value> ? Value : never;

/** All values that the profiles of one index have. */
export type TalentValues = {
  columns: ColumnValues;
  /** The order of the numbers in `TalentFacts`. */
  names: readonly ColumnName[];
  departments: NumberedValues<FactRow['departments']>;
  weeks: NumberedValues<FactRow['week']>;
  employmentTypes: NumberedValues<FactRow['employmentTypes']>;
};

export function createTalentValues(): TalentValues {
  const columns = createColumnValues();
  return {
    columns,
    names: Object.keys(columns) as ColumnName[],
    departments: createNumberedValues(),
    weeks: createNumberedValues(),
    employmentTypes: createNumberedValues(),
  };
}

export type TalentFacts = FactRow & {
  /** The numbers of the values, in the order of `TalentValues.names`. */
  codes: readonly number[];
};

/** Returns one shared value for all who have the same: a hundred thousand profiles state the same few facts. */
export function toFacts(values: TalentValues, row: FactRow): TalentFacts {
  const { columns, names } = values;
  const hours = { min: row.hoursMin, max: row.hoursMax };
  const codes = names.map((name) =>
    (columns[name] as NumberedValues<unknown>).numberOf(name === 'hours' ? hours : row[name]),
  );
  return {
    ...row,
    occupation: columns.occupation.share(row.occupation),
    occupationGroup: columns.occupationGroup.share(row.occupationGroup),
    home: columns.home.share(row.home) ?? row.home,
    region: columns.region.share(row.region),
    specialties: columns.specialties.share(row.specialties),
    departments: values.departments.share(row.departments),
    week: values.weeks.share(row.week),
    shifts: columns.shifts.share(row.shifts),
    employmentTypes: values.employmentTypes.share(row.employmentTypes),
    languages: columns.languages.share(row.languages),
    availableFrom: columns.availableFrom.share(row.availableFrom),
    consentEndsOn: columns.consentEndsOn.share(row.consentEndsOn),
    codes,
  };
}
