import { COUNTRIES } from '@stellenvisite/contract/countries';
import { analyseText, type Word } from './analyse-text.ts';
import type { FoundConcept } from './find-concepts.ts';
import { type Alternative, TERM_PREFIX } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import { EMPLOYER_TERMS, LEVELS, medicalFieldByKey, narrowerOf, OCCUPATIONS, occupationByKey } from './taxonomy.ts';
import { alternative, termsOfWords, wordAlternatives } from './word-alternatives.ts';

/** Where a word of the trade is looked for: its key, its own words in the title, and what means nearly the same. */
export function conceptAlternatives(concept: FoundConcept, words: readonly Word[]): Alternative[] {
  switch (concept.kind) {
    case 'occupation':
      return occupationAlternatives(concept, words);
    case 'level':
      return levelAlternatives(concept.key, words);
    case 'specialty':
      return [
        ...(medicalFieldByKey.get(concept.key)?.specialty === concept.key
          ? [alternative([TERM_PREFIX.specialty + concept.key], POINTS.specialty, 'specialty', 'synonym')]
          : []),
        ...fieldWords(words),
      ];
    case 'department':
      return [
        alternative([TERM_PREFIX.department + concept.key], POINTS.department, 'department', 'synonym'),
        ...fieldWords(words),
      ];
    case 'employerKind':
      return [
        alternative([TERM_PREFIX.employerKind + concept.key], POINTS.employerKind, 'employer', 'synonym'),
        alternative(termsOfWords('employer', stemsOf(words)), POINTS.employer, 'employer'),
        alternative(termsOfWords('title', stemsOf(words)), POINTS.titleExact, 'title'),
        alternative(termsOfWords('text', stemsOf(words)), POINTS.text, 'text'),
      ];
  }
}

/** An occupation is not looked for in the text: a nurse's ad speaks of doctors too. */
function occupationAlternatives(concept: FoundConcept, words: readonly Word[]): Alternative[] {
  const { key, isShortForm } = concept;
  const written = isShortForm
    ? words.map(({ text }) => TERM_PREFIX.titleWord + text)
    : termsOfWords('title', stemsOf(words));
  const [, ...narrower] = [...new Set(narrowerOf(key))];
  const special = OCCUPATIONS.filter(({ combines }) => combines.some(({ occupations }) => occupations.includes(key)))
    .map((each) => each.key)
    .filter((each) => !narrower.includes(each));
  const classes = [
    { key, points: POINTS.occupation, match: 'synonym' as const },
    ...narrower.map((each) => ({ key: each, points: POINTS.narrowerOccupation, match: 'narrower' as const })),
    ...special.map((each) => ({ key: each, points: POINTS.specialOccupation, match: 'narrower' as const })),
  ];
  const included = (occupationByKey.get(key)?.includes ?? []).map(({ occupation, department }) =>
    alternative(
      [TERM_PREFIX.occupation + occupation, TERM_PREFIX.department + department],
      POINTS.includedOccupation,
      'occupation',
      'narrower',
    ),
  );
  const alternatives = [
    ...classes.flatMap(({ key: each, points, match }) => [
      alternative([...written, TERM_PREFIX.occupation + each], POINTS.titleExact, 'title'),
      alternative([TERM_PREFIX.occupation + each], points, 'occupation', match),
    ]),
    ...included,
  ];
  // A broad word in the title of another occupation says nothing of it: "Pflege von Kundenbeziehungen".
  const isBroad = narrower.length > 0;
  return inCountries(
    isBroad ? alternatives : [...alternatives, alternative(written, POINTS.titleOfOther, 'title', 'related')],
    concept,
  );
}

/** "OA" means one thing in Vienna and another in Berlin. */
function inCountries(alternatives: readonly Alternative[], { countries }: FoundConcept): Alternative[] {
  if (!countries || countries.length === COUNTRIES.length) return [...alternatives];
  return countries.flatMap((country) => alternatives.map((each) => ({ ...each, country })));
}

function levelAlternatives(key: string, words: readonly Word[]): Alternative[] {
  const narrower = LEVELS.filter(({ broader }) => broader.includes(key));
  return [
    alternative(termsOfWords('title', stemsOf(words)), POINTS.titleExact, 'title'),
    alternative([TERM_PREFIX.level + key], POINTS.level, 'level', 'synonym'),
    ...narrower.map((each) => alternative([TERM_PREFIX.level + each.key], POINTS.level, 'level', 'narrower')),
  ];
}

/** The words of a field of work stand in titles, in compounds and in texts. */
function fieldWords(words: readonly Word[]): Alternative[] {
  const [word, ...others] = words;
  const stems = stemsOf(words);
  if (word && others.length === 0) return wordAlternatives(word).filter(({ field }) => field !== 'place');
  return [
    alternative(termsOfWords('title', stems), POINTS.titleExact, 'title'),
    alternative(
      termsOfWords(
        'titlePart',
        words.flatMap(({ parts }) => parts),
      ),
      POINTS.titleApart,
      'title',
    ),
    alternative(termsOfWords('text', stems), POINTS.text, 'text'),
  ];
}

/** An agency by its name or its title; a text may just as well say that none is wanted. */
export function agencyAlternatives(): Alternative[] {
  const forms = EMPLOYER_TERMS.filter(({ kind }) => kind === null).flatMap((each) => [...each.forms, ...each.names]);
  return forms.flatMap((form) => {
    const stems = stemsOf(analyseText(form));
    return [
      alternative(termsOfWords('employer', stems), POINTS.employer, 'employer'),
      alternative(termsOfWords('title', stems), POINTS.titleExact, 'title'),
    ];
  });
}

/** Whoever looks for training in an occupation finds it by any of its names in the title: the ad itself is one of training. */
export function trainingAlternatives(key: string, words: readonly Word[]): Alternative[] {
  const own = [
    alternative(termsOfWords('title', stemsOf(words)), POINTS.titleExact, 'title'),
    alternative(
      termsOfWords(
        'titlePart',
        words.flatMap(({ parts }) => parts),
      ),
      POINTS.titlePart,
      'title',
    ),
  ];
  const keys = [...new Set(narrowerOf(key))];
  const forms = keys.flatMap((each) => [...(occupationByKey.get(each)?.forms ?? [])]);
  const titles = new Set(forms.map((form) => termsOfWords('title', stemsOf(analyseText(form))).join(' ')));
  return [...own, ...[...titles].map((terms) => alternative(terms.split(' '), POINTS.occupation, 'title', 'synonym'))];
}

function stemsOf(words: readonly Word[]): string[] {
  return words.map(({ stem }) => stem);
}
