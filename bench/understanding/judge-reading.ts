import { findKnownLocation } from '@stellenvisite/search/places';
import type { SentenceReading, Wish } from '@stellenvisite/search/sentence';
import type { Field, Sentence } from './sentence.ts';

/** A field that was read wrongly, with the value that was read instead. */
export type Mistake = { field: Field; expected: unknown; read: unknown };

type Fields = Partial<Record<Field, unknown>>;
type Side = 'wanted' | 'excluded';

const HOURS_A_WEEK = 40;
const HOURS_TOLERANCE = 2;
const PAY_TOLERANCE = 0.05;
/** Fields of which any of the expected values counts. */
const ANY: ReadonlySet<Field> = new Set([
  'occupation',
  'specialty',
  'level',
  'employerKind',
  'notOccupation',
  'notSpecialty',
  'notLevel',
  'notEmployerKind',
]);

/** Returns the wishes of a sentence in the neutral fields of the test material. */
export function toFields({ wishes }: SentenceReading): Fields {
  const sure = wishes.filter(({ isUnsure }) => !isUnsure);
  const of = (kinds: readonly Wish['kind'][], side: Side) =>
    sure.filter(({ kind, polarity }) => kinds.includes(kind) && (polarity === 'excluded') === (side === 'excluded'));
  const values = (kinds: readonly Wish['kind'][], side: Side) => [
    ...new Set(of(kinds, side).flatMap((wish) => (wish.kind === 'agency' ? ['agency'] : wish.values))),
  ];
  const musts = (kind: Wish['kind']) =>
    of([kind], 'wanted').filter(
      ({ strength, values }) => kind !== 'shift' || strength === 'must' || values.length === 1,
    );
  const isTraining = values(['occupation', 'level'], 'wanted').includes('ausbildung');
  const hasTraining = of(['training'], 'excluded').length > 0;
  const [hours] = sure.filter(({ kind }) => kind === 'hours');
  const pay = (kind: 'salaryMin' | 'salaryMax') =>
    sure.find((wish) => wish.kind === kind && wish.values.length > 0)?.values[0];
  const shifts = musts('shift');
  const weekend = sure.filter(({ kind }) => kind === 'weekend');
  const benefits = of(['benefit'], 'wanted');
  return {
    occupation: values(['occupation'], 'wanted').filter((key) => key !== 'ausbildung'),
    specialty: values(['specialty', 'department'], 'wanted'),
    level: values(['level'], 'wanted'),
    employerKind: values(['employerKind', 'agency'], 'wanted'),
    notOccupation: values(['occupation'], 'excluded'),
    notSpecialty: values(['specialty', 'department'], 'excluded'),
    notLevel: values(['level'], 'excluded'),
    notEmployerKind: values(['employerKind', 'agency'], 'excluded'),
    place: values(['place', 'country'], 'wanted'),
    notPlace: values(['place', 'country'], 'excluded'),
    radius: Number(values(['radius'], 'wanted')[0] ?? Number.NaN) || undefined,
    shift: [...new Set(shifts.flatMap((wish) => wish.values))],
    onlyShift: shifts.some(({ polarity }) => polarity === 'only') || undefined,
    notShift: values(['shift'], 'excluded'),
    weekend: weekend.some(({ polarity }) => polarity === 'excluded')
      ? 'free'
      : weekend.some(({ polarity }) => polarity === 'only')
        ? 'only'
        : undefined,
    onCall: of(['onCall'], 'excluded').length > 0 ? 'none' : undefined,
    employmentType: values(['employmentType'], 'wanted'),
    notEmploymentType: values(['employmentType'], 'excluded'),
    contract: values(['contract'], 'wanted'),
    notContract: values(['contract'], 'excluded'),
    hours: hours ? hoursOf(hours) : undefined,
    remote: values(['remote'], 'wanted'),
    training: hasTraining ? 'none' : isTraining ? 'only' : undefined,
    salaryMin: pay('salaryMin') === undefined ? undefined : Number(pay('salaryMin')),
    salaryMax: pay('salaryMax') === undefined ? undefined : Number(pay('salaryMax')),
    sort: values(['sort'], 'wanted')[0]?.replace('_desc', ''),
    benefit: benefits.length > 0 ? benefits.map(({ start, end }) => `${start}-${end}`) : [],
  };
}

function hoursOf({ hours, polarity }: Wish): [number | null, number | null] {
  const factor = hours?.unit === 'percent' ? HOURS_A_WEEK / 100 : 1;
  const at = (value: number | undefined) => (value === undefined ? null : value * factor);
  return polarity === 'excluded' ? [null, at(hours?.min)] : [at(hours?.min), at(hours?.max)];
}

/** Compares what was read with what is expected, field by field. */
export function judgeReading(sentence: Sentence, reading: SentenceReading): Mistake[] {
  const read = toFields(reading);
  const { expect, open = [] } = sentence;
  const hasWords = reading.wishes.some(({ kind, polarity }) => kind === 'word' && polarity !== 'excluded');
  return (Object.keys(read) as Field[]).flatMap((field): Mistake[] => {
    if (open.includes(field) || isNeverJudged(field, sentence)) return [];
    const [expected, found] = [expect[field], read[field]];
    if (field === 'benefit' && expected !== undefined && hasWords) return [];
    return isRight(field, expected, found, read) ? [] : [{ field, expected, read: found }];
  });
}

function isNeverJudged(field: Field, { expect }: Sentence): boolean {
  return field === 'employmentType' && expect.hours !== undefined && expect.employmentType === undefined;
}

function isRight(field: Field, expected: unknown, found: unknown, read: Fields): boolean {
  const list = Array.isArray(found) ? found : undefined;
  if (expected === undefined) return found === undefined || list?.length === 0;
  if (field === 'hours') return areNear(expected as (number | null)[], (list ?? []) as (number | null)[]);
  if (field === 'place' || field === 'notPlace')
    return isSamePlaces([expected].flat() as string[], (list ?? []) as string[]);
  if (field === 'salaryMin' || field === 'salaryMax')
    return typeof found === 'number' && Math.abs(found - Number(expected)) <= Number(expected) * PAY_TOLERANCE;
  if (field === 'benefit') return (list?.length ?? 0) > 0;
  if (ANY.has(field)) {
    // Leadership is a level and an occupation, and so is a trainee.
    const also =
      field === 'notLevel'
        ? ((read.notOccupation ?? []) as string[])
        : field === 'notOccupation'
          ? ((read.notLevel ?? []) as string[])
          : [];
    const all = [...(list ?? []), ...also] as string[];
    return all.length > 0 && all.some((value) => (expected as string[]).includes(value));
  }
  if (list)
    return (
      list.length === (expected as string[]).length && list.every((value) => (expected as string[]).includes(value))
    );
  return found === expected;
}

function areNear(expected: readonly (number | null)[], found: readonly (number | null)[]): boolean {
  return expected.every((value, at) => {
    const other = found[at] ?? null;
    return value === null || other === null ? value === other : Math.abs(value - other) <= HOURS_TOLERANCE;
  });
}

/** Each expected place is found, and no other. */
function isSamePlaces(expected: readonly string[], found: readonly string[]): boolean {
  const names = (texts: readonly string[]) => new Set(texts.map(nameOf));
  const [wanted, read] = [names(expected), names(found)];
  return wanted.size === read.size && [...wanted].every((name) => read.has(name));
}

function nameOf(text: string): string {
  const location = findKnownLocation(text);
  const name = location?.name ?? text;
  return (
    name
      .replace(/^\d{4,5} /, '')
      .replace(/^Kanton /, '')
      .split(',')[0] ?? name
  );
}
