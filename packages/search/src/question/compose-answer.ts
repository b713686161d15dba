import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { analyseText, type Word } from '../language/analyse-text.ts';
import { type Span, type Token, withoutSpan } from '../sentence/read-tokens.ts';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import { departmentByKey, medicalFieldByKey, occupationByKey } from '../taxonomy/taxonomy.ts';
import type { Draft } from './draft-concepts.ts';
import { completionsOf, headOf } from './prefix-completions.ts';
import type { Alternative, UnderstoodQuery, Unit, WrittenFilters } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import type { ReadFilter } from './read-filters.ts';
import type { ReadParts, Scoped } from './read-parts.ts';
import type { ReadPlace } from './read-place.ts';
import { asBenefit, refusedPlace, refusedUnits } from './refused-units.ts';
import { alternative, termsOfWords } from './word-alternatives.ts';
import { describeMeaning, isNicety, toWrittenFilters } from './written-filters.ts';

const MAX_WORDS = 6;

const FEW_WORDS = 3;

/** Words that name everybody who does the work. */
const NEUTRAL =
  /(?:kraft|person|assistenz|leitung|hilfe|pflege|dienst|angestellte|hebamme|anleitung)(?: [A-Z]{2,3})?$/u;

const MAX_COMPLETIONS = 6;

/** Tokens, and those around them that only belong to them. */
type Range = { lead?: number; from: number; to: number; tail?: number };

/** All that was read; of several places each is a part of the question. */
type AllParts = Omit<ReadParts, 'drafts'> & { drafts: readonly (Draft & Partial<Scoped>)[] };

/** Composes the query plan, the filters, and the description of both. */
export function composeAnswer(parts: AllParts): UnderstoodQuery {
  const { question, tokens, places } = parts;
  const sure = parts.filters.filter(isSure);
  const filters = sure.filter((filter) => !isNicety(filter));
  const drafts = parts.drafts.filter(isSure);
  const isOptional = ({ kind, scope }: Draft & Partial<Scoped>) =>
    (parts.isSentence && kind === 'word') || (scope?.isNice === true && kind !== 'occupation' && kind !== 'location');
  const wanted = drafts.filter((draft) => !isExcluded(draft, tokens));
  const unwanted = drafts.filter((draft) => isExcluded(draft, tokens));
  const optional = [...wanted.filter(isOptional), ...sure.filter(isNicety).map((filter) => asBenefit(filter, tokens))];
  const isCorrected = tokens.some((token) => token.isCorrected);
  return {
    plan: {
      units: [
        ...wanted.filter((draft) => !isOptional(draft)).map((draft) => toUnit(draft, parts)),
        ...filters.filter(({ kind }) => kind === 'benefit').map((filter) => toUnit(asBenefit(filter, tokens), parts)),
      ],
      excluded: [
        ...unwanted.map((draft) => toUnit(asRefused(draft, tokens), parts)),
        ...filters.flatMap((filter) =>
          refusedUnits(filter).map((alternatives) => toUnit({ ...filter, alternatives }, parts)),
        ),
        ...places
          .filter((place) => place.scope.polarity === 'excluded' && isSure(place))
          .map((place) => toUnit({ ...place, alternatives: refusedPlace(place) }, parts)),
      ],
      ...(optional.length > 0 ? { optional: optional.map((draft) => toUnit(draft, parts)) } : {}),
    },
    filters: { ...toWrittenFilters(filters), ...toPlaceFilters(places) },
    understood: describeParts(parts),
    ...(isCorrected ? { suggestion: respell(question, tokens, 0, question.length).trim() } : {}),
  };
}

function isSure({ scope }: Partial<Scoped>): boolean {
  return !scope?.isUnsure;
}

/** Returns the draft of an exclusion: a minus excludes matches in all fields, a refusal in a sentence not those in the text. */
function asRefused(draft: Draft & Partial<Scoped>, tokens: readonly Token[]): Draft {
  if (tokens[draft.from]?.isExcluded) return draft;
  return {
    ...draft,
    alternatives: draft.alternatives.filter(({ field, match }) => field !== 'text' && match !== 'related'),
  };
}

