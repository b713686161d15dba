import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Word } from '../language/analyse-text.ts';
import { specialtyOfDepartment } from './department-specialties.ts';
import { type FoundOccupation, findOccupations } from './find-occupations.ts';
import { FormReader, type Reading } from './form-reader.ts';
import {
  BROAD_OCCUPATIONS,
  DEPARTMENTS,
  departmentByKey,
  EMPLOYER_TERMS,
  LEVELS,
  MEDICAL_FIELDS,
  occupationByKey,
} from './taxonomy.ts';

export type ConceptKind = 'occupation' | 'level' | 'specialty' | 'department' | 'employerKind';

/**
 * Something the words name. In one place, several of a kind are what the words may mean, one or the other; so are a
 * specialty and a department. An occupation holds next to both: "Kardiologe". A level in the place of an occupation
 * is the occupation's own and says nothing more.
 */
export type FoundConcept = {
  kind: ConceptKind;
  key: string;
  /** The words it was read from: the first, and the one behind the last. */
  start: number;
  end: number;
  isShortForm: boolean;
  /** Of a short form: where it means this. */
  countries?: Country[];
  /** Of a kind of employer: by which of its words. */
  term?: string;
};

const levels = new FormReader(LEVELS.map((each) => ({ ...each, value: each.key, forms: formsOf(each) })));
const specialties = new FormReader(
  MEDICAL_FIELDS.map((each) => ({ ...each, value: each.key, forms: [...formsOf(each), ...each.doctors] })),
);
const departments = new FormReader(
  DEPARTMENTS.map((each) => {
    const field = MEDICAL_FIELDS.find(({ key }) => key === each.field);
    const short = [...each.short, ...(field?.short ?? [])];
    return {
      value: each.key,
      forms: [...formsOf(each), ...(field ? [...formsOf(field), ...field.doctors] : [])],
      short,
    };
  }),
);
const employerKinds = new FormReader(
  EMPLOYER_TERMS.flatMap((each) =>
    each.kind ? [{ ...each, value: { kind: each.kind, term: each.key }, forms: formsOf(each) }] : [],
  ),
);

function formsOf({ forms, english }: { forms: readonly string[]; english: readonly string[] }): string[] {
  return [...forms, ...english];
}

/** Returns all concepts that the words name, in the order of the words, without those that are part of an occupation's name. */
export function findConcepts(words: readonly Word[], country?: Country): FoundConcept[] {
  const places = placesOf(words, country);
  const occupations = findOccupations(words, country).filter((each) => !isPartOfPlace(each, places));
  return inOrder(occupations, places, words, country);
}

/** Returns the fields that are part of an occupation's name: "Anästhesiepflege". */
export function fieldsInside(words: readonly Word[]): string[] {
  const parts = words.flatMap((word) => word.parts.map((part): Word => ({ text: part, stem: part, parts: [part] })));
  return specialties.read(parts).map(({ value }) => value);
}

/** Departments whose name is also the name of the work: "Sozialdienst", "Rettungsdienst". */
const NAMED_AFTER_WORK: ReadonlySet<string> = new Set(['sozialdienst', 'rettung', 'krankenhausapotheke']);

/** Returns the departments and kinds of employers that an occupation's name says as well: "Sozialdienst", "Endoskopieschwester". */
export function workplacesInside(words: readonly Word[], isRefused: boolean): { kind: ConceptKind; key: string }[] {
  const parts = words.flatMap((word) => word.parts.map((part): Word => ({ text: part, stem: part, parts: [part] })));
  const whole = departments.read(words).filter(({ value }) => isRefused || NAMED_AFTER_WORK.has(value));
  const partly = departments.read(parts).filter(({ value }) => isOfField(value));
  const kinds = whole.length > 0 ? employerKinds.read(words).filter(({ start }) => start === whole[0]?.start) : [];
  return [
    ...[...whole, ...partly].map(({ value }) => ({ kind: 'department' as const, key: value })),
    ...kinds.map(({ value }) => ({ kind: 'employerKind' as const, key: value.term })),
  ];
}

