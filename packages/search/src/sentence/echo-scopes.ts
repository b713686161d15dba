import { type Cue, isNegation } from './find-cues.ts';
import type { Token } from './read-tokens.ts';
import { clauseAt, type Sentence, type Slot } from './scope-reach.ts';
import words from './scopes.json' with { type: 'json' };
import type { Clause } from './split-clauses.ts';
import { wordSet } from './word-table.ts';

const LIKEWISE = wordSet(words.likewise);
const BUT_THIS = wordSet(words.butThis);
const DENYING = wordSet(words.denying);
const AT_WORK = wordSet([...words.verbs, ...words.wanting, ...words.atWork]);
const ME = wordSet(['ich']);
const VERB = /^\p{Ll}{3,}e$/u;

/** Finds slots that are refused without a word of refusal: by the clause before, or by another activity at that time. */
export function findEchoes(sentence: Sentence, isExcluded: (slot: number) => boolean): number[] {
  return sentence.slots.flatMap((slot, at) => {
    if (slot.isWord || slot.isSettled) return [];
    const clause = clauseAt(sentence, slot.from);
    const isOwn = isOccupied(slot, clause, sentence) || isReserved(slot, clause, sentence);
    return isOwn || isEcho(at, clause, sentence, isExcluded) ? [at] : [];
  });
}

/** "Chirurgie hab ich abgehakt, Notaufnahme ebenso", "Nachtdienst stört mich nicht, Wochenende schon" */
function isEcho(at: number, clause: Clause, sentence: Sentence, isExcluded: (slot: number) => boolean): boolean {
  const { tokens, slots, clauses, cues } = sentence;
  const [slot, before] = [slots[at], clauses[clauses.indexOf(clause) - 1]];
  if (!slot || !before || slot.to >= clause.to || hasCue(clause, sentence, isNegation)) return false;
  const earlier = slots.findLastIndex((each) => each.from >= before.from && each.to <= before.to && !each.isWord);
  if (earlier < 0 || slots[earlier]?.group !== slot.group) return false;
  if (LIKEWISE.has(tokens[slot.to])) return isExcluded(earlier);
  const isDenied = cues.some(
    ({ value, from, to }) =>
      value === 'accept' &&
      from >= before.from &&
      to <= before.to &&
      tokens.slice(from, before.to).some((token) => DENYING.has(token)),
  );
  return BUT_THIS.has(tokens[slot.to]) && slot.to === clause.to - 1 && isDenied;
}

const HAVING = wordSet(['habe', 'hab']);
const AVAILABLE = wordSet(words.available);
const CAPITAL = /^\p{Lu}/u;

/** "Samstags habe ich Training", and not "Zeit" */
function isEngaged(token: Token | undefined): boolean {
  return token !== undefined && CAPITAL.test(token.text) && !AVAILABLE.has(token);
}

/** "Samstags trainiere ich eine Jugendmannschaft" */
function isOccupied({ group, from, to }: Slot, clause: Clause, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const verb = tokens[to];
  const isFirst = from <= clause.from + 1;
  return (
    group === 'roster' &&
    isFirst &&
    verb !== undefined &&
    (HAVING.has(verb) ? isEngaged(tokens[to + 2]) : VERB.test(verb.text) && !AT_WORK.has(verb)) &&
    ME.has(tokens[to + 1]) &&
    !hasCue(clause, sentence, () => true)
  );
}

const MINE = wordSet(words.mine);
const NEEDING = wordSet(words.needing);
const SHIFT = /dienst|schicht|shift|dut(?:y|ies)$|arbeit|work/;

/** "Ich brauche meine Wochenenden": whoever needs them does not work then. */
function isReserved({ group, from, to, isOftenRefused }: Slot, clause: Clause, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const isTime =
    group === 'roster' && isOftenRefused && !tokens.slice(from, to).some(({ folded }) => SHIFT.test(folded));
  const isNeeded = tokens.slice(clause.from, clause.to).some((token) => NEEDING.has(token));
  return isTime && isNeeded && MINE.has(tokens[from - 1]) && !hasCue(clause, sentence, () => true);
}

function hasCue({ from, to }: Clause, { cues }: Sentence, isMeant: (cue: Cue) => boolean): boolean {
  return cues.some((cue) => cue.from >= from && cue.from < to && isMeant(cue));
}
