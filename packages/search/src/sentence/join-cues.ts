import { type Cue, isNegation } from './find-cues.ts';
import type { Token } from './read-tokens.ts';
import { isLightWord, type Sentence } from './scope-reach.ts';
import words from './scopes.json' with { type: 'json' };
import type { Clause } from './split-clauses.ts';
import { wordSet } from './word-table.ts';

const EXCEPT = wordSet(words.exceptOnly);
const SATISFIED = wordSet(words.satisfied);
const AGAINST = wordSet(words.against);
const WITHOUT = wordSet(words.without);
const DENYING = wordSet(words.denying);
const isDenying = (token: Token) => DENYING.has(token);
const OTHERS = wordSet(words.otherThings);
const CONDITIONS = wordSet(words.conditions);
const RELATIVE = wordSet(words.relative);

/**
 * Joins cues that cancel each other: "gegen Nachtdienst habe ich nichts" accepts it, "keine Stelle ohne Teilzeit" and "I won't work
 * anywhere that doesn't offer part-time" ask for it.
 */
export function joinCues(sentence: Sentence): Cue[] {
  const joined: Cue[] = [];
  const { cues } = sentence;
  for (let at = 0; at < cues.length; at += 1) {
    const cue = cues[at];
    if (!cue) break;
    // "außer Nachtdienst geht nichts": what would be all right is not.
    const skipped = cues[at + 1]?.value === 'accept' && EXCEPT.has(sentence.tokens[cue.from]) ? 1 : 0;
    const next = cues[at + 1 + skipped];
    if (isLeast(cue, sentence)) {
      joined.push({ ...cue, value: 'onlyBefore' });
      continue;
    }
    const rest = restOf(cue, sentence);
    if (rest) {
      joined.push({ ...cue, ...rest, value: 'onlyBefore' });
      while ((cues[at + 1]?.from ?? rest.to) < rest.to) at += 1;
      continue;
    }
    if (next && isAccepted(cue, next, sentence)) joined.push({ ...cue, value: 'accept' });
    else if (next && isRequired(cue, next, sentence)) joined.push({ ...next, value: 'require' });
    else if (next && isOnly(cue, next, sentence))
      joined.push({ ...(EXCEPT.has(sentence.tokens[cue.from]) ? cue : next), value: 'only' });
    else if (next && (isNeeded(cue, next, sentence) || isCondition(cue, next, sentence)))
      joined.push({ ...cue, value: isNeeded(cue, next, sentence) ? 'require' : 'only' });
    else {
      joined.push(cue);
      continue;
    }
    at += 1 + skipped;
  }
  return joined;
}

/** "alles andere lohnt sich für mich nicht": whatever else is refused leaves the one that was named. */
function restOf(cue: Cue, { tokens, clauses, slots }: Sentence): { from: number; to: number } | null {
  const clause = clauses.find(({ from, to }) => from <= cue.from && cue.from < to);
  if (!clause || !isNegation(cue) || cue.value === 'rest') return null;
  const isOther = [0, 1].some((at) => OTHERS.findLongest(tokens, clause.from + at, clause.to) !== null);
  const isEmpty = !slots.some(({ from, isWord }) => from >= clause.from && from < clause.to && !isWord);
  const isSatisfied = tokens.slice(clause.from, clause.to).some((token) => SATISFIED.has(token));
  return isOther && isEmpty && !isSatisfied ? { from: clause.from, to: clause.to } : null;
}

const BELOW = wordSet(words.below);
const BELOW_REACH = 3;

/** "unter unbefristet läuft nichts", "below full time I won't start": nothing less than what is named. */
function isLeast(cue: Cue, { tokens, clauses, slots }: Sentence): boolean {
  if (!isRefusal(cue)) return false;
  const clause = clauses.find(({ from, to }) => from <= cue.from && cue.from < to);
  const slot = slots.find(({ from, isWord }) => from >= (clause?.from ?? cue.from) && !isWord);
  if (!slot || slot.to > cue.from || slot.group !== 'contract') return false;
  return tokens
    .slice(Math.max(clause?.from ?? 0, slot.from - BELOW_REACH), slot.from)
    .some((token) => BELOW.has(token));
}

