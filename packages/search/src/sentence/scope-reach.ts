import type { Cue } from './find-cues.ts';
import type { Token } from './read-tokens.ts';
import words from './scopes.json' with { type: 'json' };
import { type Clause, isAnd } from './split-clauses.ts';
import { wordSet } from './word-table.ts';

/** Wishes that are listed side by side, or refused together, are of one group. */
export type Group = 'roster' | 'work' | 'occupation' | 'contract' | 'place' | 'other';

/** Tokens that name something, whatever it may mean. */
export type Slot = {
  from: number;
  to: number;
  group: Group;
  /** Hardly anybody asks for it: nights, weekends, agencies. */
  isOftenRefused: boolean;
  /** Its own words say whether it is refused: "wochenendfrei". */
  isSettled: boolean;
  /** A word that nobody knows. */
  isWord: boolean;
  /** "unter 3000 € nicht" is about the pay. */
  isPay: boolean;
};

/** A sentence as far as it was read: what it names, and the cues between. */
export type Sentence = {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  cues: readonly Cue[];
  slots: readonly Slot[];
};

const LIGHT = wordSet(words.light);
const OWN_ARTICLE = wordSet(words.ownArticle);
const EXCEPT = wordSet(words.except);
const NEITHER = wordSet(words.neither);

/** Checks whether a word says nothing of its own: articles, prepositions, words for jobs. */
export function isLightWord(token: Token | undefined): boolean {
  return LIGHT.has(token);
}

type Reach = { reached: number[]; doubted: number[] };

export function extendForward(first: number, cue: Cue, sentence: Sentence): Reach {
  const { slots } = sentence;
  const reached = [first];
  for (let at = first + 1; at < slots.length; at += 1) {
    const link = linkBetween(at - 1, at, sentence);
    const isNeither = NEITHER.has(sentence.tokens[cue.from]) && link === 'and';
    // "except night shifts and dementia care": whatever is listed is an exception.
    const isException =
      EXCEPT.has(sentence.tokens[cue.from]) &&
      link === 'and' &&
      !hasConsent(at, sentence) &&
      !hasOwnArticle(at, sentence);
    if (isNeither || (isException && isRefusable(slots[at]))) {
      reached.push(at);
      continue;
    }
    if (!link || !isAlike(slots[first], slots[at], link) || (link === 'and' && hasOwnArticle(at, sentence)))
      return { reached, doubted: doubtAt(at, first, link, sentence) };
    if (link === 'list' && !isListed(at, cue, sentence)) {
      return { reached, doubted: doubtAt(at, first, link, sentence) };
    }
    reached.push(at);
  }
  return { reached, doubted: [] };
}

function isRefusable(slot: Slot | undefined): boolean {
  return slot !== undefined && slot.group !== 'occupation' && slot.group !== 'place' && slot.group !== 'other';
}

/** "kein Auto und eine Wohnung" refuses the first alone. */
function hasOwnArticle(at: number, { slots, tokens }: Sentence): boolean {
  return OWN_ARTICLE.has(tokens[(slots[at]?.from ?? 0) - 1]);
}

/** "keine Nachtschicht, Frühschicht": nobody knows whether the second is wanted. */
function doubtAt(at: number, first: number, link: Link | null, { slots, tokens, cues }: Sentence): number[] {
  const slot = slots[at];
  const hasOwnCue = cues.some(
    ({ from }) => slot !== undefined && from >= (slots[at - 1]?.to ?? 0) && from <= slot.to + 2,
  );
  const isRoster = slots[first]?.group === 'roster';
  const isSame = slot?.group === 'roster' && isRoster;
  // "Schluss mit Schichtdienst und Klinik"
  const isOther = link === 'and' && slot?.group === 'work' && isRoster && slot.from === (slots[at - 1]?.to ?? 0) + 1;
  return ((link === 'list' && isSame) || isOther) && !hasOwnCue && tokens.length > 0 ? [at] : [];
}

export function extendBackward(last: number, sentence: Sentence): Reach {
  const { slots } = sentence;
  const reached = [last];
  let isClosed = false;
  for (let at = last - 1; at >= 0; at -= 1) {
    const link = linkBetween(at, at + 1, sentence);
    if (link === 'and' || link === 'or') isClosed = true;
    const isOpen = link !== 'list' || (isClosed && slots[last]?.group === 'roster');
    const isReached = link !== null && isAlike(slots[last], slots[at], link) && isOpen;
    if (!isReached) break;
    reached.push(at);
  }
  return { reached, doubted: [] };
}

type Link = 'and' | 'or' | 'list' | 'next';

