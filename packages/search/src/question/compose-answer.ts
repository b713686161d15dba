import type { Understood } from '@stellenvisite/contract/job-search.schema';
import { analyseText, type Word } from '../language/analyse-text.ts';
import { agencyAlternatives } from './concept-alternatives.ts';
import type { Draft } from './draft-concepts.ts';
import { otherWords } from './other-words.ts';
import { completionsOf, headOf } from './prefix-completions.ts';
import type { Alternative, UnderstoodQuery, Unit, WrittenFilters } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import { type ReadFilter, toWrittenFilters } from './read-filters.ts';
import type { ReadPlace } from './read-place.ts';
import { type Span, type Token, withoutSpan } from './read-tokens.ts';
import { alternative, termsOfWords } from './word-alternatives.ts';

/** All that was read from a question. */
export type ReadParts = {
  question: string;
  tokens: readonly Token[];
  filters: readonly ReadFilter[];
  places: readonly ReadPlace[];
  drafts: readonly Draft[];
};

const MOST_COMPLETIONS = 6;

/** Tokens, and those before them that only lead to them. */
type Range = { lead?: number; from: number; to: number };

/** What to look for, what to filter by, and what to tell of both. */
export function composeAnswer(parts: ReadParts): UnderstoodQuery {
  const { question, tokens, filters, places, drafts } = parts;
  const wanted = drafts.filter((draft) => !isExcluded(draft, tokens));
  const unwanted = drafts.filter((draft) => isExcluded(draft, tokens));
  const isCorrected = tokens.some((token) => token.isCorrected);
  return {
    plan: {
      units: wanted.map((draft) => toUnit(draft, parts)),
      excluded: [
        ...unwanted.map((draft) => toUnit(draft, parts)),
        ...filters.flatMap(({ kind, from, to }) =>
          kind === 'excluded' ? [toUnit({ from, to, alternatives: agencyAlternatives() }, parts)] : [],
        ),
      ],
    },
    filters: { ...toWrittenFilters(filters), ...toPlaceFilters(places) },
    understood: tellParts(parts),
    ...(isCorrected ? { suggestion: respell(question, tokens, 0, question.length).trim() } : {}),
  };
}

function tellParts(parts: ReadParts): Understood[] {
  const { question, tokens, filters, places, drafts } = parts;
  if (isUnsearchable(parts)) return [{ kind: 'unsearchable', text: question.trim(), also: [], without: '' }];
  const told: [Range, Understood][] = [
    ...drafts.map((draft): [Range, Understood] => [draft, tellDraft(draft, parts)]),
    ...filters.flatMap((filter) => tellFilter(filter, parts)),
    ...places.map((place): [Range, Understood] => [place, tell(place.kind, place, parts, { value: place.value })]),
  ];
  return told
    .toSorted(([a], [b]) => (tokens[a.from]?.start ?? 0) - (tokens[b.from]?.start ?? 0))
    .map(([, each]) => each);
}

/** "%" or "in der": signs and little words alone ask for nothing. */
function isUnsearchable({ question, tokens, filters, places }: ReadParts): boolean {
  const isSilent = tokens.every(({ words }) => words.length === 0);
  return question.trim() !== '' && isSilent && filters.length + places.length === 0;
}

function tellDraft(draft: Draft, parts: ReadParts): Understood {
  const [value] = draft.keys.length === 1 ? draft.keys : [];
  const more = value === undefined ? {} : { value };
  if (isExcluded(draft, parts.tokens)) return tell('excluded', draft, parts, more);
  // "Kardiologe" is a doctor; what else doctors are called says nothing of the heart.
  const isDoctorOfField = parts.drafts.some(({ kind, from }) => kind === 'specialty' && from === draft.from);
  const typed = parts.tokens.slice(draft.from, draft.to).flatMap(({ words }) => words);
  const also = draft.kind === 'occupation' && isDoctorOfField ? [] : alsoOf(draft, typed);
  return tell(draft.kind, draft, parts, { ...more, also });
}

