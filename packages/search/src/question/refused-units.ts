import { analyseText } from '../language/analyse-text.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import type { Token } from '../sentence/read-tokens.ts';
import { findKnownLocation } from '../taxonomy/places/find-location.ts';
import { occupationByKey } from '../taxonomy/taxonomy.ts';
import { agencyAlternatives } from './concept-alternatives.ts';
import type { Draft } from './draft-concepts.ts';
import { inRegion, inTown, regionsOf } from './draft-places.ts';
import type { Alternative } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import type { ReadFilter } from './read-filters.ts';
import type { Scoped } from './read-parts.ts';
import type { ReadPlace } from './read-place.ts';
import { alternative, stemsOf, termsOfWords } from './word-alternatives.ts';

const REFUSED_LEVELS = { training: ['ausbildung'], leadership: ['leitung'] } as const;

/** Returns, for what a sentence refuses, the ways in which a job would be one of it. */
export function refusedUnits({ kind, scope }: ReadFilter & Scoped): Alternative[][] {
  if (scope.polarity !== 'excluded') return [];
  if (kind === 'agency') return [agencyAlternatives()];
  return kind === 'training' || kind === 'leadership' ? [REFUSED_LEVELS[kind].flatMap(ofLevel)] : [];
}

function ofLevel(key: string): Alternative[] {
  const occupations = [...occupationByKey.values()].filter(({ level }) => level === key);
  return [
    alternative([TERM_PREFIX.level + key], POINTS.level, 'level'),
    ...occupations.map((each) => alternative([TERM_PREFIX.occupation + each.key], POINTS.occupation, 'occupation')),
  ];
}

/** Returns the ways in which a job would lie in a place, and not only near it. */
export function refusedPlace({ value, regions }: ReadPlace): Alternative[] {
  if (regions) return regions.map(inRegion);
  const location = findKnownLocation(value);
  if (location?.kind === 'point') return [inTown(location)];
  if (location?.kind === 'country') return regionsOf(location.country).map(inRegion);
  return location ? [inRegion(location)] : [];
}

/** Returns a benefit as words to look for in a job. */
export function asBenefit(
  { from, to }: ReadFilter,
  tokens: readonly Token[],
): Pick<Draft, 'from' | 'to' | 'alternatives'> {
  const stems = stemsOf(tokens.slice(from, to).flatMap(({ text }) => analyseText(text)));
  return {
    from,
    to,
    alternatives: [
      alternative(termsOfWords('title', stems), POINTS.titleScattered, 'title'),
      alternative(termsOfWords('text', stems), POINTS.text, 'text'),
    ],
  };
}
