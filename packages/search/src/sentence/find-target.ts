import type { Cue } from './find-cues.ts';
import { clauseAt, firstBehind, lastBefore, type Sentence } from './scope-reach.ts';
import words from './scopes.json' with { type: 'json' };
import { type Clause, isAnd } from './split-clauses.ts';
import { wordSet } from './word-table.ts';

const VERBS = wordSet(words.verbs);
const LIGHT = wordSet(words.light);
const SHORT_ANSWER = 3;
const ENDINGS = wordSet(words.endings);

const ALL = wordSet(words.all);
const OTHER = wordSet(['andere', 'anderes', 'other', 'others', 'übrige']);

/** "Praxis, MVZ, Reha: alles nichts für mich", "Heim hatte ich, Leiharbeit hatte ich, beides nie wieder" */
export function slotsOfAll(cue: Cue, sentence: Sentence): number[] {
  const { tokens, slots, clauses } = sentence;
  const clause = clauseAt(sentence, cue.from);
  const isEmpty = !slots.some(({ from, isWord }) => from >= clause.from && from < clause.to && !isWord);
  const isAll = [0, 1].some(
    (at) => ALL.findLongest(tokens, clause.from + at, clause.to) !== null && !OTHER.has(tokens[clause.from + at + 1]),
  );
  if (!isEmpty || !isAll) return [];
  const end = clauses.indexOf(clause);
  const start = clauses.findLastIndex(({ joint }, at) => at < end && joint !== 'comma' && joint !== 'and');
  const [first, last] = [clauses[Math.max(0, start)]?.from ?? 0, clause.from];
  return slots.flatMap(({ from, group, isSettled, isWord }, at) => {
    const isMeant = group === 'roster' || group === 'work' || group === 'contract';
    return isMeant && !isSettled && !isWord && from >= first && from < last ? [at] : [];
  });
}

export type Target = { slot: number; direction: 'forward' | 'backward' };

export function targetOf(cue: Cue, sentence: Sentence): Target | null {
  const clause = clauseAt(sentence, cue.from);
  const bound = boundIn(clause, cue, sentence);
  if (bound >= 0) return { slot: bound, direction: 'backward' };
  const [before, after] = [lastBefore(sentence, clause, cue.from), firstBehind(sentence, clause, cue)];
  if (cue.value === 'rest') return restTarget(before, after, sentence) ?? restBefore(clause, sentence);
  const dislocated = findDislocated(cue, clause, sentence);
  if (dislocated !== null) return { slot: dislocated, direction: 'backward' };
  const backward =
    before === null || !isReachedBack(cue, before, clause, sentence)
      ? null
      : ({ slot: before, direction: 'backward' } as const);
  const forward = after === null ? null : ({ slot: after, direction: 'forward' } as const);
  switch (cue.value) {
    case 'no':
      return (
        forward ??
        targetBehind(clause, sentence) ??
        (isSelfContained(cue, clause, sentence) ? null : (backward ?? targetPointedTo(cue, clause, sentence)))
      );
    case 'refuse':
      return (
        (isNext(cue, forward, sentence) ? forward : (backward ?? forward)) ??
        targetBehind(clause, sentence) ??
        targetBefore(clause, sentence)
      );
    default:
      return (
        (preferBackward(cue, before, after, sentence) ? backward : (forward ?? backward)) ??
        targetBehind(clause, sentence) ??
        targetBefore(clause, sentence)
      );
  }
}

/** "für unter 2800 € fange ich nirgends an", "less than 60k and I won't move" */
function boundIn(clause: Clause, cue: Cue, sentence: Sentence): number {
  const { clauses, slots } = sentence;
  const inside = slots.findIndex(({ from, isPay }) => isPay && from >= clause.from && from < clause.to);
  if (inside >= 0 && isAboutOther(inside, clause, cue, sentence)) return -1;
  const before = clause.joint === 'and' ? clauses[clauses.indexOf(clause) - 1] : undefined;
  if (inside >= 0 || !before || slots.some(({ from, isWord }) => from >= clause.from && from < clause.to && !isWord))
    return inside;
  const at = slots.findIndex(({ from }) => from >= before.from);
  const isAlone = slots[at]?.isPay === true && (slots[at + 1]?.from ?? clause.from) >= clause.from;
  return isAlone ? at : -1;
}

