import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { LANGUAGE_LEVELS } from '@stellenvisite/contract/seekers/seeker-profiles';
import { TALENT_HOURS } from '@stellenvisite/contract/talent-pool/talent-pool';
import type {
  TalentFacets,
  TalentFacetsQuery,
  TalentFilter,
} from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { weightAt } from '@stellenvisite/search/columns';
import type { Context } from '../../context.ts';
import { requirePoolAccess } from '../access/require-pool-access.ts';
import { occupationTerm } from '../search/get-talent-profile.ts';
import { locationOfRegion, toTalentRegion } from '../search/talent-regions.ts';
import { findTalentViewer } from '../search/talent-viewer.ts';
import { readSeenTalent, type SeenTalent, UNSEEN } from './seen-talent.ts';
import type { ColumnName, ValueOf } from './talent-facts.ts';
import {
  type FilterName,
  type NamedCondition,
  speaksAtLeast,
  talentConditions,
  valuesOf,
  worksHours,
} from './talent-filter.ts';

const MONTHS_AHEAD = 12;
const LOCATIONS_SHOWN = 40;

/** Counts of what this employer can see one by one: they tell nothing that the list does not. */
export async function countTalentFacets(
  ctx: Context,
  { employerId, ...filter }: TalentFacetsQuery,
): Promise<TalentFacets> {
  const { person, actsFor } = await requirePoolAccess(ctx, 'talent_pool.read', employerId);
  const viewer = await findTalentViewer(ctx, { person, actsFor });
  const counts = countValues(await readSeenTalent(ctx, viewer), filter);
  return {
    occupation: byCount(counts.occupation).map((row) => ({
      ...row,
      label: occupationTerm(row.value, ctx.language).label,
    })),
    category: byCount(counts.category) as TalentFacets['category'],
    location: toLocations(ctx, byCount(counts.location)),
    shift: byCount(counts.shift) as TalentFacets['shift'],
    hours: TALENT_HOURS.map((value) => ({ value, count: counts.hours.get(value) ?? 0 })),
    language: byCount(counts.language) as TalentFacets['language'],
    languageLevel: LANGUAGE_LEVELS.map((value) => ({ value, count: counts.languageLevel.get(value) ?? 0 })),
    licence: byCount(counts.licence) as TalentFacets['licence'],
    years: byCount(counts.years) as TalentFacets['years'],
    availableBy: addUp(ctx.now(), byCount(counts.availableBy)),
  };
}

type FacetName = Exclude<FilterName, 'radius'>;
type Counts = Record<FacetName, Map<string, number>>;
type Row = { value: string; count: number };

/** A choice is counted next to all other filters, not next to its own. */
const LANGUAGE_FILTERS: readonly FilterName[] = ['language', 'languageLevel'];
const WITHOUT_FILTERS: Partial<Record<FacetName, readonly FilterName[]>> = {
  language: LANGUAGE_FILTERS,
  languageLevel: LANGUAGE_FILTERS,
};

/** Counts the choices of each filter. A profile that fails one filter alone counts for the choices of that filter. */
function countValues(table: SeenTalent, filter: TalentFilter): Counts {
  const conditions = talentConditions(table, filter);
  const failed = findFailed(table, conditions);
  const counts = Object.entries(readers(filter.language ?? 'de')).map(([name, reader]) => {
    const ignored = WITHOUT_FILTERS[name as FacetName] ?? [name as FacetName];
    const isCounted = new Uint8Array(SEVERAL + 1);
    isCounted[NONE] = 1;
    for (const [index, condition] of conditions.entries())
      if (ignored.includes(condition.name)) isCounted[index + 1] = 1;
    return [name, reader(table, { failed, isCounted })];
  });
  return Object.fromEntries(counts) as Counts;
}

const NONE = 0;
const SEVERAL = 255;
/** For each profile which of the conditions it does not meet, counted from 1; `SEVERAL` also for who may not be seen. */
type Failed = Uint8Array;

function findFailed({ columns: { region } }: SeenTalent, conditions: readonly NamedCondition[]): Failed {
  const failed = new Uint8Array(region.length);
  for (let place = 0; place < region.length; place++) if (region[place] === UNSEEN) failed[place] = SEVERAL;
  for (const [index, { weight }] of conditions.entries()) {
    for (let place = 0; place < region.length; place++) {
      if (weightAt(weight, place) === 0) failed[place] = failed[place] === NONE ? index + 1 : SEVERAL;
    }
  }
  return failed;
}

type Choices = readonly (string | null)[];
type Counted = { failed: Failed; isCounted: Uint8Array };
type Reader = (table: SeenTalent, counted: Counted) => Map<string, number>;

/** Those who say the same are added up before their choices are listed. */
function reader<N extends ColumnName>(column: N, choices: (value: ValueOf<N>) => Choices): Reader {
  return (table, { failed, isCounted }) => {
    const codes = table.columns[column];
    const values = valuesOf(table, column).list;
    const counts = new Uint32Array(values.length);
    for (let place = 0; place < codes.length; place++) {
      const code = codes[place] ?? 0;
      if (isCounted[failed[place] ?? SEVERAL] === 1) counts[code] = (counts[code] ?? 0) + 1;
    }
    return countChoices(values, counts, choices);
  };
}

function countChoices<Value>(values: readonly Value[], counts: Uint32Array, choices: (value: Value) => Choices) {
  const added = new Map<string, number>();
  for (const [code, value] of values.entries()) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const choice of choices(value)) if (choice !== null) added.set(choice, (added.get(choice) ?? 0) + count);
  }
  return added;
}

const single = (value: string | null): Choices => [value];

function readers(asked: string): Record<FacetName, Reader> {
  return {
    occupation: reader('occupation', single),
    category: reader('category', single),
    location: reader('region', single),
    shift: reader('shifts', (shifts) => shifts),
    hours: reader('hours', (hours) => TALENT_HOURS.filter((band) => worksHours(hours, band))),
    language: reader('languages', (languages) => languages.map(({ language }) => language)),
    languageLevel: reader('languages', (languages) =>
      LANGUAGE_LEVELS.filter((level) => speaksAtLeast(languages, asked, level)),
    ),
    licence: reader('licence', single),
    years: reader('years', single),
    availableBy: reader('availableFrom', (from) => [from?.slice(0, 7) ?? null]),
  };
}

function byCount(counts: ReadonlyMap<string, number>): Row[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function toLocations(ctx: Context, rows: readonly Row[]): TalentFacets['location'] {
  return rows
    .flatMap(({ value, count }) => {
      const location = locationOfRegion(value);
      return location ? [{ value: location, label: toTalentRegion(value, ctx.language).label, count }] : [];
    })
    .slice(0, LOCATIONS_SHOWN);
}

/** For each of the coming months: who is available by then. */
function addUp(now: Date, rows: readonly Row[]): TalentFacets['availableBy'] {
  const today = toBerlinClock(now);
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
    const count = rows.filter(({ value }) => value <= month).reduce((sum, row) => sum + row.count, 0);
    return { value: month, count };
  });
}
