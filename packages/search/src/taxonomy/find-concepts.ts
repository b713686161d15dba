import type { Country } from '@stellenvisite/contract/countries';
import type { Word } from '../language/analyse-text.ts';
import { type FoundOccupation, findOccupations } from './find-occupations.ts';
import { FormReader, type Reading } from './form-reader.ts';
import { BROAD_OCCUPATIONS, DEPARTMENTS, EMPLOYER_TERMS, LEVELS, MEDICAL_FIELDS, occupationByKey } from './taxonomy.ts';

export type ConceptKind = 'occupation' | 'level' | 'specialty' | 'department' | 'employerKind';

/**
 * Something the words name. In one place, several of a kind are what the words may mean, one or the other; so are a
 * specialty and a department. An occupation holds beside both: "Kardiologe". A level in the place of an occupation
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

/** All that is known of the words, in the order of the words; what is part of an occupation's name is not told again. */
export function findConcepts(words: readonly Word[], country?: Country): FoundConcept[] {
  const places = placesOf(words, country);
  const occupations = findOccupations(words, country).filter((each) => !isPartOfPlace(each, places));
  return inOrder(occupations, places, words, country);
}

/** The same beside certain occupations. */
export function conceptsBeside(
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
  if (manner !== 'field' && manner !== 'vague') return false;
  const isBroad = BROAD_OCCUPATIONS.has(key);
  return places.some((place) => {
    const isAround = place.start <= start && place.end >= end;
    return isAround && (isBroad || place.end - place.start > end - start);
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
    ...places.filter((place) => !occupations.some((occupation) => isPartOf(place, occupation))),
  ].sort((one, other) => one.start - other.start);
}

/** "Leitender Oberarzt" has a level of its own words; where there is none, the occupation tells it. */
function levelsOf(occupations: readonly FoundOccupation[], written: readonly FoundConcept[]): FoundConcept[] {
  const told = occupations.flatMap((each) => {
    const level = occupationByKey.get(each.key)?.level;
    if (!level || written.some((other) => other.start < each.end && each.start < other.end)) return [];
    return [toConcept('level', { ...each, key: level })];
  });
  return [...written, ...told];
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