/** "keine Dienste ab 4000 €", "ab 4300 keine Zeitarbeit", "Nachtdienst nein ab 3000 €": the cue has a neighbour of its own. */
function isAboutOther(pay: number, clause: Clause, cue: Cue, sentence: Sentence): boolean {
  const { tokens, slots } = sentence;
  const [before, after] = [lastBefore(sentence, clause, cue.from), firstBehind(sentence, clause, cue)];
  const isEmpty = (from: number, to: number) => tokens.slice(from, to).every((token) => LIGHT.has(token));
  const isBehind = after !== null && after !== pay && isEmpty(cue.to, slots[after]?.from ?? 0);
  const isBefore = before !== null && before !== pay && isEmpty(slots[before]?.to ?? 0, cue.from);
  return (isBehind && cue.value === 'no') || (isBefore && cue.value !== 'no' && slots[before]?.isOftenRefused === true);
}

const EITHER_SIDE = wordSet(words.eitherSide);

const NOT = wordSet(['nicht', 'not', 'net', 'ned']);

/** "Thüringen, ausgenommen Erfurt" and "Erfurt ausgenommen", "in Ulm aber bitte nicht nachts": what follows at once is meant first. */
function isNext({ from, to }: Cue, forward: Target | null, { tokens, slots }: Sentence): boolean {
  const slot = forward === null ? undefined : slots[forward.slot];
  const isEitherSide = EITHER_SIDE.has(tokens[from]) || (slot?.isOftenRefused === true && NOT.has(tokens[to - 1]));
  return isEitherSide && slot?.from === to;
}

/** "nachts will ich schlafen": only a shift can be meant. */
function restTarget(before: number | null, after: number | null, { slots }: Sentence): Target | null {
  const at = [before, after].find((slot) => slot !== null && slots[slot]?.group === 'roster') ?? null;
  return at === null ? null : { slot: at, direction: at === before ? 'backward' : 'forward' };
}

/** "Wochenende? Familienzeit!" */
function restBefore(clause: Clause, sentence: Sentence): Target | null {
  const earlier = sentence.clauses[sentence.clauses.indexOf(clause) - 1];
  if (!earlier || !isAnswered(earlier, clause, sentence)) return null;
  return restTarget(lastBefore(sentence, earlier, earlier.to), null, sentence);
}

/** "Frühdienst das schaff ich mit der Kita nicht": what is named first and pointed to is meant, whatever else is named. */
function findDislocated({ from }: Cue, clause: Clause, { tokens, slots }: Sentence): number | null {
  const at = slots.findIndex(
    ({ from: start, to, isWord }) =>
      !isWord && start >= clause.from && to < from && BACK.has(tokens[to]) && VERBS.has(tokens[to + 1]),
  );
  return at < 0 ? null : at;
}

const COPULA = wordSet(words.copula);

/** "Was ich nicht mehr möchte, ist Nachtdienst", "Vermeide: Nachtdienste" */
function targetBehind(clause: Clause, sentence: Sentence): Target | null {
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1];
  const isNext =
    next &&
    (COPULA.has(sentence.tokens[next.from]) ||
      isHeading(clause, next, sentence) ||
      isDescribed(clause, next, sentence));
  if (!isNext) return null;
  const slot = sentence.slots.findIndex(({ from, isWord }) => from >= next.from && from < next.to && !isWord);
  return slot < 0 ? null : { slot, direction: 'forward' };
}

const UNIVERSAL = wordSet(words.universal);
const DESCRIBING = wordSet(words.describing);

/** "lass alles weg, was mit Urologie zu tun hat" */
function isDescribed({ from, to }: Clause, next: Clause, { tokens }: Sentence): boolean {
  return DESCRIBING.has(tokens[next.from]) && tokens.slice(from, to).some((token) => UNIVERSAL.has(token));
}

/** Checks whether a clause of its own only says what the list behind its colon is. */
function isHeading(clause: Clause, next: Clause, { tokens, slots }: Sentence): boolean {
  const isOwn = clause.joint === 'start' || clause.joint === 'stop' || clause.joint === 'question';
  const isEmpty = !slots.some(({ from }) => from >= clause.from && from < clause.to);
  return (
    next.joint === 'colon' && isOwn && isEmpty && !tokens.slice(clause.from, clause.to).some((token) => BACK.has(token))
  );
}

const LISTED: ReadonlySet<Clause['joint']> = new Set(['colon', 'comma', 'and']);

/** "Was ich nicht will: Intensiv, OP, Notaufnahme": returns all that is listed behind the colon. */
export function slotsOfHeading(cue: Cue, sentence: Sentence): number[] {
  const { clauses, slots, cues } = sentence;
  const clause = clauseAt(sentence, cue.from);
  const start = clauses.indexOf(clause) + 1;
  const next = clauses[start];
  if (!next || !isHeading(clause, next, sentence)) return [];
  const reached: number[] = [];
  for (const { from, to, joint } of clauses.slice(start)) {
    const inside = slots.flatMap((slot, at) => (slot.from >= from && slot.from < to && !slot.isWord ? [at] : []));
    const isOther = inside.some((at) => {
      const slot = slots[at];
      return !slot || slot.isSettled || slot.group === 'place' || slot.group === 'occupation' || slot.group === 'other';
    });
    const isDecided = cues.some((other) => other.from >= from && other.from < to);
    if (!LISTED.has(joint) || isOther || isDecided || inside.length === 0) break;
    reached.push(...inside);
  }
  return reached;
}