/** Of a prefix, the words it may become; of a compound, its head. */
function alsoOf(draft: Draft, typed: readonly Word[]): string[] {
  if (draft.kind !== 'word') return otherWords(draft, typed);
  const found = typed.flatMap(({ text }) => [...completionsOf(text), headOf(text) ?? []].flat());
  return [...new Map(found.map(({ kind, key, text }) => [`${kind} ${key}`, text])).values()].slice(0, MOST_COMPLETIONS);
}

function tellFilter(filter: ReadFilter, parts: ReadParts): [Range, Understood][] {
  const { kind, values } = filter;
  if (kind === 'ignored') return [];
  if (kind === 'excluded') return [[filter, tell(kind, filter, parts, {})]];
  return values.map((value) => [filter, tell(kind, filter, parts, { value })]);
}

function tell(kind: Understood['kind'], range: Range, parts: ReadParts, more: Partial<Understood>): Understood {
  const { question, tokens } = parts;
  const { start, end } = spanOf(range.from, range.to, parts);
  const text = question.slice(start, end);
  const corrected = respell(question, tokens.slice(range.from, range.to), start, end);
  const without = withoutSpan(question, spanOf(range.lead ?? range.from, range.to, parts));
  return { kind, text, also: [], ...(corrected === text ? {} : { corrected }), without, ...more };
}

const SIGN_BEHIND = /^\s?[%€]/u;

function spanOf(from: number, to: number, { question, tokens }: ReadParts): Span {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? question.length;
  const isNumber = /^\d+$/.test(tokens[to - 1]?.folded ?? '');
  const [sign = ''] = isNumber ? (SIGN_BEHIND.exec(question.slice(end)) ?? []) : [];
  return { start, end: end + sign.length };
}

function isExcluded({ from }: Draft, tokens: readonly Token[]): boolean {
  return tokens[from]?.isExcluded === true;
}

function toPlaceFilters(places: readonly ReadPlace[]): WrittenFilters {
  const location = places.find(({ kind }) => kind === 'location');
  const countries = places.filter(({ kind }) => kind === 'country').map(({ country }) => country);
  if (location) return { location: location.value };
  return countries.length > 0 ? { country: [...new Set(countries)] } : {};
}

type Located = Pick<Draft, 'from' | 'to' | 'alternatives' | 'phrase'>;

function toUnit({ from, to, alternatives, phrase }: Located, parts: ReadParts): Unit {
  const { start, end } = spanOf(from, to, parts);
  const text = parts.question.slice(start, end);
  const isCorrected = parts.tokens.slice(from, to).some((token) => token.isCorrected);
  const ways = isCorrected ? [...alternatives, ...asTyped(text)] : alternatives;
  return { text, alternatives: onceEach(ways), ...(phrase === undefined ? {} : { phrase }) };
}

/** A corrected word may still stand in a text as it was typed. */
function asTyped(text: string): Alternative[] {
  const stems = analyseText(text).map(({ stem }) => stem);
  return stems.length > 0 ? [alternative(termsOfWords('text', stems), POINTS.text, 'text')] : [];
}

function onceEach(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = `${each.country ?? ''} ${each.terms.join(' ')}`;
    if ((best.get(key)?.points ?? 0) < each.points) best.set(key, each);
  }
  return [...best.values()];
}

/** A part of the question in the spelling that was searched for. */
function respell(question: string, tokens: readonly Token[], start: number, end: number): string {
  let spelled = '';
  let from = start;
  for (const token of tokens.filter(({ isCorrected }) => isCorrected)) {
    const isTornApart = token.start === from && spelled !== '';
    const sign = token.isExcluded ? '-' : '';
    spelled += `${question.slice(from, token.start)}${isTornApart ? ' ' : ''}${sign}${token.text}`;
    from = token.end;
  }
  return spelled + question.slice(from, end);
}
