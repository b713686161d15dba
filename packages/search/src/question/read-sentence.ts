import { isCommonWord } from '../language/common-words.ts';
import type { Span } from '../sentence/read-tokens.ts';
import { isLinkingWord } from '../sentence/sentence-words.ts';
import type { SentenceReading, Wish, WishKind } from '../sentence/wish.ts';
import { fieldsInside, workplacesInside } from '../taxonomy/find-concepts.ts';
import type { Vocabulary } from '../taxonomy/vocabulary.ts';
import type { Draft, NamedKey } from './draft-concepts.ts';
import { isDoctor, isVisited } from './occupation-alternatives.ts';
import { isNoise, isQualification, type ReadFilter } from './read-filters.ts';
import { type ReadParts, readParts, type Scoped } from './read-parts.ts';
import type { ReadPlace } from './read-place.ts';
import { ANY_LEVEL } from './understand-question.ts';
import { refusedShifts, wantedValues } from './written-filters.ts';

/** Reads the wishes of a German or English sentence, in their order. */
export function readSentence(text: string, vocabulary: Vocabulary): SentenceReading {
  const parts = readParts({ q: text }, vocabulary);
  const wishes = dropContradicted(dropPlainLevel(dropRefusedOwn(listWishes(parts))));
  const isSaid = ({ start, end }: Span) =>
    [...wishes, ...parts.statements].some((each) => each.start < end && start < each.end);
  const filler = parts.tokens.filter((token) => !isSaid(token)).map(({ start, end }) => ({ start, end }));
  return { wishes, statements: parts.statements, filler };
}

/** Drops "dipl." next to an occupation, where it adds nothing: everybody who works in it is qualified. */
function dropPlainLevel(wishes: readonly Wish[]): Wish[] {
  const hasOccupation = wishes.some(({ kind, polarity }) => kind === 'occupation' && polarity !== 'excluded');
  return wishes.filter(({ kind, values }) => !(hasOccupation && kind === 'level' && values.includes(ANY_LEVEL)));
}

/**
 * Drops the refusal of an occupation that is also wanted: it refuses some of its jobs, which the taxonomy does not know. An assistant who
 * refuses a dermatologist refuses the field, and no job of a doctor.
 */
function dropRefusedOwn(wishes: readonly Wish[]): Wish[] {
  const wanted = wishes.filter(({ kind, polarity }) => kind === 'occupation' && polarity !== 'excluded');
  const keys = new Set(wanted.flatMap(({ values }) => values));
  const isField = ({ start }: Wish) =>
    wishes.some((wish) => wish.start === start && wish.polarity === 'excluded' && wish.kind === 'specialty');
  return wishes.filter((wish) => {
    if (wish.kind !== 'occupation' || wish.polarity !== 'excluded') return true;
    const isOwn = wish.values.every((key) => keys.has(key));
    return !isOwn && !(isField(wish) && [...keys].some((key) => !isDoctor(key)));
  });
}

const FIELDS: ReadonlySet<WishKind> = new Set(['specialty', 'department', 'employerKind']);

/** Drops the wish for a field that the sentence refuses as well: "beim Chirurgen wird mir schlecht, also keine Chirurgie". */
function dropContradicted(wishes: readonly Wish[]): Wish[] {
  const refused = wishes.filter(
    ({ kind, polarity, isUnsure }) => FIELDS.has(kind) && polarity === 'excluded' && !isUnsure,
  );
  return wishes.filter(({ kind, values, polarity }) => {
    if (polarity !== 'wanted' || !FIELDS.has(kind)) return true;
    return !refused.some((wish) => wish.kind === kind && values.every((value) => wish.values.includes(value)));
  });
}

/** Turns what was read into wishes, in the order of the sentence. */
function listWishes(parts: ReadParts): Wish[] {
  const wishes = [
    ...parts.filters.flatMap((filter) => wishesOfFilter(filter, parts)),
    ...parts.places.map((place) => wishOfPlace(place, parts)),
    ...parts.drafts.flatMap((draft) => wishesOfDraft(draft, parts)),
  ];
  return wishes.toSorted((a, b) => a.start - b.start);
}

type Base = Pick<Wish, 'polarity' | 'strength' | 'isUnsure'> & Span;

function baseOf({ from, to, scope }: { from: number; to: number } & Scoped, { tokens }: ReadParts): Base {
  return {
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    polarity: scope.polarity === 'open' ? 'wanted' : scope.polarity,
    strength: scope.isNice ? 'nice' : 'must',
    ...(scope.isUnsure ? { isUnsure: true } : {}),
  };
}