function isAccepted(cue: Cue, next: Cue, sentence: Sentence): boolean {
  const { tokens, slots } = sentence;
  const hasSlot = slots.some(({ from, isWord }) => from >= cue.to && from < next.from && !isWord);
  const isDenial = isNegation(next) || (next.value === 'accept' && tokens.slice(next.from, next.to).some(isDenying));
  return AGAINST.has(tokens[cue.from]) && isDenial && hasSlot && isSameClause(cue, next, sentence);
}

function isRequired(cue: Cue, next: Cue, sentence: Sentence): boolean {
  const { tokens, slots } = sentence;
  if (!isNegation(cue) || cue.value === 'rest' || !isNegation(next)) return false;
  if (slots.some(({ from, isWord }) => from >= cue.to && from < next.from && !isWord)) return false;
  const between = tokens.slice(cue.to, next.from);
  if (WITHOUT.has(tokens[next.from]) && isSameClause(cue, next, sentence)) return between.every(isLightWord);
  return isNeighbour(cue, next, sentence) && between.some((token) => RELATIVE.has(token));
}

/** "Außer Nachtdienst kommt nichts in Frage", "I refuse to work anywhere other than a hospice" */
function isOnly(cue: Cue, next: Cue, sentence: Sentence): boolean {
  const { tokens } = sentence;
  if (!isRefusal(cue) || !isRefusal(next) || !isSameClause(cue, next, sentence)) return false;
  const [isFirst, isSecond] = [EXCEPT.has(tokens[cue.from]), EXCEPT.has(tokens[next.from])];
  if (isFirst === isSecond) return false;
  return isFirst ? isAround(cue, next, sentence) : !hasSlot(cue.to, next.from, sentence);
}

/** "Ohne unbefristeten Vertrag brauche ich gar nicht anfangen" */
function isNeeded(cue: Cue, next: Cue, sentence: Sentence): boolean {
  const isRefused = isRefusal(next) && isSameClause(cue, next, sentence);
  return WITHOUT.has(sentence.tokens[cue.from]) && isRefused && isAround(cue, next, sentence);
}

/** "Wenn es kein Frühdienst ist, brauchen wir nicht reden": without it there is nothing to talk about. */
function isCondition(cue: Cue, next: Cue, sentence: Sentence): boolean {
  const { tokens, clauses, slots } = sentence;
  const [first, second] = [clauses[clauseOf(cue, sentence)], clauses[clauseOf(next, sentence)]];
  if (!first || !second || clauses.indexOf(second) !== clauses.indexOf(first) + 1) return false;
  const isAsked = cue.value === 'no' && CONDITIONS.has(tokens[first.from]) && isRefusal(next);
  const isEmpty = !slots.some(({ from, isWord }) => from >= second.from && from < second.to && !isWord);
  return isAsked && isEmpty && hasSlot(cue.to, first.to, sentence);
}

/** Checks whether all that is named in the clause is between two cues. */
function isAround(cue: Cue, next: Cue, sentence: Sentence): boolean {
  const end = sentence.clauses[clauseOf(next, sentence)]?.to ?? next.to;
  return hasSlot(cue.to, next.from, sentence) && !hasSlot(next.to, end, sentence);
}

function hasSlot(from: number, to: number, { slots }: Sentence): boolean {
  return slots.some((slot) => slot.from >= from && slot.from < to && !slot.isWord);
}

function isRefusal(cue: Cue): boolean {
  return isNegation(cue) && cue.value !== 'rest';
}

function clauseOf({ from }: Cue, { clauses }: Sentence): number {
  return clauses.findIndex((clause: Clause) => clause.from <= from && from < clause.to);
}

function isSameClause(one: Cue, other: Cue, sentence: Sentence): boolean {
  return clauseOf(one, sentence) === clauseOf(other, sentence);
}

function isNeighbour(one: Cue, other: Cue, sentence: Sentence): boolean {
  const [first, second] = [clauseOf(one, sentence), clauseOf(other, sentence)];
  return first === second || (second === first + 1 && sentence.clauses[second]?.joint === 'comma');
}
