import type { SearchField, SearchMatch } from '@stellenvisite/contract/jobs/job-search';
import type { Word } from '../language/analyse-text.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import type { Alternative } from './query-plan.ts';
import { POINTS, SPELLING_FACTOR } from './ranking-points.ts';

type Prefix = keyof typeof TERM_PREFIX;

export function termsOfWords(prefix: Prefix, stems: readonly string[]): string[] {
  return stems.map((stem) => TERM_PREFIX[prefix] + stem);
}

export function stemsOf(words: readonly Word[]): string[] {
  return words.map(({ stem }) => stem);
}

export function alternative(
  terms: readonly string[],
  points: number,
  field: SearchField,
  match: SearchMatch = 'exact',
): Alternative {
  return { terms, points, field, match };
}

/** A plain word is looked for everywhere, and a compound also by its parts. */
export function wordAlternatives({ stem, parts }: Word): Alternative[] {
  const everywhere = [
    alternative(termsOfWords('title', [stem]), POINTS.titleExact, 'title'),
    alternative(termsOfWords('titlePart', [stem]), POINTS.titlePart, 'title'),
    alternative(termsOfWords('employer', [stem]), POINTS.employer, 'employer'),
    alternative(termsOfWords('place', [stem]), POINTS.place, 'place'),
    alternative(termsOfWords('text', [stem]), POINTS.text, 'text'),
  ];
  if (parts.length < 2) return everywhere;
  return [
    ...everywhere,
    alternative(termsOfWords('titlePart', parts), POINTS.titleApart, 'title'),
    alternative(termsOfWords('text', parts), POINTS.textApart, 'text'),
  ];
}

/** Where a phrase may stand; whether it does, the job itself must say. */
export function phraseAlternatives(words: readonly Word[]): Alternative[] {
  const stems = stemsOf(words);
  return [
    alternative(termsOfWords('title', stems), POINTS.titleExact, 'title'),
    alternative(termsOfWords('employer', stems), POINTS.employer, 'employer'),
    alternative(termsOfWords('place', stems), POINTS.place, 'place'),
    alternative(termsOfWords('text', stems), POINTS.text, 'text'),
  ];
}

/** Returns alternatives with the points of a match by another spelling than the typed one. */
export function asSpelling(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.map((each) => ({
    ...each,
    points: Math.round(each.points * SPELLING_FACTOR),
    match: 'spelling',
  }));
}
