import { type Cue, type CueKind, isNegation } from './find-cues.ts';
import type { Token } from './read-tokens.ts';
import type { Scope } from './resolve-scopes.ts';
import { isLightWord, type Slot } from './scope-reach.ts';
import type { Clause } from './split-clauses.ts';
import { isAboutKin, isKnownEmployer, isListOfPast, isNeverDone, isPerfect, isPossessed } from './stated-facts.ts';
import words from './statements.json' with { type: 'json' };
import { type WordTable, wordSet } from './word-table.ts';

/**
 * A wish, a statement about others or the past, or a fallback: what somebody is and where they live, which is a wish where
 * nothing else of its kind is one.
 */
export type Role = 'wish' | 'statement' | 'fallback';

type Sentence = {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  cues: readonly Cue[];
  slots: readonly (Slot & { hasOccupation: boolean; isBenefit: boolean })[];
};

const OTHERS = wordSet(words.others);
const PAST = wordSet(words.past);
const PRESENT = wordSet(words.present);
const AIM = wordSet(['zum', 'zur']);
const FURTHER = wordSet(words.further);
const THEN = wordSet(words.then);
const INSIDE = wordSet(['im', 'in']);
const HOME = wordSet(words.home);
const SELF = wordSet(words.self);
const BEHIND = wordSet(words.behind);
const LEAVING = wordSet(words.leaving);
const CHANGING = wordSet(words.changing);
const SEARCHING = wordSet(words.searching);
const SPEAKERS = wordSet(words.speakers);
const EARNING = wordSet(words.earning);
/** "3050 Euro brachte die letzte Stelle, die nächste sollte nicht drunter liegen" */
const AS_MUCH = wordSet(words.asMuch);
const ARTICLES = wordSet(words.articles);
const SUBJECTS = wordSet(words.subjects);
/** "since my divorce" */
const OBLIQUE = wordSet(words.oblique);
const OWN = wordSet(words.own);
const SAYING = wordSet(words.saying);
/** "ich habe einen Hund" asks for no dog. */
const OWNING = wordSet(words.owning);
/** "Wollte eigentlich nie wieder in die Pflege" */
const ONCE_MEANT = wordSet(words.onceMeant);
/** "eigene Praxis verkauft" */
const OWNED = wordSet(words.owned);
const DEFINITE = wordSet(words.owners);
const FUNDING = wordSet(words.funding);
const MOVED = wordSet(words.moved);
const WISHING = wordSet(words.wishing);
const FROM = wordSet(words.directionFrom);
const TO = wordSet(words.directionTo);
/** A subject is among the first words of its clause: "und da wohnt meine Schwester". */
const SUBJECT_REACH = 3;
/** So many words that name nothing make a statement of a clause. */
const STATING_WORDS = 2;
const BOUNDS = wordSet(words.bounds);
const BOUND_REACH = 3;
const ASKING = wordSet(words.asking);
const SINCE = wordSet(words.since);
const INSTEAD = wordSet(words.instead);
const ALONGSIDE = wordSet(words.alongside);
const WAY = wordSet(words.way);
const AILING = wordSet(words.ailing);
const CIRCUMSTANCES = wordSet(words.circumstance);
const COPING = wordSet(words.coping);
const CONSENT: ReadonlySet<CueKind> = new Set(['nice', 'accept', 'any', 'open', 'only', 'onlyBefore']);

/** Says of each slot whether it is a wish at all. */
export function findRoles(sentence: Sentence, scopes: readonly Scope[]): Role[] {
  const roles = sentence.slots.map((slot, at) => {
    const clause = sentence.clauses.find(({ from, to }) => from <= slot.from && slot.from < to);
    return clause ? roleIn(clause, slot, scopes[at], sentence) : 'wish';
  });
  for (const at of findContinued(sentence, roles)) roles[at] = 'wish';
  return roles;
}

const CONTINUING = wordSet(words.continuing);

/** "Bisher Dialyse, das möchte ich weiter machen": finds the statements that the sentence asks for again. */
function findContinued(sentence: Sentence, roles: readonly Role[]): number[] {
  const { tokens, slots, clauses } = sentence;
  const start = tokens.findIndex((_token, at) => CONTINUING.findLongest(tokens, at) !== null);
  if (start < 0) return [];
  const isOwn = (at: number) => {
    const slot = slots[at];
    const clause = clauses.find(({ from, to }) => slot !== undefined && from <= slot.from && slot.from < to);
    const isKind = slot?.group === 'work' || slot?.group === 'roster';
    return isKind && roles[at] === 'statement' && clause !== undefined && !isAboutKin(clause, sentence);
  };
  const own = slots.flatMap(({ from, isWord }, at) => (from < start && !isWord && isOwn(at) ? [at] : []));
  const last = slots[own.at(-1) ?? -1];
  const clause = clauses.find(({ from, to }) => last !== undefined && from <= last.from && last.from < to);
  return clause ? own.filter((at) => isInside(slots[at]?.from ?? -1, clause)) : [];
}