/** Returns the link between two adjacent slots; null if they are not listed together. */
function linkBetween(one: number, other: number, { tokens, slots, cues, clauses }: Sentence): Link | null {
  const [before, behind] = [slots[one], slots[other]];
  if (!before || !behind) return null;
  if (cues.some(({ from }) => from >= before.to && from < behind.from)) return null;
  const between = tokens.slice(before.to, behind.from);
  if (!between.every((token) => LIGHT.has(token) || isAnd(token))) return null;
  const joints = clauses.filter(({ from }) => from >= before.to && from <= behind.from).map(({ joint }) => joint);
  if (joints.some((joint) => joint !== 'comma' && joint !== 'dash')) return null;
  if (between.some(isAnd)) return 'and';
  const link = tokens.slice(before.to, behind.from + 1).find((token) => token.link !== 'none')?.link;
  if (link === 'or') return 'or';
  return joints.length > 0 || link === 'list' ? 'list' : 'next';
}

/** Checks whether what holds for one slot holds for another that is tied to it. */
function isAlike(one: Slot | undefined, other: Slot | undefined, link: Link): boolean {
  if (!one || !other || other.isSettled) return false;
  // "verschont mich mit Vertrieb und Zeitarbeit"
  if (one.group === 'other') return one.isWord && other.isOftenRefused && (link === 'and' || link === 'or');
  if (link === 'next') return one.group === 'roster' && other.group === 'roster';
  if (one.group === other.group) return true;
  if (other.isOftenRefused) return true;
  return link === 'or' && other.group !== 'other' && other.group !== 'place';
}

/** A list of commas goes on where "und" or "oder" closes it, or where nobody would ask for the next. */
function isListed(at: number, { value }: Cue, sentence: Sentence): boolean {
  if (value !== 'no' && value !== 'not') return false;
  if (sentence.slots[at]?.isOftenRefused && !hasConsent(at, sentence)) return true;
  for (let next = at + 1; next < sentence.slots.length; next += 1) {
    const link = linkBetween(next - 1, next, sentence);
    if (link === null || !isAlike(sentence.slots[at], sentence.slots[next], link)) return false;
    if (link === 'and' || link === 'or') return !hasConsent(next, sentence);
  }
  return false;
}

/** Checks whether the clause of a slot says that it is all right. */
function hasConsent(at: number, sentence: Sentence): boolean {
  const slot = sentence.slots[at];
  const clause = clauseAt(sentence, slot?.from ?? 0);
  return sentence.cues.some(
    ({ value, from }) => (value === 'accept' || value === 'nice') && from >= clause.from && from < clause.to,
  );
}

export function clauseAt({ clauses }: Sentence, index: number): Clause {
  const found = clauses.find(({ from, to }) => from <= index && index < to);
  return found ?? { from: 0, to: 0, joint: 'start' };
}

export function lastBefore({ slots }: Sentence, clause: Clause, index: number): number | null {
  const at = slots.findLastIndex(
    ({ from, to, isWord, isSettled }) => from >= clause.from && to <= index && !isWord && !isSettled,
  );
  return at < 0 ? null : at;
}

const TO_PLACE = wordSet(words.toPlace);

/** "ohne Auto in Köln" wants Köln: only prepositions and words for jobs lead from a cue to a place it refuses. */
function isPlaceReached({ to }: Cue, slot: Slot, tokens: readonly Token[]): boolean {
  return tokens.slice(to, slot.from).every((token) => TO_PLACE.has(token));
}

/** "kein Auto und eine Ausbildung": something that nobody knows is refused, and the next has an article of its own. */
function isOwnPart(end: number, { from }: Slot, tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex((token, at) => at > end && at < from && isAnd(token));
  return joint > 0 && joint < from - 1 && OWN_ARTICLE.has(tokens[joint + 1]);
}

/** An unknown noun right behind "kein" or "ohne" is what is refused; behind "nicht" it is a verb more often. */
export function firstBehind({ slots, tokens }: Sentence, clause: Clause, cue: Cue): number | null {
  const { value, to: end } = cue;
  const isMeant = ({ from, to, isWord, isSettled }: Slot) =>
    from >= end &&
    from < clause.to &&
    !isSettled &&
    (!isWord || (value === 'no' && from === end && !slots.some((next) => next.from === to)));
  const at = slots.findIndex(isMeant);
  const slot = slots[at];
  if (slot?.group === 'place' && !isPlaceReached(cue, slot, tokens)) return null;
  if (slot && value === 'no' && isOwnPart(end, slot, tokens)) return null;
  return at < 0 ? null : at;
}
