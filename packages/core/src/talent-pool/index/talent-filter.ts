import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { LANGUAGE_LEVELS } from '@stellenvisite/contract/seekers/seeker-profiles';
import { TALENT_HOURS_RANGE, type TalentHours } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentFilter } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { type NumberedValues, type Weight, weighColumn } from '@stellenvisite/search/columns';
import { narrowerOf } from '@stellenvisite/search/taxonomy';
import { findRegionKeys } from '../search/talent-regions.ts';
import type { ColumnName, ColumnValues, TalentFacts, TalentValues, ValueOf } from './talent-facts.ts';

/**
 * The visible profiles as columns of numbers: a filter asks each value once and then reads one short list, where a walk through a
 * hundred thousand profiles would wait for memory at every step.
 */
export type TalentTable = {
  listed: readonly TalentFacts[];
  columns: Readonly<Record<ColumnName, Uint32Array>>;
  values: ColumnValues;
};

export const valuesOf = <N extends ColumnName>({ values }: Pick<TalentTable, 'values'>, column: N) =>
  values[column] as unknown as NumberedValues<ValueOf<N>>;

export type FilterName = keyof TalentFilter;
type ConditionOf<N extends ColumnName> = { column: N; holds: (value: ValueOf<N>) => boolean };
/** Of one column: a filter reads one thing that the card shows. The region is the one that the viewer sees. */
type Condition = { [N in ColumnName]: ConditionOf<N> }[ColumnName];

/** Each filter reads only what the card shows; what somebody does not show is never found by it. */
const CONDITIONS: { [N in FilterName]: (filter: TalentFilter) => Condition | null | undefined } = {
  occupation: ({ occupation }) =>
    occupation && { column: 'occupation', holds: isOneOf(occupation.flatMap((each) => narrowerOf(each))) },
  category: ({ category }) => category && { column: 'category', holds: isOneOf(category) },
  location: ({ location, radius }) =>
    location ? { column: 'region', holds: isOneOf(findRegionKeys(location, radius) ?? []) } : null,
  radius: () => null,
  shift: ({ shift }) => shift && { column: 'shifts', holds: (shifts) => shift.some((each) => shifts.includes(each)) },
  hours: ({ hours }) => hours && { column: 'hours', holds: (own) => hours.some((band) => worksHours(own, band)) },
  language: ({ language, languageLevel }) =>
    language && !languageLevel
      ? { column: 'languages', holds: (languages) => languages.some((each) => each.language === language) }
      : null,
  languageLevel: ({ language = 'de', languageLevel }) =>
    languageLevel
      ? { column: 'languages', holds: (languages) => speaksAtLeast(languages, language, languageLevel) }
      : null,
  licence: ({ licence }) => licence && { column: 'licence', holds: isOneOf(licence) },
  availableBy: ({ availableBy }) =>
    availableBy ? { column: 'availableFrom', holds: (from) => isAvailableBy(from, `${availableBy}-01`) } : null,
  years: ({ years }) => years && { column: 'years', holds: isOneOf(years) },
};

function isOneOf(values: readonly string[]): (value: string | null) => boolean {
  const wanted = new Set(values);
  return (value) => value !== null && wanted.has(value);
}

export function worksHours({ min, max }: ValueOf<'hours'>, band: TalentHours): boolean {
  if (min === null && max === null) return false;
  const [from, to] = TALENT_HOURS_RANGE[band];
  return (min ?? 0) < to && (max ?? 60) >= from;
}

type Level = (typeof LANGUAGE_LEVELS)[number];

export function speaksAtLeast(languages: ValueOf<'languages'>, language: string, level: string): boolean {
  const least = LANGUAGE_LEVELS.indexOf(level as Level);
  return languages.some(
    (each) => each.language === language && each.level !== null && LANGUAGE_LEVELS.indexOf(each.level) >= least,
  );
}

export const isAvailableBy = (availableFrom: string | null, day: string): boolean =>
  availableFrom !== null && availableFrom <= day;

export const worksAll = (shifts: readonly Shift[], wanted: readonly Shift[]): boolean =>
  wanted.every((shift) => shifts.includes(shift));

export const FILTER_NAMES = Object.keys(CONDITIONS) as FilterName[];

export type NamedCondition = { name: FilterName; weight: Weight };

/** Returns the filters that are set; a value that meets one weighs 1. */
export function talentConditions(table: TalentTable, filter: TalentFilter): NamedCondition[] {
  return FILTER_NAMES.flatMap((name) => {
    const condition = CONDITIONS[name](filter);
    return condition ? [{ name, weight: weighCondition(table, condition as ConditionOf<ColumnName>) }] : [];
  });
}

const weighCondition = <N extends ColumnName>(table: TalentTable, { column, holds }: ConditionOf<N>): Weight =>
  weigh(table, column, (value) => (holds(value) ? 1 : 0));

export function toTalentTable(listed: readonly TalentFacts[], { names, columns: values }: TalentValues): TalentTable {
  const columns = names.map(() => new Uint32Array(listed.length));
  for (const [place, { codes }] of listed.entries()) {
    for (const [index, column] of columns.entries()) column[place] = codes[index] ?? 0;
  }
  const byName = Object.fromEntries(names.map((name, index) => [name, columns[index]]));
  return { listed, columns: byName as TalentTable['columns'], values };
}

/** In `table.columns.region` every profile has the region that the viewer sees. */
export function weigh<N extends ColumnName>(
  { columns, values }: Pick<TalentTable, 'columns' | 'values'>,
  column: N,
  weightOf: (value: ValueOf<N>) => number,
): Weight {
  return weighColumn(columns[column], valuesOf({ values }, column), weightOf);
}
