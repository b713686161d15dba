import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { CONTRACTS } from '@stellenvisite/contract/jobs/job-fields';
import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import type { HoursRange } from '../sentence/wish.ts';
import type { WrittenFilters } from './query-plan.ts';
import { ABROAD_KINDS, type FilterKind, type ReadFilter } from './read-filters.ts';
import type { Scoped } from './read-parts.ts';

type Found = ReadFilter & Scoped;
type Shown = { kind: Understood['kind']; value?: string };
type EmploymentTypes = NonNullable<WrittenFilters['employmentType']>;

const EMPLOYMENT_TYPES: EmploymentTypes = ['full_time', 'part_time', 'temporary', 'freelance', 'internship'];
/** The shifts that are refused together with shift work, which leaves work by day. */
const BESIDES_DAY: readonly Shift[] = ['late', 'night'];

/** Returns the shifts that a part of the question refuses. */
export function refusedShifts({ kind, values, scope }: Found): readonly Shift[] {
  const isRefused = scope.polarity === 'excluded';
  if (kind === 'shift' && isRefused) return values as readonly Shift[];
  if (kind === 'dayTime') return dayTimeRefusals(values as readonly Shift[], scope.polarity);
  return kind === 'shiftWork' && isRefused ? BESIDES_DAY : [];
}

/** Returns the shifts that work by day leaves out: nights, late ones where nothing but mornings is possible, and early ones where mornings are refused. */
function dayTimeRefusals(values: readonly Shift[], polarity: Found['scope']['polarity']): readonly Shift[] {
  if (polarity === 'excluded') return values.length > 0 ? values : ['day'];
  return polarity === 'only' && values.length > 0 ? BESIDES_DAY : ['night'];
}

/** Returns the values a part of the question asks for: nothing but work from home is no mixture. */
export function wantedValues({ kind, values, scope }: Found): readonly string[] {
  return kind === 'remote' && scope.polarity === 'only' ? values.filter((value) => value !== 'hybrid') : values;
}

const NICETIES: ReadonlySet<FilterKind | 'ignored'> = new Set([
  'employmentType',
  'contract',
  'shift',
  'dayTime',
  'weekend',
  'remote',
  'benefit',
  ...ABROAD_KINDS,
]);

/** Checks whether a part of the question would only be nice to have: jobs that name it come first, and no other is left out. */
export function isNicety({ kind, scope, polarity }: Found): boolean {
  const isAsked = scope.polarity === 'wanted' || scope.polarity === polarity;
  return scope.isNice && !scope.isUnsure && isAsked && NICETIES.has(kind);
}

/** Returns what a part of the question is shown as; nothing where it says nothing. */
export function describeMeaning(filter: Found): Shown[] {
  const { kind, scope } = filter;
  const values = wantedValues(filter);
  const each = (shown: Understood['kind']) => values.map((value): Shown => ({ kind: shown, value }));
  if (kind === 'ignored') return [];
  if (scope.isUnsure) return [{ kind: 'unsure' }];
  if (isNicety(filter)) return [{ kind: 'benefit' }];
  const isRefused = scope.polarity === 'excluded';
  const shifts = refusedShifts(filter);
  if (shifts.length > 0) return shifts.map((value) => ({ kind: 'withoutShift', value }));
  switch (kind) {
    case 'shift':
      return each(scope.polarity === 'only' ? 'onlyShift' : 'shift');
    case 'weekend':
      return isRefused ? [{ kind: 'weekendFree', value: 'true' }] : [{ kind: 'weekendOnly', value: 'true' }];
    case 'onCall':
      return [{ kind: 'withoutOnCall' }];
    case 'agency':
    case 'training':
    case 'leadership':
      return [{ kind: 'excluded' }];
    case 'contract':
      return each(isRefused ? 'withoutContract' : 'contract');
    case 'employmentType':
      return each(isRefused ? 'withoutEmploymentType' : 'employmentType');
    case 'benefit':
      return [{ kind: 'benefit' }];
    case 'salaryMin':
    case 'salaryMax':
      return each(isRefused ? 'salaryMin' : kind);
    case 'dayTime':
    case 'shiftWork':
      return [];
    default:
      return isRefused && kind !== 'hours' ? [] : each(kind);
  }
}

