import compoundParts from '../language/compound-parts.json' with { type: 'json' };
import stopWords from '../language/stop-words.json' with { type: 'json' };
import questionWords from './question-words.json' with { type: 'json' };
import { DEPARTMENTS, EMPLOYER_TERMS, LEVELS, MEDICAL_FIELDS, OCCUPATIONS } from './taxonomy.ts';
import writtenFilters from './written-filters.json' with { type: 'json' };

const WORD = /[\p{L}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Lists every word of the trade's own vocabulary and of what people write around it. */
export function listTradeWords(): string[] {
  const terms = [...OCCUPATIONS, ...LEVELS, ...MEDICAL_FIELDS, ...DEPARTMENTS, ...EMPLOYER_TERMS];
  const {
    ordinaryPlaces: _,
    notThePlace: __,
    numbers,
    payDegrees: ___,
    homographs: ____,
    workplaces: _____,
    learntElsewhere: ______,
    placesAbroad: _______,
    ...lists
  } = questionWords;
  return [
    ...terms.flatMap(({ forms, english, short, label }) => [
      ...forms,
      ...english,
      ...short.map(({ text }) => text),
      label.de,
    ]),
    ...OCCUPATIONS.flatMap(({ fields }) => fields),
    ...MEDICAL_FIELDS.flatMap(({ doctors }) => doctors),
    ...EMPLOYER_TERMS.flatMap(({ names }) => names),
    ...writtenFilters.flatMap(({ words }) => words),
    ...Object.values(lists).flat(),
    ...Object.keys(numbers),
    ...stopWords,
    ...compoundParts,
  ].flatMap(wordsOf);
}