function describeParts(parts: AllParts): Understood[] {
  const { question, tokens, filters, places, drafts } = parts;
  if (isUnsearchable(parts)) return [{ kind: 'unsearchable', text: question.trim(), also: [], without: '' }];
  const understoodEntries: [Range, Understood][] = [
    ...drafts.map((draft): [Range, Understood] => [draft, describeDraft(draft, parts)]),
    ...filters.flatMap((filter) => describeFilter(filter, parts)),
    ...places.map((place): [Range, Understood] => [place, describePlace(place, parts)]),
  ];
  return understoodEntries
    .toSorted(([a], [b]) => (tokens[a.from]?.start ?? 0) - (tokens[b.from]?.start ?? 0))
    .map(([, each]) => each);
}

function describePlace(place: ReadPlace & Scoped, parts: AllParts): Understood {
  const kind = isSure(place) ? (place.scope.polarity === 'excluded' ? 'excluded' : place.kind) : 'unsure';
  return toUnderstood(kind, withCue(place), parts, { value: place.value });
}

/** The words that a part is refused by go with it. */
function withCue<T extends Range & Partial<Scoped>>(part: T): T {
  const cue = part.scope?.cue;
  if (!cue) return part;
  return { ...part, lead: Math.min(part.lead ?? part.from, cue.from), tail: Math.max(part.to, cue.to) };
}

/** "%" or "in der": signs and little words alone ask for nothing. */
function isUnsearchable({ question, tokens, filters, places }: AllParts): boolean {
  const isSilent = tokens.every(({ words }) => words.length === 0);
  return question.trim() !== '' && isSilent && filters.length + places.length === 0;
}

function describeDraft(draft: Draft & Partial<Scoped>, parts: AllParts): Understood {
  const [value] = draft.keys.length === 1 ? draft.keys : [];
  const more = value === undefined ? {} : { value };
  if (!isSure(draft)) return toUnderstood('unsure', withCue(draft), parts, more);
  if (isExcluded(draft, parts.tokens)) return toUnderstood('excluded', withCue(draft), parts, more);
  // "Kardiologe" is a doctor; what else doctors are called says nothing of the heart.
  const isDoctorOfField = parts.drafts.some(({ kind, from }) => kind === 'specialty' && from === draft.from);
  const typed = parts.tokens.slice(draft.from, draft.to).flatMap(({ words }) => words);
  const also = draft.kind === 'occupation' && isDoctorOfField ? [] : alsoOf(draft, typed);
  return toUnderstood(draft.kind, draft, parts, { ...more, also });
}

/** Of a prefix, the words it may become; of a compound, its head. */
function alsoOf(draft: Draft, typed: readonly Word[]): string[] {
  if (draft.kind !== 'word') return otherWords(draft, typed);
  const found = typed.flatMap(({ text }) => [...completionsOf(text), headOf(text) ?? []].flat());
  return [...new Map(found.map(({ kind, key, text }) => [`${kind} ${key}`, text])).values()].slice(0, MAX_COMPLETIONS);
}

function describeFilter(filter: ReadFilter & Scoped, parts: AllParts): [Range, Understood][] {
  const range = withCue(filter);
  return describeMeaning(filter).map(({ kind, value }) => [
    range,
    toUnderstood(kind, shownWithCue(range), parts, value === undefined ? {} : { value }),
  ]);
}

/** "ohne Nachtdienst" is shown with the word that refuses it. */
function shownWithCue(range: ReadFilter & Scoped & Range): Range {
  const cue = range.scope.cue;
  const isRoster = range.kind !== 'agency' && range.kind !== 'leadership' && range.kind !== 'training';
  return isRoster && cue?.to === range.from ? { ...range, from: cue.from } : range;
}