function wishesOfFilter(filter: ReadFilter & Scoped, parts: ReadParts): Wish[] {
  const { kind, hours } = filter;
  const values = wantedValues(filter);
  const base = baseOf(filter, parts);
  const shifts = refusedShifts(filter);
  if (kind === 'ignored') return [];
  // "nur Früh- oder Tagdienst"
  const isOnlyShift = (each: ReadFilter & Scoped) => each.kind === 'shift' && each.scope.polarity === 'only';
  if (kind === 'dayTime' && base.polarity === 'only' && values.length === 0 && parts.filters.some(isOnlyShift))
    return [{ ...base, kind: 'shift', values: ['day'] }];
  if (kind === 'dayTime') {
    const refused: Wish = { ...base, kind: 'shift', values: shifts, polarity: 'excluded' };
    const offered: Wish = { ...base, kind: 'shift', values: ['early', 'day'], polarity: 'wanted', strength: 'nice' };
    return base.polarity === 'excluded' ? [refused] : [refused, offered];
  }
  if (kind === 'shiftWork') return [{ ...base, kind: 'shift', values: shifts }];
  // "unter 3000 € nicht" is what is to be reached.
  if (kind === 'salaryMax' && base.polarity === 'excluded')
    return [{ ...base, kind: 'salaryMin', values, polarity: 'wanted' }];
  if (kind === 'salaryMin') {
    const least: Wish = { ...base, kind, values, polarity: 'wanted' };
    const most: Wish = { ...least, kind: 'salaryMax', values: [filter.highest ?? ''], strength: 'nice' };
    return filter.highest === undefined ? [least] : [least, most];
  }
  if (kind === 'employmentType' && values[0] === 'internship' && base.polarity !== 'excluded')
    return [
      { ...base, kind, values },
      { ...base, kind: 'occupation', values: ['praktikum'] },
    ];
  if (kind === 'recognition' || kind === 'visaHelp' || kind === 'housingHelp')
    return [{ ...base, kind: 'benefit', values: [] }];
  if (kind === 'leadership') return [{ ...base, kind: 'level', values: ['leitung'] }];
  return [{ ...base, kind, values, ...(hours ? { hours } : {}) }];
}

function wishOfPlace(place: ReadPlace & Scoped, parts: ReadParts): Wish {
  return { ...baseOf(place, parts), kind: place.kind === 'country' ? 'country' : 'place', values: [place.value] };
}

function wishesOfDraft(draft: Draft & Scoped, parts: ReadParts): Wish[] {
  const { kind, from, to } = draft;
  const named = [...(draft.named ?? [])];
  const [base, token] = [baseOf(draft, parts), parts.tokens[from]];
  const polarity = token?.isExcluded ? 'excluded' : base.polarity;
  const text = parts.question.slice(base.start, base.end);
  if (kind === 'word') {
    const isEmpty =
      isNoise(token) ||
      isQualification(token) ||
      isLinkingWord(token?.folded ?? '') ||
      (parts.isSentence && isCommonWord(token?.folded ?? ''));
    const isLost = parts.isSentence && polarity === 'excluded';
    return isEmpty || isLost || to - from < 1
      ? []
      : [{ ...base, polarity, kind, values: [text], strength: parts.isSentence ? 'nice' : 'must' }];
  }
  if (named.length === 0) return [{ ...base, polarity, kind: 'phrase', values: [draft.phrase ?? text] }];
  const isPractice = named.some((each) => each.kind === 'employerKind' && each.key === 'praxis');
  if ((kind === 'occupation' || isPractice) && !named.some((each) => each.kind === 'specialty')) {
    const words = parts.tokens.slice(from, to).flatMap((each) => each.words);
    named.push(...fieldsInside(words).map((key) => ({ kind: 'specialty' as const, key })));
    if (kind === 'occupation') named.push(...workplacesInside(words, polarity === 'excluded'));
  }
  const isPracticeOfField = kind === 'specialty' && PRACTICE.test(token?.folded ?? '') && polarity !== 'excluded';
  if (isPracticeOfField && !named.some((each) => each.kind === 'employerKind'))
    named.push({ kind: 'employerKind', key: 'praxis' });
  const isElsewhere = isVisited(named, parts.tokens[from - 1]);
  if (polarity === 'excluded' || isElsewhere) named.push(...fieldsOfDoctors(named));
  const kinds = [...new Set(named.map((each) => each.kind))].filter((each) => each !== 'occupation' || !isElsewhere);
  return kinds.map((each): Wish => {
    const keys = named.filter((one) => one.kind === each).map(({ key }) => key);
    return { ...base, polarity, ...toWish(each, [...new Set(keys)], polarity) };
  });
}

/** A "Kinderpraxis" is a practice, and who refuses one refuses the field alone. */
const PRACTICE = /prax(?:is|en)$/;

/** Doctors with an occupation of their own, and their field: whoever refuses to work for a Zahnarzt refuses it. */
const FIELDS_OF_DOCTORS: ReadonlyMap<string, string> = new Map([
  ['zahnarzt', 'dentistry'],
  ['hausarzt', 'general_medicine'],
  ['betriebsarzt', 'occupational_medicine'],
]);

function fieldsOfDoctors(named: readonly NamedKey[]): NamedKey[] {
  return named.flatMap(({ kind, key }) => {
    const field = kind === 'occupation' ? FIELDS_OF_DOCTORS.get(key) : undefined;
    return field === undefined ? [] : [{ kind: 'specialty', key: field }];
  });
}

/** Returns the wish of a rejected occupation: one that is only a training refuses trainings. */
function toWish(kind: WishKind, values: readonly string[], polarity: Wish['polarity']): Pick<Wish, 'kind' | 'values'> {
  const isTraining = kind === 'occupation' && values.length === 1 && values[0] === 'ausbildung';
  return isTraining && polarity === 'excluded' ? { kind: 'training', values: [] } : { kind, values };
}