/** Checks whether a department belongs to a field of medicine whose words do not name it. */
function isOfField(key: string): boolean {
  return departmentByKey.get(key)?.field === undefined && specialtyOfDepartment(key) !== null;
}

/** Returns the same next to certain occupations. */
export function adjacentConcepts(
  occupations: readonly FoundOccupation[],
  words: readonly Word[],
  country?: Country,
): FoundConcept[] {
  return inOrder(occupations, placesOf(words, country), words, country);
}

function placesOf(words: readonly Word[], country: Country | undefined): FoundConcept[] {
  return [
    ...found('specialty', specialties.read(words, country)),
    ...found('department', departments.read(words, country)),
    ...employerKinds
      .read(words, country)
      .map(({ value: { kind, term }, ...place }) => ({ ...toConcept('employerKind', { key: kind, ...place }), term })),
  ];
}

/** The "Pflege" in "Tagespflege" and the "Psychotherapie" in "Psychiatrie und Psychotherapie" say where, not what. */
function isPartOfPlace({ key, manner, start, end }: FoundOccupation, places: readonly FoundConcept[]): boolean {
  const isBroad = BROAD_OCCUPATIONS.has(key);
  const isWork = manner === 'field' || manner === 'vague';
  if (!isWork && !isBroad) return false;
  return places.some((place) => {
    const isAround = place.start <= start && place.end >= end;
    return isAround && ((isBroad && isWork) || place.end - place.start > end - start);
  });
}

function inOrder(
  occupations: readonly FoundOccupation[],
  places: readonly FoundConcept[],
  words: readonly Word[],
  country: Country | undefined,
): FoundConcept[] {
  return [
    ...occupations.map((each) => toConcept('occupation', each)),
    ...levelsOf(occupations, found('level', levels.read(words, country))),
    ...places.flatMap((place) => readAdjacent(place, occupations, words, country)),
  ].sort((one, other) => one.start - other.start);
}

/** Of a name that an occupation is part of, its other words may be one: "Hausärztin für Praxis", "respiratory ward nurse". */
function readAdjacent(
  place: FoundConcept,
  occupations: readonly FoundOccupation[],
  words: readonly Word[],
  country: Country | undefined,
): FoundConcept[] {
  const around = occupations.find((occupation) => isPartOf(place, occupation));
  if (!around) return [place];
  const [start, end] = place.end > around.end ? [around.end, place.end] : [place.start, around.start];
  if (start >= end || (place.end > around.end && place.start < around.start)) return [];
  return placesOf(words.slice(start, end), country)
    .filter(({ kind }) => kind === place.kind)
    .map((each) => ({ ...each, start: each.start + start, end: each.end + start }));
}

/** "Leitender Oberarzt" has a level of its own words; where there is none, the occupation tells it. */
function levelsOf(occupations: readonly FoundOccupation[], written: readonly FoundConcept[]): FoundConcept[] {
  const specific = occupations.flatMap((each) => {
    const level = occupationByKey.get(each.key)?.level;
    if (!level || written.some((other) => other.start < each.end && each.start < other.end)) return [];
    return [toConcept('level', { ...each, key: level })];
  });
  return [...written, ...specific];
}

function isPartOf({ start, end }: FoundConcept, occupation: FoundOccupation): boolean {
  const isDoctorOfField = occupation.manner === 'doctor' && occupation.start === start && occupation.end === end;
  return start < occupation.end && occupation.start < end && !isDoctorOfField;
}

function found(kind: ConceptKind, readings: readonly Reading<string>[]): FoundConcept[] {
  return readings.map(({ value, ...place }) => toConcept(kind, { key: value, ...place }));
}

function toConcept(
  kind: ConceptKind,
  { key, start, end, isShortForm, countries }: Omit<FoundOccupation, 'manner'>,
): FoundConcept {
  return { kind, key, start, end, isShortForm, ...(countries ? { countries: [...countries] } : {}) };
}