function toUnderstood(kind: Understood['kind'], range: Range, parts: AllParts, more: Partial<Understood>): Understood {
  const { question, tokens } = parts;
  const { start, end } = spanOf(range.from, range.to, parts);
  const text = question.slice(start, end);
  const corrected = respell(question, tokens.slice(range.from, range.to), start, end);
  const without = withoutSpan(question, spanOf(range.lead ?? range.from, range.tail ?? range.to, parts));
  return { kind, text, also: [], ...(corrected === text ? {} : { corrected }), without, ...more };
}

const SIGN_BEHIND = /^\s?[%€]/u;

function spanOf(from: number, to: number, { question, tokens }: AllParts): Span {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? question.length;
  const isNumber = /^\d+$/.test(tokens[to - 1]?.folded ?? '');
  const [sign = ''] = isNumber ? (SIGN_BEHIND.exec(question.slice(end)) ?? []) : [];
  return { start, end: end + sign.length };
}

/** Of words that nobody knows a sentence refuses none: they are looked for as they are. */
function isExcluded({ kind, from, scope }: Draft & Partial<Scoped>, tokens: readonly Token[]): boolean {
  return tokens[from]?.isExcluded === true || (scope?.polarity === 'excluded' && kind !== 'word');
}

function toPlaceFilters(all: readonly (ReadPlace & Scoped)[]): WrittenFilters {
  const places = all.filter((place) => place.scope.polarity !== 'excluded' && isSure(place));
  const location = places.find(({ kind }) => kind === 'location');
  const countries = places.filter(({ kind }) => kind === 'country').map(({ country }) => country);
  if (location) return { location: location.value };
  return countries.length > 0 ? { country: [...new Set(countries)] } : {};
}

type Located = Pick<Draft, 'from' | 'to' | 'alternatives' | 'phrase'>;

function toUnit({ from, to, alternatives, phrase }: Located, parts: AllParts): Unit {
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

/** Returns a part of the question in the spelling that was searched for. */
function respell(question: string, tokens: readonly Token[], start: number, end: number): string {
  let spelled = '';
  let from = start;
  for (const token of tokens.filter(({ isCorrected }) => isCorrected)) {
    const isSplit = token.start === from && spelled !== '';
    const sign = token.isExcluded ? '-' : '';
    spelled += `${question.slice(from, token.start)}${isSplit ? ' ' : ''}${sign}${token.text}`;
    from = token.end;
  }
  return spelled + question.slice(from, end);
}

/** Other words of the trade that mean the same: none that was typed, none that only says more about one shown already. */
function otherWords({ kind, keys }: Draft, typed: readonly Word[]): string[] {
  const forms = keys.map((key) => formsOf(kind, key));
  const most = kind === 'occupation' ? MAX_WORDS : FEW_WORDS;
  const understoodEntries = typed.map(({ stem }) => [stem]);
  const words: string[] = [];
  const longest = Math.max(0, ...forms.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    for (const form of forms.flatMap((list) => list[at] ?? [])) {
      const stems = wordsOfForm(form).map(({ stem }) => stem);
      if (words.length === most || understoodEntries.some((known) => known.every((stem) => stems.includes(stem))))
        continue;
      understoodEntries.push(stems);
      words.push(form);
    }
  }
  return words;
}

/** Of an occupation: a word for everybody who does it, what it is called for short in each country, then the others. */
function formsOf(kind: Draft['kind'], key: string): readonly string[] {
  if (kind === 'department') return departmentByKey.get(key)?.forms ?? [];
  if (kind === 'specialty') return medicalFieldByKey.get(key)?.forms ?? [];
  const { forms = [], short = [] } = kind === 'occupation' ? (occupationByKey.get(key) ?? {}) : {};
  const neutral = forms.find((form) => NEUTRAL.test(form));
  const shortOf = (country: Country) => short.find(({ countries }) => countries.includes(country))?.text;
  return [...new Set([neutral, ...COUNTRIES.map(shortOf), ...forms].filter((form) => form !== undefined))];
}
