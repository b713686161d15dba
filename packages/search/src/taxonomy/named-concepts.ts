import type { Country } from '@stellenvisite/contract/jobs/countries';
import { analyseText } from '../language/analyse-text.ts';
import { adjacentConcepts, type ConceptKind } from './find-concepts.ts';
import { findOccupations, type Manner } from './find-occupations.ts';
import { BROAD_OCCUPATIONS } from './taxonomy.ts';

export type NamedConcept = {
  kind: ConceptKind;
  key: string;
  /** Of an occupation: whether a person is named by it, or only the work; null for anything else. */
  manner: Manner | null;
  isShortForm: boolean;
  /** A word that leaves open which occupation it is: "Arzt", "Pflege". */
  isBroad: boolean;
  /** How many words it was read from. */
  words: number;
};

/** Returns the concepts that a line of a CV names, in the order of its words. */
export function namedConcepts(text: string, country?: Country): NamedConcept[] {
  const words = analyseText(text);
  const occupations = findOccupations(words, country);
  const people = occupations.filter(({ manner }) => manner === 'person' || manner === 'doctor');
  const mannerOf = (kind: ConceptKind, key: string, start: number) =>
    kind === 'occupation' ? (people.find((each) => each.key === key && each.start === start)?.manner ?? null) : null;
  return adjacentConcepts(people, words, country).map(({ kind, key, start, end, isShortForm }) => ({
    kind,
    key,
    manner: mannerOf(kind, key, start),
    isShortForm,
    isBroad: kind === 'occupation' && BROAD_OCCUPATIONS.has(key),
    words: end - start,
  }));
}
