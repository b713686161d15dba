import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import type { Word } from '../language/analyse-text.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import type { Token } from '../sentence/read-tokens.ts';
import type { FoundConcept } from '../taxonomy/find-concepts.ts';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import {
  BROAD,
  departmentByKey,
  medicalFieldByKey,
  narrowerOf,
  OCCUPATIONS,
  occupationByKey,
} from '../taxonomy/taxonomy.ts';
import type { NamedKey } from './draft-concepts.ts';
import type { Alternative } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import { alternative, stemsOf, termsOfWords } from './word-alternatives.ts';

const DOCTOR = 'arzt';
export const TRAINING = 'ausbildung';
const SPECIALIST = 'facharzt';
const LEADING = new Set(['oberarzt', 'chefarzt']);

/** An occupation is not looked for in the text: a nurse's job speaks of doctors too. */
export function occupationAlternatives(concept: FoundConcept, words: readonly Word[]): Alternative[] {
  const { key, isShortForm } = concept;
  const title = isShortForm
    ? words.map(({ text }) => TERM_PREFIX.titleWord + text)
    : termsOfWords('title', stemsOf(words));
  const ways = isBroad(key) ? broadWays(key, title) : ownWays(concept, title, words);
  return inCountries(ways, concept);
}

function isBroad(key: string): boolean {
  return (occupationByKey.get(key)?.precedence ?? 0) >= BROAD;
}

/** "Arzt", "Pflege": a job that says which one is a surer hit than one with the word alone, which may mean lawns. */
function broadWays(key: string, title: readonly string[]): Alternative[] {
  return [...ofClass(key, title, POINTS.titleBroad, POINTS.broadOccupation, 'synonym'), ...narrowerWays(key, title)];
}

function ownWays({ key, isShortForm }: FoundConcept, title: readonly string[], words: readonly Word[]): Alternative[] {
  const narrower = narrowerOf(key);
  const special = specialOf(key).filter((each) => !narrower.includes(each));
  return [
    ...ofClass(key, title, POINTS.titleExact, POINTS.occupation, 'synonym'),
    ...narrowerWays(key, title),
    ...special.flatMap((each) => ofClass(each, title, POINTS.titleSpecial, POINTS.specialOccupation)),
    ...included(key, words),
    // Only the training's own name is gone: a "Kardiotechniker" still is one.
    ...(isShortForm ? successors(key) : []),
    // A short form is too often something else in the title of another occupation.
    ...(isShortForm ? [] : sameParts(key, words)),
    // And "Arzt in Ausbildung" is no training to be found by that word alone.
    ...(isShortForm || key === TRAINING ? [] : otherTitles(key, words)),
  ];
}

/** Jobs of other occupations with the word in their title. Our English name of an occupation finds those of the German one too. */
function otherTitles(key: string, words: readonly Word[]): Alternative[] {
  const label = occupationByKey.get(key)?.label;
  const isEnglish = label !== undefined && stemsOf(words).join(' ') === stemsOf(wordsOfForm(label.en)).join(' ');
  return [words, ...(isEnglish ? [wordsOfForm(label.de)] : [])].map((title) =>
    alternative(termsOfWords('title', stemsOf(title)), POINTS.titleOfOther, 'title', 'related'),
  );
}

function narrowerWays(key: string, title: readonly string[]): Alternative[] {
  const narrower = new Set(narrowerOf(key).filter((each) => each !== key));
  return [...narrower].flatMap((each) =>
    isBroad(key) && occupationByKey.get(each)?.isMain
      ? ofClass(each, title, POINTS.titleMain, POINTS.mainOccupation)
      : ofClass(each, title, POINTS.titleNarrower, POINTS.narrowerOccupation),
  );
}

function ofClass(
  key: string,
  title: readonly string[],
  titlePoints: number,
  points: number,
  match: Alternative['match'] = 'narrower',
): Alternative[] {
  const term = TERM_PREFIX.occupation + key;
  return [
    alternative([...title, term], titlePoints, 'title', match === 'synonym' ? 'exact' : match),
    alternative([term], points, 'occupation', match),
  ];
}

function sameParts(key: string, words: readonly Word[]): Alternative[] {
  const parts = words.flatMap((word) => word.parts);
  return [alternative([...termsOfWords('titlePart', parts), TERM_PREFIX.occupation + key], POINTS.titleSame, 'title')];
}

