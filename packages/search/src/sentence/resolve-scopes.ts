import { findEchoes } from './echo-scopes.ts';
import { type Cue, isNegation } from './find-cues.ts';
import { slotsOfAll, slotsOfHeading, type Target, targetOf } from './find-target.ts';
import { joinCues } from './join-cues.ts';
import {
  clauseAt,
  extendBackward,
  extendForward,
  firstBehind,
  lastBefore,
  type Sentence,
  type Slot,
} from './scope-reach.ts';
import words from './scopes.json' with { type: 'json' };
import type { Clause } from './split-clauses.ts';
import { wordSet } from './word-table.ts';

/** The scope that the cues give to a slot. `open` narrows nothing. */
export type Scope = {
  polarity: 'wanted' | 'excluded' | 'only' | 'open';
  isUnsure: boolean;
  isNice: boolean;
  /** The cue that decides about it alone. */
  cue: Cue | null;
};

const VERBS = wordSet(words.verbs);
const LIGHT = wordSet(words.light);

/** Says of each slot what the cues around it do to it. Slots are in their order and do not overlap. */
export function resolveScopes(found: Sentence): Scope[] {
  const sentence = { ...found, cues: joinCues(found) };
  const scopes = sentence.slots.map((): Scope => ({ polarity: 'wanted', isUnsure: false, isNice: false, cue: null }));
  for (const cue of sentence.cues) applyOnly(cue, sentence, scopes);
  for (const cue of sentence.cues) applyNegation(cue, sentence, scopes);
  for (const cue of sentence.cues) applyConsent(cue, sentence, scopes);
  for (const at of findEchoes(sentence, (slot) => scopes[slot]?.polarity === 'excluded'))
    set(scopes, at, { polarity: 'excluded', cue: null });
  for (const cue of sentence.cues) applyPreference(cue, sentence, scopes);
  for (const [at, token] of sentence.tokens.entries()) if (PREFERRING.has(token)) applyDread(at, sentence, scopes);
  return scopes;
}

function applyNegation(cue: Cue, sentence: Sentence, scopes: Scope[]): void {
  if (!isNegation(cue)) return;
  const target = targetOf(cue, sentence);
  for (const at of [...slotsOfAll(cue, sentence), ...slotsOfHeading(cue, sentence)])
    set(scopes, at, { polarity: 'excluded', cue: null });
  if (!target) return;
  const { reached, doubted } =
    target.direction === 'forward' ? extendForward(target.slot, cue, sentence) : extendBackward(target.slot, sentence);
  const own = reached.length === 1 ? cue : null;
  if (isSatisfied(cue, target, sentence)) return;
  const polarity = isNeedless(cue, target, sentence) ? 'open' : 'excluded';
  for (const at of reached) set(scopes, at, { polarity, cue: own });
  for (const at of doubted) set(scopes, at, { isUnsure: true });
  const isQualified = target.direction === 'backward' && isOneName(target.slot - 1, sentence);
  if (isQualified && QUALIFIER.test(sentence.tokens[(sentence.slots[target.slot]?.from ?? 0) - 1]?.text ?? '')) {
    set(scopes, target.slot - 1, { polarity: 'excluded', cue: null });
    set(scopes, target.slot, { polarity: 'open' });
  }
  const last = Math.max(...reached);
  if (target.direction === 'forward' && isOneName(last, sentence)) set(scopes, last + 1, { polarity: 'open' });
}

/** "urologische Praxen bitte nicht": the field is what is refused. */
const QUALIFIER = /(?:isch|lich|iv)e[nrms]?$/iu;

/** "no addiction clinics" refuses neither all clinics nor asks for one. */
function isOneName(at: number, { slots, clauses }: Sentence): boolean {
  const [one, other] = [slots[at], slots[at + 1]];
  if (clauses.some(({ from }) => from === other?.from)) return false;
  return one?.group === 'work' && other?.group === 'work' && one.to === other.from && !other.isOftenRefused;
}

const ENOUGH = wordSet(words.enough);
const WEARY = wordSet(words.weary);