/** Returns all that was read, as the search takes it. */
export function toWrittenFilters(found: readonly Found[]): WrittenFilters {
  const hours = hoursOf(found);
  const lists = {
    ...(hours ? {} : { employmentType: chosen(found, 'employmentType', EMPLOYMENT_TYPES) }),
    contract: chosen(found, 'contract', CONTRACTS),
    ...shiftsOf(found),
    remote: valuesOf(found, 'remote'),
  };
  const filled = Object.entries(lists).filter(([, values]) => values !== undefined && values.length > 0);
  const figures = (['radius', 'salaryMin', 'salaryMax'] as const).flatMap((kind) => {
    const value = figureOf(found, kind);
    return value === undefined ? [] : [[kind, value] as const];
  });
  const [sort] = valuesOf(found, 'sort');
  return {
    ...(Object.fromEntries(filled) as WrittenFilters),
    ...Object.fromEntries(figures),
    ...(hours ? { hours } : {}),
    ...(refuses(found, 'weekend') ? { weekendFree: true as const } : {}),
    ...(refuses(found, 'onCall') ? { onCall: 'none' as const } : {}),
    ...Object.fromEntries(ABROAD_KINDS.filter((kind) => asksFor(found, kind)).map((kind) => [kind, true])),
    ...(sort === undefined ? {} : { sort: sort as NonNullable<WrittenFilters['sort']> }),
  };
}

function refuses(found: readonly Found[], kind: FilterKind): boolean {
  return found.some((each) => each.kind === kind && each.scope.polarity === 'excluded');
}

function asksFor(found: readonly Found[], kind: FilterKind): boolean {
  return found.some((each) => each.kind === kind && each.scope.polarity !== 'excluded');
}

function valuesOf(found: readonly Found[], kind: FilterKind): string[] {
  const wanted = found.filter((each) => each.kind === kind && each.scope.polarity !== 'excluded');
  return [...new Set(wanted.flatMap(wantedValues))];
}

/** "nicht unter 3000 €" refuses an upper bound: it is the lower one. */
function figureOf(found: readonly Found[], kind: 'radius' | 'salaryMin' | 'salaryMax'): number | undefined {
  const isMeant = (each: Found) =>
    each.scope.polarity === 'excluded' ? kind === 'salaryMin' && each.kind.startsWith('salary') : each.kind === kind;
  const value = found.find((each) => isMeant(each) && each.values.length > 0)?.values[0];
  return value === undefined ? undefined : Number(value);
}

/** Returns the wanted values; if none is wanted but some are refused, all others. */
function chosen<T extends string>(found: readonly Found[], kind: FilterKind, all: readonly T[]): T[] {
  const wanted = valuesOf(found, kind) as T[];
  if (wanted.length > 0) return wanted;
  const refused = found.filter((each) => each.kind === kind).flatMap(({ values }) => values);
  return refused.length > 0 ? all.filter((value) => !refused.includes(value)) : [];
}

function shiftsOf(found: readonly Found[]): Pick<WrittenFilters, 'shift' | 'withoutShift'> {
  const only = found
    .filter(({ kind, scope }) => kind === 'shift' && scope.polarity === 'only')
    .flatMap(({ values }) => values);
  const refused = new Set([...found.flatMap(refusedShifts), ...(only.length > 0 ? besides(only) : [])]);
  const shift = valuesOf(found, 'shift').filter((each) => !refused.has(each as Shift)) as Shift[];
  return { shift, withoutShift: SHIFTS.filter((each) => refused.has(each)) };
}

/** Early and late shifts are by day as well. */
function besides(only: readonly string[]): Shift[] {
  const isByDay = only.some((each) => each !== 'night');
  return SHIFTS.filter((each) => !only.includes(each) && !(each === 'day' && isByDay));
}

/** "keine 40 Stunden" is fewer. */
function hoursOf(found: readonly Found[]): HoursRange | undefined {
  const read = found.find(({ kind, hours }) => kind === 'hours' && hours !== undefined);
  if (!read?.hours) return undefined;
  const { min, unit } = read.hours;
  return read.scope.polarity === 'excluded' && min !== undefined ? { max: min - 1, unit } : read.hours;
}