/** "In meiner Praxis muss ich samstags arbeiten, das will ich nicht mehr", "Nachtdienst? Nein." */
function targetBefore(clause: Clause, sentence: Sentence): Target | null {
  const at = sentence.clauses.indexOf(clause);
  for (const earlier of sentence.clauses.slice(Math.max(0, at - 2), at).reverse()) {
    const slot = lastBefore(sentence, earlier, earlier.to);
    const group = slot === null ? undefined : sentence.slots[slot]?.group;
    const isMeant =
      group === 'roster' ||
      isAnswered(earlier, clause, sentence) ||
      (group === 'work' && isPointingBack(clause, sentence));
    if (slot !== null && (isMeant || sentence.slots[slot]?.isOftenRefused)) return { slot, direction: 'backward' };
    if (slot !== null) return null;
  }
  return null;
}

/** Checks whether the next words answer a question or an announcement: "Altenpflege? Danke, nein.", "Heime: nein." */
function isAnswered(asked: Clause, answer: Clause, { clauses, slots }: Sentence): boolean {
  const next = clauses[clauses.indexOf(asked) + 1];
  const isEmpty = !slots.some(({ from, isWord }) => from >= answer.from && from < answer.to && !isWord);
  // "Chirurgie – nein"
  const isShort = next === answer && next.joint === 'dash' && answer.to - answer.from <= SHORT_ANSWER;
  return isEmpty && (isShort || next?.joint === 'question' || next?.joint === 'colon');
}

const BACK = wordSet(words.back);

/** "Hospiz kenne ich, davon brauche ich Abstand": a clause that names nothing points to the one before. */
function isPointingBack({ from, to }: Clause, { tokens, slots }: Sentence): boolean {
  const isEmpty = !slots.some((slot) => slot.from >= from && slot.to <= to && !slot.isWord);
  return isEmpty && tokens.slice(from, to).some((token) => BACK.has(token));
}

/** A place or an occupation is refused by what follows it at once: "that isn't in a chain" refuses something else. */
function isReachedBack({ to, value }: Cue, slot: number, clause: Clause, { tokens, slots }: Sentence): boolean {
  const group = slots[slot]?.group;
  if (value === 'refuse' || (group !== 'place' && group !== 'occupation')) return true;
  return tokens.slice(to, clause.to).every((token) => LIGHT.has(token) || VERBS.has(token) || ENDINGS.has(token));
}

/** "Rufdienst gibt es hier? Dann bitte ohne." */
function targetPointedTo({ to }: Cue, clause: Clause, sentence: Sentence): Target | null {
  return to === clause.to || isPointingBack(clause, sentence) ? targetBefore(clause, sentence) : null;
}

const INFINITIVE = /^\p{Ll}+(?:en|eln|ern|tun)$/u;

/** "kein X" whose X is none that is known refuses that, and nothing before it. */
function isSelfContained({ to }: Cue, clause: Clause, { tokens }: Sentence): boolean {
  const next = to < clause.to ? tokens[to] : undefined;
  if (next === undefined || VERBS.has(next) || LIGHT.has(next) || isAnd(next) || BACK.has(next)) return false;
  // "davon will ich nichts hören"
  return !(to === clause.to - 1 && INFINITIVE.test(next.text));
}

/** Checks whether a cue refers to the slot before it, whatever follows: "nachts kann ich nicht", "am Wochenende nicht". */
function preferBackward(cue: Cue, before: number | null, after: number | null, sentence: Sentence): boolean {
  const slot = before === null ? undefined : sentence.slots[before];
  if (!slot || before === null) return false;
  if (after === null) return true;
  const between = sentence.tokens.slice(slot.to, cue.from);
  if (between.some((token) => VERBS.has(token)) && between.every((token) => VERBS.has(token) || LIGHT.has(token)))
    return true;
  const next = sentence.slots[after];
  const isNextAccepted = sentence.cues.some(
    ({ value, from }) => value === 'accept' && from >= (next?.to ?? 0) && from < clauseAt(sentence, cue.from).to,
  );
  return between.length === 0 && slot.isOftenRefused && (isNextAccepted || !next?.isOftenRefused);
}