/** "20 Stunden reichen mir", "mir reicht eine Stelle als Helfer": enough is enough only of what somebody had for long. */
function isSatisfied({ from }: Cue, { slot, direction }: Target, { tokens, slots }: Sentence): boolean {
  const group = slots[slot]?.group;
  if (!ENOUGH.has(tokens[from]) || group === undefined) return false;
  const isNeed = group === 'other' || group === 'contract' || group === 'occupation';
  return isNeed || (direction === 'forward' && !WEARY.has(tokens[(slots[slot]?.from ?? 0) - 1]));
}
const MUST = wordSet(words.must);

/** "ich muss nicht Vollzeit arbeiten" refuses nothing. */
function isNeedless({ from }: Cue, { slot, direction }: Target, { tokens, slots }: Sentence): boolean {
  const hasMust = tokens.slice(Math.max(0, from - 3), from).some((token) => MUST.has(token));
  return hasMust && direction === 'forward' && slots[slot]?.group === 'contract';
}

function applyOnly(cue: Cue, sentence: Sentence, scopes: Scope[]): void {
  if (cue.value !== 'only' && cue.value !== 'onlyBefore') return;
  const clause = clauseAt(sentence, cue.from);
  const [before, after] = [lastBefore(sentence, clause, cue.from), firstBehind(sentence, clause, cue)];
  const isBehind = (at: number | null) => at !== null && sentence.slots[at]?.to === cue.from;
  const isBackward =
    cue.value === 'onlyBefore' ||
    (after === null && isLast(cue, clause, sentence)) ||
    (isBehind(before) &&
      sentence.slots[before ?? 0]?.group === 'roster' &&
      after !== null &&
      sentence.slots[after]?.group !== 'roster');
  const target = isBackward ? (before ?? lastOfEarlier(clause, sentence)) : after;
  if (target === null) return;
  const isNegated = (other: Cue) =>
    isNegation(other) && other.from >= cue.to && other.from < (sentence.slots[target]?.from ?? 0);
  if (!isBackward && sentence.cues.some(isNegated)) return;
  const { reached } = isBackward
    ? extendBackward(target, sentence)
    : extendForward(target, { ...cue, value: 'no' }, sentence);
  const own = reached.length === 1 ? cue : null;
  for (const at of reached) set(scopes, at, { polarity: 'only', cue: own });
}

/** "Teilzeit only", and not "ich will nur noch befunden": nothing that a cue could be about follows. */
function isLast({ to }: Cue, clause: Clause, { tokens }: Sentence): boolean {
  return tokens.slice(to, clause.to).every((token) => LIGHT.has(token) || VERBS.has(token));
}

/** "Früh oder Spät, sonst nichts" */
function lastOfEarlier(clause: Clause, sentence: Sentence): number | null {
  const earlier = sentence.clauses[sentence.clauses.indexOf(clause) - 1];
  return earlier ? lastBefore(sentence, earlier, earlier.to) : null;
}

/** "Wochenenden sind ok" narrows nothing, and what is not refused anyway is wanted all the same. */
function applyConsent(cue: Cue, sentence: Sentence, scopes: Scope[]): void {
  const clause = clauseAt(sentence, cue.from);
  const isInside = ({ from }: Slot) => from >= clause.from && from < clause.to;
  if (cue.value === 'nice') {
    if (isPolite(cue, clause, sentence)) return;
    for (const [at, slot] of sentence.slots.entries()) if (isInside(slot)) set(scopes, at, { isNice: true });
    return;
  }
  if (cue.value !== 'accept' && cue.value !== 'open' && cue.value !== 'any') return;
  const [before, after] = [lastBefore(sentence, clause, cue.from), firstBehind(sentence, clause, cue)];
  const isForward = cue.value === 'open' ? after !== null : before === null || isLeading(cue, after, sentence);
  const target = isForward ? after : before;
  if (target === null || target === undefined) return;
  const { reached } = isForward
    ? extendForward(target, { ...cue, value: 'no' }, sentence)
    : extendBackward(target, sentence);
  for (const at of reached) {
    const [scope, slot] = [scopes[at], sentence.slots[at]];
    if (scope?.polarity !== 'wanted' || !slot) continue;
    // "in Hagen, egal wo" names a place all the same.
    if (slot.group === 'occupation' || (slot.group === 'place' && cue.value === 'any')) continue;
    if (YES.has(sentence.tokens[cue.from]) && !slot.isOftenRefused) continue;
    if (cue.value === 'any' && isRange(slot, sentence)) continue;
    if (slot.group === 'roster' || slot.group === 'contract' || cue.value !== 'accept')
      set(scopes, at, { polarity: isSpared(cue, slot, sentence) ? 'excluded' : 'open' });
  }
}

