import type { Word } from '../language/analyse-text.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import type { FoundConcept } from '../taxonomy/find-concepts.ts';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import {
  DEPARTMENTS,
  departmentByKey,
  EMPLOYER_TERMS,
  LEVELS,
  medicalFieldByKey,
  narrowerOf,
} from '../taxonomy/taxonomy.ts';
import { occupationAlternatives } from './occupation-alternatives.ts';
import type { Alternative } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import { alternative, stemsOf, termsOfWords, wordAlternatives } from './word-alternatives.ts';

/** Where a word of the trade is looked for: its key, its own words in the title, and what means nearly the same. */
export function conceptAlternatives(concept: FoundConcept, words: readonly Word[]): Alternative[] {
  switch (concept.kind) {
    case 'occupation':
      return occupationAlternatives(concept, words);
    case 'level':
      return levelAlternatives(concept.key, words);
    case 'specialty':
    case 'department':
      return [...keyAlternatives(concept, words), ...fieldWords(words)];
    case 'employerKind':
      return employerAlternatives(concept, words);
  }
}

/** A field of work by what it is, not by the words for it. */
export function keyAlternatives({ kind, key }: FoundConcept, words: readonly Word[]): Alternative[] {
  if (kind === 'specialty') return fieldAlternatives(key, words);
  return kind === 'department' ? departmentAlternatives(key, words) : [];
}

function levelAlternatives(key: string, words: readonly Word[]): Alternative[] {
  const narrower = LEVELS.filter(({ broader }) => broader.includes(key));
  return [
    alternative(termsOfWords('title', stemsOf(words)), POINTS.titleExact, 'title'),
    alternative([TERM_PREFIX.level + key], POINTS.level, 'level', 'synonym'),
    ...narrower.map((each) => alternative([TERM_PREFIX.level + each.key], POINTS.level, 'level', 'narrower')),
  ];
}

/** Returns the alternatives of a field of medicine, in its departments too. Only the listed specialties are known of a job by key. */
function fieldAlternatives(key: string, words: readonly Word[]): Alternative[] {
  const field = medicalFieldByKey.get(key);
  const departments = DEPARTMENTS.filter((each) => each.field === key);
  return [
    ...(field?.specialty === key
      ? [alternative([TERM_PREFIX.specialty + key], POINTS.specialty, 'specialty', 'synonym')]
      : []),
    ...departments.flatMap((each) => departmentAlternatives(each.key, words)),
    ...inTitle(field?.forms ?? []),
  ];
}

function departmentAlternatives(key: string, words: readonly Word[]): Alternative[] {
  const narrower = DEPARTMENTS.filter(({ broader }) => broader.includes(key));
  return [
    ...ofDepartment(key, words),
    ...narrower.flatMap((each) => ofDepartment(each.key, words).map((way) => ({ ...way, match: 'narrower' as const }))),
  ];
}

function ofDepartment(key: string, words: readonly Word[]): Alternative[] {
  const { forms = [], staff = [] } = departmentByKey.get(key) ?? {};
  const term = TERM_PREFIX.department + key;
  const ways = [
    alternative([...termsOfWords('title', stemsOf(words)), term], POINTS.titleExact, 'title'),
    alternative([term], POINTS.department, 'department', 'synonym'),
  ];
  const own = staff.flatMap(narrowerOf).map((occupation) => TERM_PREFIX.occupation + occupation);
  if (own.length === 0) return [...ways, ...inTitle(forms)];
  return [
    ...ways.flatMap((way) => own.map((each) => ({ ...way, terms: [...way.terms, each] }))),
    ...ways.map((way) => ({ ...way, points: way.points - POINTS.beside })),
    ...inTitle(forms),
  ];
}

function inTitle(forms: readonly string[]): Alternative[] {
  const titles = forms.map((form) => wordsOfForm(form)).filter(({ length }) => length === 1);
  return titles.map((words) =>
    alternative(termsOfWords('title', stemsOf(words)), POINTS.titleSynonym, 'title', 'synonym'),
  );
}

/** Returns the words of a field of work, which appear in titles, in compounds and in texts. */
function fieldWords(words: readonly Word[]): Alternative[] {
  const [word, ...others] = words;
  const stems = stemsOf(words);
  if (word && others.length === 0) return wordAlternatives(word).filter(({ field }) => field !== 'place');
  return [
    alternative(termsOfWords('title', stems), POINTS.titleScattered, 'title'),
    alternative(termsOfWords('text', stems), POINTS.text, 'text'),
  ];
}

/** By its kind, unless the words mean only one sort of it, by what such employers call themselves, and by the typed words. */
function employerAlternatives({ key, term }: FoundConcept, words: readonly Word[]): Alternative[] {
  const named = EMPLOYER_TERMS.find((each) => each.key === term);
  const names = [...(named?.forms ?? []), ...(named?.names ?? [])];
  return [
    ...(named?.isNarrower
      ? []
      : [alternative([TERM_PREFIX.employerKind + key], POINTS.employerKind, 'employer', 'synonym')]),
    ...names.map((name) =>
      alternative(termsOfWords('employer', stemsOf(wordsOfForm(name))), POINTS.employer, 'employer', 'synonym'),
    ),
    ...employerByName(words),
  ];
}

/** A "Suchtklinik" is some hospital, but not any. */
export function employerByName(words: readonly Word[]): Alternative[] {
  const stems = stemsOf(words);
  return [
    alternative(termsOfWords('employer', stems), POINTS.employerNamed, 'employer'),
    alternative(termsOfWords('title', stems), POINTS.titleExact, 'title'),
    alternative(termsOfWords('text', stems), POINTS.text, 'text'),
  ];
}

const partsOf = (words: readonly Word[]) => words.flatMap(({ parts }) => parts).join(' ');
const NAMES_OF_KINDS = new Set(
  EMPLOYER_TERMS.flatMap(({ forms, english, names, short }) =>
    [...forms, ...english, ...names, ...short.map(({ text }) => text)].map((form) => partsOf(wordsOfForm(form))),
  ),
);

/** Checks whether the words as a whole are a name for a kind of employer, and not only the last part of them. */
export function isNameOfKind(words: readonly Word[]): boolean {
  return NAMES_OF_KINDS.has(partsOf(words));
}

/** Returns the alternatives of an agency by its name or its title; a text may just as well say that none is wanted. */
export function agencyAlternatives(): Alternative[] {
  const forms = EMPLOYER_TERMS.filter(({ kind }) => kind === null).flatMap((each) => [...each.forms, ...each.names]);
  return forms.flatMap((form) => {
    const stems = stemsOf(wordsOfForm(form));
    return [
      alternative(termsOfWords('employer', stems), POINTS.employer, 'employer'),
      alternative(termsOfWords('title', stems), POINTS.titleExact, 'title'),
    ];
  });
}