function roleIn(clause: Clause, slot: Sentence['slots'][number], scope: Scope | undefined, sentence: Sentence): Role {
  const { tokens, cues, slots } = sentence;
  // "In einem Heim starb meine Mutter, da arbeite ich nicht": what another clause refuses is refused, whoever its own is about.
  const isRefusedElsewhere = !cues.some((cue) => isNegation(cue) && isInside(cue.from, clause));
  if (scope?.polarity === 'excluded' && isRefusedElsewhere && !slot.isPay) return 'wish';
  const has = (table: WordTable<true>) => findIn(table, tokens, clause) !== null;
  const isSearching = has(SEARCHING) || INSTEAD.has(tokens[clause.from]);
  const isNamed = (index: number) =>
    slots.some(({ from, to, isWord, hasOccupation }) => {
      const isName = from < index || (to - from > 1 && !hasOccupation);
      return !isWord && isName && from <= index && index < to;
    });
  const others = findIn(OTHERS, tokens, clause);
  const isOthers = (others !== null && !isNamed(others + 1)) || isAboutKin(clause, sentence);
  if (isOthers && (!isSearching || isSaidByOther(clause, sentence))) return 'statement';
  // "Unser Chefarzt ist unmöglich" refuses nothing.
  if (slot.hasOccupation && SUBJECTS.has(tokens[slot.from - 1]) && !isSearching) return 'statement';
  const isOver = (each: Clause) => findIn(PAST, tokens, each) !== null || isPerfect(each, sentence);
  const before = sentence.clauses[sentence.clauses.indexOf(clause) - 1];
  const isThen = before !== undefined && THEN.has(tokens[clause.from]) && isOver(before);
  const isPast = isOver(clause) || isThen || isListOfPast(clause, isOver, sentence);
  const isPlain = scope?.polarity === 'wanted' || scope?.polarity === 'open';
  // "bisher gab es nur befristete Verträge"
  if (scope?.polarity === 'only' && has(PAST) && !isSearching) return slot.hasOccupation ? 'fallback' : 'statement';
  // Current pay is no wish, even where it is not enough.
  if (slot.isPay && isPlain && findIn(AS_MUCH, tokens, { from: 0, to: tokens.length }) !== null) return 'wish';
  const isEarned = slot.isPay && has(EARNING) && !isSearching && !isBounded(slot, sentence);
  if (isEarned) return 'statement';
  const isNoRefusal = () => has(ONCE_MEANT) || isNeverDone(clause, sentence) || isSaidByKin(clause, sentence);
  if (scope?.polarity === 'excluded' && (isNoRefusal() || isWayToWork(slot, clause, sentence))) return 'statement';
  if (isKnownEmployer(clause, slot, sentence)) return slot.group === 'place' ? 'fallback' : 'statement';
  // "der Pflegedienst kommt morgens"
  const isOfEmployer = (other: Slot) => isInside(other.from, clause) && isKnownEmployer(clause, other, sentence);
  if (slot.group === 'roster' && slots.some(isOfEmployer)) return 'statement';
  if (!isPlain) return scope?.polarity === 'only' && isPast && !isSearching ? 'statement' : 'wish';
  if (clause.joint === 'reason') return slot.group === 'place' ? 'fallback' : 'statement';
  if (slot.hasOccupation && isAimOfTraining(slot, sentence)) return 'fallback';
  const isThing = slot.group !== 'other' && slot.group !== 'place' && !slot.hasOccupation;
  if (isThing && !has(FUNDING) && isPossessed(slot, sentence)) return 'statement';
  if (isThing && !isSearching && OWNED.has(tokens[slot.from - 1])) return 'statement';
  if (!isSearching && (hasOtherSubject(clause, sentence) || isReported(clause, sentence))) return 'statement';
  if (slot.group === 'place' && isLeft(slot, clause, sentence)) return has(MOVED) ? 'statement' : 'fallback';
  if (slot.group === 'place' && isCause(clause, sentence)) return 'fallback';
  if (slot.group === 'place' && has(ALONGSIDE) && !isSearching) return 'fallback';
  if (slot.group === 'work' && !isSearching && isAilment(slot, sentence)) return 'statement';
  if (slot.isBenefit && (CIRCUMSTANCES.has(tokens[slot.from - 1]) || isBehind(CIRCUMSTANCES, slot, sentence)))
    return 'statement';
  if (slot.isBenefit && !isSearching && has(COPING)) return 'statement';
  if (slot.isBenefit && has(SELF) && !isSearching && tokens[slot.to]?.folded === 'in') return 'statement';
  if (isCause(clause, sentence) && isStated(clause, sentence) && !isSearching)
    return slot.hasOccupation ? 'fallback' : 'statement';
  if (!slot.isBenefit && isBehind(BEHIND, slot, sentence, slot.group === 'place' ? clause.from : 0))
    return slot.hasOccupation ? 'fallback' : 'statement';
  if (has(CHANGING) && isBehind(LEAVING, slot, sentence)) return 'statement';
  const isConsenting = cues.some(({ value, from }) => CONSENT.has(value) && from >= clause.from && from < clause.to);
  if (isSearching) return 'wish';
  if (slot.group === 'place' && has(MOVED)) return 'fallback';
  if (isConsenting && !isPerfect(clause, sentence)) return 'wish';
  if ((slot.isBenefit || slot.group === 'contract') && has(OWNING)) return 'statement';
  // "zwei Hunde", "das schaffe ich mit der Kita nicht"
  if (slot.isBenefit && DEFINITE.has(tokens[slot.from - 1]) && !has(WISHING) && !has(FUNDING)) return 'statement';
  if (isPast) return slot.hasOccupation && !isWorkplace(slot, sentence) ? 'fallback' : 'statement';
  if (slot.group === 'place' && isStated(clause, sentence)) return 'fallback';
  const isAboutWork = slot.hasOccupation || slot.group === 'work' || slot.group === 'place';
  if (slot.group === 'place' && has(PRESENT) && slots.some((other) => other !== slot && isHome(other, sentence)))
    return 'statement';
  const isPresent = (has(PRESENT) && !has(ASKING)) || isSince(clause, sentence);
  if (isPresent) return slot.hasOccupation || slot.group === 'place' ? 'fallback' : 'statement';
  const self = findIn(SELF, tokens, clause);
  return self !== null && self < slot.from && isAboutWork ? 'fallback' : 'wish';
}

