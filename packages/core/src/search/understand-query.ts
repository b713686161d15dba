import type { Country } from '@stellenvisite/contract/countries';
import type { Understood } from '@stellenvisite/contract/job-search';
import type { Context } from '../context.ts';
import { findKnownLocation } from '../places/find-location.ts';
import { analyseText } from './analyse-text.ts';
import { correctSpelling } from './correct-spelling.ts';
import { otherWords } from './other-words.ts';
import { type Draft, draftUnits, mergeDrafts } from './plan-units.ts';
import type { UnderstoodQuery, Unit, WrittenFilters } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import { isNoise, type ReadFilter, readFilters, toWrittenFilters } from './read-filters.ts';
import { type ReadPlace, readPlaces } from './read-place.ts';
import { LONGEST_QUESTION, readTokens, type Span, type Token, withoutSpans } from './read-tokens.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { alternative, termsOfWords } from './word-alternatives.ts';

/** What was asked: the words, and of what was chosen by hand the parts that say where. */
export type Question = {
  q?: string | undefined;
  location?: string | undefined;
  country?: readonly Country[] | undefined;
};

let tradeVocabulary: Vocabulary | undefined;

/** What a question means. Without the words of the ads, spelling is measured by those of the trade and the places alone. */
export async function understandQuery(
  _ctx: Context,
  question: Question,
  vocabulary?: Vocabulary,
): Promise<UnderstoodQuery> {
  tradeVocabulary ??= vocabulary ? undefined : createVocabulary();
  const words = vocabulary ?? tradeVocabulary;
  return words ? readQuestion(question, words) : readQuestion(question, createVocabulary());
}

/** Most questions have three parts; what lies behind a dozen is not searched for. */
const MOST_UNITS = 12;

export function readQuestion({ q = '', location, country }: Question, vocabulary: Vocabulary): UnderstoodQuery {
  const question = q.slice(0, LONGEST_QUESTION);
  const tokens = correctSpelling(readTokens(question), vocabulary);
  const filters = readFilters(tokens, question);
  const isFree = freeAfter(filters);
  const places = location ? [] : findPlaces(tokens, isFree);
  const [place] = places.length === 1 ? places : [];
  const countries = places.filter(({ kind }) => kind === 'country');
  const read = place ? [place] : countries.length === places.length ? countries : [];
  const where = decidedCountry(read, location, country);
  const isLeft = (index: number) => isFree(index) && !read.some((each) => each.lead <= index && index < each.to);
  const drafts = meaningful(draftUnits(tokens, isLeft, where), tokens);
  const merged = mergeDrafts(eitherPlace(drafts, read.length > 0 ? [] : places), tokens).slice(0, MOST_UNITS);
  return compose({ question, tokens, filters, places: read, drafts: merged });
}

function freeAfter(filters: readonly ReadFilter[]): (index: number) => boolean {
  return (index) => !filters.some(({ lead, to }) => lead <= index && index < to);
}

/** A place is read from words that are nothing else. */
function findPlaces(tokens: readonly Token[], isFree: (index: number) => boolean): ReadPlace[] {
  const named = draftUnits(tokens, isFree).filter(({ kind }) => kind !== 'word');
  const isOpen = (index: number) => isFree(index) && !named.some(({ from, to }) => from <= index && index < to);
  return readPlaces(
    tokens,
    isOpen,
    named.some(({ kind }) => kind === 'occupation'),
  );
}

/** "jobs" and "gesucht" say nothing, unless they are part of a name. */
function meaningful(drafts: readonly Draft[], tokens: readonly Token[]): Draft[] {
  return drafts.filter(({ kind, from }) => kind !== 'word' || !isNoise(tokens[from]));
}

/** Two places are one part of the question: nobody works in both. */
function eitherPlace(drafts: readonly Draft[], places: readonly ReadPlace[]): Draft[] {
  const isPlace = ({ kind, from }: Draft) =>
    kind === 'word' && places.some((each) => each.from <= from && from < each.to);
  const [first, ...others] = drafts.filter(isPlace);
  if (!first) return [...drafts];
  const alternatives = [first, ...others].flatMap((draft) => draft.alternatives);
  const to = Math.max(...[first, ...others].map((draft) => draft.to));
  return drafts.flatMap((draft) =>
    draft === first ? [{ ...first, to, alternatives }] : isPlace(draft) ? [] : [draft],
  );
}