/** Returns the occupations that this one becomes in some department. */
export function specialOf(key: string): string[] {
  return OCCUPATIONS.filter(({ combines }) => combines.some(({ occupations }) => occupations.includes(key))).map(
    (each) => each.key,
  );
}

/** "Palliativpflege" names its department itself; others of the same occupation stand behind. */
function included(key: string, words: readonly Word[]): Alternative[] {
  const typed = new Set(words.flatMap(({ parts }) => parts));
  const isNamed = (department: string) =>
    formsOfDepartment(department).some((form) => typed.has(wordsOfForm(form)[0]?.parts[0] ?? ''));
  return (occupationByKey.get(key)?.includes ?? []).map(({ occupation, department }) =>
    alternative(
      [TERM_PREFIX.occupation + occupation, TERM_PREFIX.department + department],
      isNamed(department) ? POINTS.includedOccupation : POINTS.specialOccupation,
      'occupation',
      'narrower',
    ),
  );
}

/** "MTF" is a training of the past in Austria: the assistants who took its work over are the nearest there is. */
function successors(key: string): Alternative[] {
  return (occupationByKey.get(key)?.succeededBy ?? []).map(({ occupation, country }) => ({
    ...alternative([TERM_PREFIX.occupation + occupation], POINTS.specialOccupation, 'occupation', 'related'),
    country,
  }));
}

function formsOfDepartment(key: string): string[] {
  const { forms = [], field = '' } = departmentByKey.get(key) ?? {};
  return [...forms, ...(medicalFieldByKey.get(field)?.forms ?? [])];
}

/** "OA" means one thing in Vienna and another in Berlin: written out or not, neither is the surer hit. */
function inCountries(alternatives: readonly Alternative[], { countries }: FoundConcept): Alternative[] {
  if (!countries || countries.length === COUNTRIES.length) return [...alternatives];
  const even = alternatives.map((each) => ({ ...each, points: Math.min(each.points, POINTS.occupation) }));
  return countries.flatMap((country) =>
    even.filter((each) => (each.country ?? country) === country).map((each) => ({ ...each, country })),
  );
}

/** Returns the doctors of one field by their own word: "Kardiologin". */
export function specialistAlternatives(words: readonly Word[]): Alternative[] {
  const title = termsOfWords('title', stemsOf(words));
  return narrowerOf(DOCTOR).flatMap((key) => ofClass(key, title, POINTS.titleExact, pointsInField(key), 'synonym'));
}

/** And by whom they treat, "Arzt für Kinder": what else is called "Arzt" is no surer hit. */
export function treatingAlternatives(): Alternative[] {
  return narrowerOf(DOCTOR).map((key) =>
    alternative([TERM_PREFIX.occupation + key], pointsInField(key), 'occupation', 'synonym'),
  );
}

function pointsInField(key: string): number {
  if (key === SPECIALIST) return POINTS.specialist;
  return LEADING.has(key) ? POINTS.leadingSpecialist : POINTS.otherDoctor;
}

export function isDoctor(key: string): boolean {
  return narrowerOf(DOCTOR).includes(key);
}

/** Whoever looks for training in an occupation finds it by any of its names in the title: the job itself is one of training. */
export function trainingAlternatives(key: string, words: readonly Word[]): Alternative[] {
  const parts = words.flatMap((word) => word.parts);
  const forms = [...new Set(narrowerOf(key))].flatMap((each) => occupationByKey.get(each)?.forms ?? []);
  const titles = new Set(forms.map((form) => termsOfWords('title', stemsOf(wordsOfForm(form))).join(' ')));
  return [
    alternative(termsOfWords('title', stemsOf(words)), POINTS.titleExact, 'title'),
    alternative(termsOfWords('titlePart', parts), POINTS.titlePart, 'title'),
    ...[...titles].map((terms) => alternative(terms.split(' '), POINTS.occupation, 'title', 'synonym')),
  ];
}

const AT = new Set(['beim', 'bei']);

/** "beim Hautarzt" names where somebody works, and no doctor who is looked for. */
export function isVisited(named: readonly NamedKey[], before: Token | undefined): boolean {
  return AT.has(before?.folded ?? '') && named.some(({ kind, key }) => kind === 'occupation' && isDoctor(key));
}