/** "Meine Kollegen wollen nach Zürich, ich bleibe hier": their wish, where somebody speaks of themselves elsewhere. */
function isSaidByOther({ from, to }: Clause, { tokens }: Sentence): boolean {
  const isMe = (token: Token) => SPEAKERS.has(token);
  return !tokens.slice(from, to).some(isMe) && tokens.some(isMe);
}

/** "Seit 2011 Pfleger in Wien, jetzt zieht es mich heim" */
function isSince({ from, to }: Clause, { tokens }: Sentence): boolean {
  const at = tokens.slice(from, to).findIndex((token) => SINCE.has(token));
  return (
    at >= 0 && tokens.slice(from + at + 1, from + at + 3).some(({ folded }) => /^\d|^jahren?$|^years$/.test(folded))
  );
}

/** "Die Fahrerei nach München macht mich fertig": what is known too well is left. */
function isWayToWork({ group, from }: Slot, clause: Clause, { tokens }: Sentence): boolean {
  const isNamed = DEFINITE.has(tokens[clause.from]) && WAY.has(tokens[clause.from + 1]);
  return group === 'place' && isNamed && from > clause.from;
}

/** "Habe Rheuma", "leide an Diabetes": an illness, and no field of work. */
function isAilment({ from, to }: Slot, { tokens, clauses }: Sentence): boolean {
  const isWhole = clauses.some((clause) => clause.to === to);
  const isOwned = OWNING.has(tokens[from - 1]) && isWhole;
  return isOwned || AILING.findLongest(tokens, from - 2)?.to === from;
}

/** Checks whether an amount is a bound: "earning more than 6000" is a wish, "earning 6000" a statement. */
function isBounded({ from, to }: Slot, { tokens }: Sentence): boolean {
  const behind = tokens[to]?.link === 'or' || tokens[to]?.folded === 'und' ? [tokens[to], tokens[to + 1]] : [];
  return [...tokens.slice(Math.max(0, from - BOUND_REACH), to), ...behind].some((token) => BOUNDS.has(token));
}