/** "egal ob 20 oder 40 Stunden" */
function isRange({ group, from, to }: Slot, { tokens }: Sentence): boolean {
  return group === 'other' && tokens.slice(from, to).filter(({ folded }) => /^\d/.test(folded)).length > 1;
}

const MUST_NOT = wordSet(words.mustNot);

/** "where nurses don't have to be on call": whoever asks for that refuses it. */
function isSpared({ value, from }: Cue, { isOftenRefused, group }: Slot, { tokens }: Sentence): boolean {
  return value === 'open' && isOftenRefused && group === 'roster' && MUST_NOT.has(tokens[from]);
}

const POLITE = wordSet(words.polite);
const WANTING = wordSet(words.wanting);

/** "ich würde gern in Teilzeit arbeiten" wants it, "gern in Teilzeit" would rather have it. */
function isPolite({ from, to }: Cue, clause: Clause, { tokens }: Sentence): boolean {
  if (to - from > 1 || !POLITE.has(tokens[from])) return false;
  return tokens.slice(clause.from, clause.to).some((token) => WANTING.has(token));
}

/** "Teilzeit ja, Minijob nein" wants the one; "Nachtdienst ja" only accepts it. */
const YES = wordSet(words.yes);

const PREFERRING = wordSet(words.preferring);
const THAN = wordSet(words.than);

/** "lieber Praxis als Klinik": whether the second would do as well is unknown. */
function applyPreference(cue: Cue, sentence: Sentence, scopes: Scope[]): void {
  if (!PREFERRING.has(sentence.tokens[cue.from])) return;
  const clause = clauseAt(sentence, cue.from);
  // "eine Praxis lieber als eine Klinik"
  const isBehind = THAN.has(sentence.tokens[cue.to]);
  const first = isBehind
    ? (lastBefore(sentence, clause, cue.from) ?? -1)
    : sentence.slots.findIndex(({ from, isWord }) => from >= cue.to && from < clause.to && !isWord);
  const preferred = sentence.slots[first];
  if (!preferred) return;
  const than = sentence.tokens.findIndex((token, at) => at >= preferred.to && at < clause.to && THAN.has(token));
  if (than < 0) return;
  for (const [at, slot] of sentence.slots.entries()) {
    const isOther = slot.from > than && slot.from < clause.to && slot.group === preferred.group;
    if (isOther) set(scopes, at, { polarity: 'excluded', isUnsure: true });
  }
}

const AGAIN = wordSet(words.again);
/** "lieber kündige ich als" */
const DRASTIC = wordSet(words.drastic);

/** "lieber putzen gehen als noch eine Nachtschicht": what nobody would look for is better, so the other is refused. */
function applyDread(preferring: number, sentence: Sentence, scopes: Scope[]): void {
  const { tokens, slots, clauses } = sentence;
  const clause = clauseAt(sentence, preferring);
  const next = clauses[clauses.indexOf(clause) + 1];
  const end = next?.joint === 'comma' && THAN.has(tokens[next.from]) ? next.to : clause.to;
  const than = tokens.findIndex((token, at) => at > preferring && at < end && THAN.has(token));
  const isEmpty = !slots.some(({ from, isWord }) => from > preferring && from < than && !isWord);
  const isDreaded =
    tokens.slice(than, end).some((token) => AGAIN.has(token)) ||
    tokens.slice(preferring, than).some((token) => DRASTIC.has(token));
  if (than < 0 || !isEmpty || !isDreaded) return;
  for (const [at, { from, isWord, group }] of slots.entries()) {
    const isRefusable = group === 'roster' || group === 'work' || group === 'contract';
    if (from > than && from < end && !isWord && isRefusable) set(scopes, at, { polarity: 'excluded', cue: null });
  }
}

const LEADING = wordSet(words.leading);

/** Checks whether a consent precedes the slot it is about: "auch am Wochenende", "nichts gegen Nächte". */
function isLeading(cue: Cue, after: number | null, { tokens }: Sentence): boolean {
  return after !== null && LEADING.has(tokens[cue.to - 1]);
}

function set(scopes: Scope[], at: number, change: Partial<Scope>): void {
  const scope = scopes[at];
  if (scope) scopes[at] = { ...scope, ...change };
}