/** Where the question is about, as far as it is one country: short forms mean what they mean there. */
function decidedCountry(
  places: readonly ReadPlace[],
  location: string | undefined,
  chosen: readonly Country[] | undefined,
): Country | undefined {
  const known = location ? findKnownLocation(location)?.country : undefined;
  const all = new Set([...(known ? [known] : []), ...(chosen ?? []), ...places.map(({ country }) => country)]);
  const [only] = all.size === 1 ? all : [];
  return only;
}

type Parts = {
  question: string;
  tokens: readonly Token[];
  filters: readonly ReadFilter[];
  places: readonly ReadPlace[];
  drafts: readonly Draft[];
};

function compose({ question, tokens, filters, places, drafts }: Parts): UnderstoodQuery {
  const spanOf = (from: number, to: number): Span => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? question.length,
  });
  const part = (
    kind: Understood['kind'],
    range: { lead?: number; from: number; to: number },
    more: Partial<Understood>,
  ) => {
    const { start, end } = spanOf(range.from, range.to);
    const text = question.slice(start, end);
    const corrected = correctedText(tokens.slice(range.from, range.to), text, question);
    const without = withoutSpans(question, [spanOf(range.lead ?? range.from, range.to)]);
    const position = start;
    return { position, understood: { kind, text, also: [], ...(corrected ? { corrected } : {}), without, ...more } };
  };
  const isExcluded = ({ from }: Draft) => tokens[from]?.isExcluded === true;
  const parts = [
    ...drafts.map((draft) => {
      const { text } = part('word', draft, {}).understood;
      const [value] = draft.keys.length === 1 ? draft.keys : [];
      const more = { also: isExcluded(draft) ? [] : otherWords(draft, text), ...(value ? { value } : {}) };
      return part(isExcluded(draft) ? 'excluded' : draft.kind, draft, more);
    }),
    ...filters.flatMap((filter) => {
      const { kind } = filter;
      if (kind === 'ignored') return [];
      if (kind === 'excluded') return [part('excluded', filter, {})];
      return filter.values.map((value) => part(kind, filter, { value }));
    }),
    ...places.map((place) => part(place.kind, place, { value: place.value })),
  ];
  const suggestion = suggest(question, tokens);
  return {
    plan: {
      units: drafts.filter((draft) => !isExcluded(draft)).map((draft) => toUnit(draft, tokens, question)),
      excluded: drafts.filter(isExcluded).map((draft) => toUnit(draft, tokens, question)),
    },
    filters: { ...toWrittenFilters(filters), ...toPlaceFilters(places) },
    understood: parts.toSorted((a, b) => a.position - b.position).map(({ understood }) => understood),
    ...(suggestion ? { suggestion } : {}),
  };
}

function toPlaceFilters(places: readonly ReadPlace[]): WrittenFilters {
  const location = places.find(({ kind }) => kind === 'location');
  const countries = places.filter(({ kind }) => kind === 'country').map(({ country }) => country);
  if (location) return { location: location.value };
  return countries.length > 0 ? { country: [...new Set(countries)] } : {};
}

/** A corrected word may still stand in a text as it was typed. */
function toUnit({ from, to, alternatives, phrase }: Draft, tokens: readonly Token[], question: string): Unit {
  const own = tokens.slice(from, to);
  const text = question.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0);
  const typed = own.some(({ isCorrected }) => isCorrected) ? analyseText(text).map(({ stem }) => stem) : [];
  const asTyped = typed.length > 0 ? [alternative(termsOfWords('text', typed), POINTS.text, 'text')] : [];
  return { text, alternatives: [...alternatives, ...asTyped], ...(phrase === undefined ? {} : { phrase }) };
}

function correctedText(own: readonly Token[], text: string, question: string): string | undefined {
  if (!own.some(({ isCorrected }) => isCorrected)) return undefined;
  const corrected = respell(question, own, own[0]?.start ?? 0, own.at(-1)?.end ?? 0);
  return corrected === text ? undefined : corrected;
}

/** The whole question in the spelling that was searched for. */
function suggest(question: string, tokens: readonly Token[]): string | undefined {
  if (!tokens.some(({ isCorrected }) => isCorrected)) return undefined;
  return respell(question, tokens, 0, question.length).trim();
}

function respell(question: string, tokens: readonly Token[], start: number, end: number): string {
  let spelled = '';
  let from = start;
  for (const token of tokens) {
    if (!token.isCorrected) continue;
    const isTorn = token.start === from && from > 0 && !/\s/u.test(question[from - 1] ?? ' ');
    spelled += question.slice(from, token.start) + (isTorn ? ' ' : '') + (token.isExcluded ? '-' : '') + token.text;
    from = token.end;
  }
  return spelled + question.slice(from, end);
}