/** "im Rettungsdienst" is where somebody worked, "als Sanitäter" what they are. */
function isWorkplace({ from }: Slot, { tokens }: Sentence): boolean {
  return INSIDE.has(tokens[from - 1]) || INSIDE.has(tokens[from - 2]);
}

/** "Weiterbildung zur Praxisanleiterin": what an employer is to pay for. */
function isAimOfTraining({ from }: Slot, { tokens }: Sentence): boolean {
  return AIM.has(tokens[from - 1]) && FURTHER.has(tokens[from - 2]);
}

/** "Mein Vertrag in Linz läuft aus": somebody or something else is spoken of. */
function hasOtherSubject({ from, to }: Clause, { tokens }: Sentence): boolean {
  const at = tokens.slice(from, Math.min(to, from + SUBJECT_REACH)).findIndex((token) => SUBJECTS.has(token));
  if (at > 0 && OBLIQUE.has(tokens[from + at - 1])) return false;
  return at >= 0 && from + at + 1 < to && !OWN.has(tokens[from + at + 1]);
}

/** "Ein Bekannter meinte, Vorarlberg zahlt gut" */
function isReported(clause: Clause, { tokens, clauses }: Sentence): boolean {
  const before = clauses[clauses.indexOf(clause) - 1];
  return clause.joint === 'comma' && before !== undefined && SAYING.has(tokens[before.to - 1]);
}

/** "Meine Freundin sagt, Altenpflege sei nichts für mich" */
function isSaidByKin(clause: Clause, sentence: Sentence): boolean {
  const before = sentence.clauses[sentence.clauses.indexOf(clause) - 1];
  return isReported(clause, sentence) && before !== undefined && isAboutKin(before, sentence);
}

function isHome(slot: Slot, sentence: Sentence): boolean {
  return slot.group === 'place' && isBehind(HOME, slot, sentence);
}

/** Checks whether somebody lives in a place, or leaves it for another: "von Hamburg nach Kiel". */
function isLeft(slot: Slot, clause: Clause, sentence: Sentence): boolean {
  if (isBehind(HOME, slot, sentence)) return true;
  const { tokens, slots } = sentence;
  const isTarget = ({ from, group }: Slot) =>
    group === 'place' && from > slot.to && from < clause.to && TO.has(tokens[from - 1]);
  return FROM.has(tokens[slot.from - 1]) && slots.some(isTarget);
}

/** "In Hamburg finden wir nichts, darum gehen wir nach Schwerin" */
function isCause(clause: Clause, { clauses }: Sentence): boolean {
  return clauses[clauses.indexOf(clause) + 1]?.joint === 'consequence';
}

/** Checks whether a clause says how things are, with a verb that wishes for nothing. */
function isStated(clause: Clause, { tokens, slots, cues }: Sentence): boolean {
  if (findIn(WISHING, tokens, clause) !== null) return false;
  const isInside = (index: number) => [...slots, ...cues].some(({ from, to }) => from <= index && index < to);
  const plain = tokens.slice(clause.from, clause.to).filter((token, at) => {
    return !isInside(clause.from + at) && !ARTICLES.has(token) && !isLightWord(token);
  });
  return plain.length >= STATING_WORDS;
}

function isInside(index: number, { from, to }: Clause): boolean {
  return from <= index && index < to;
}

function findIn(
  table: WordTable<true>,
  tokens: readonly Token[],
  { from, to }: Pick<Clause, 'from' | 'to'>,
): number | null {
  for (let at = from; at < to; at += 1) if (table.findLongest(tokens, at)) return at;
  return null;
}

/** Checks whether one of the words leads to a slot, over articles and prepositions. */
function isBehind(table: WordTable<true>, { from }: Slot, { tokens, slots }: Sentence, start = 0): boolean {
  for (let at = from - 1; at >= start && at >= from - 5; at -= 1) {
    if (slots.some((slot) => slot.from <= at && at < slot.to && !slot.isWord)) return false;
    if (table.has(tokens[at]) || table.findLongest(tokens, at - 1)?.to === at + 1) return true;
    if (!ARTICLES.has(tokens[at])) return false;
  }
  return false;
}

const THERE = wordSet(words.there);

/** Checks whether the sentence points back to a place that it named. */
export function hasThere(tokens: readonly Token[]): boolean {
  return tokens.some((_token, at) => THERE.findLongest(tokens, at) !== null);
}
