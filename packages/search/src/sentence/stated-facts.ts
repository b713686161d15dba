import type { Token } from './read-tokens.ts';
import { isLightWord, type Slot } from './scope-reach.ts';
import type { Clause } from './split-clauses.ts';
import words from './statements.json' with { type: 'json' };
import { wordSet } from './word-table.ts';

/** The parts of a sentence that show whether a clause is about somebody else, a current employer or the past, and so contains no wish. */
type Sentence = { tokens: readonly Token[]; clauses: readonly Clause[]; slots: readonly Slot[] };

const KIN = wordSet(words.kin);
const POSSESSIVES = wordSet(words.possessives);
const NAMED_KIN = wordSet(words.namedKin);
const BELONGING = wordSet(words.belonging);
const HAD = wordSet(words.had);
const HAVE = wordSet(words.haveForms);
const ADVERBS = wordSet(words.adverbs);
const IRREGULAR = wordSet(words.participles);
const NOT_PAST = wordSet(words.notPast);
const EVENTS = wordSet(words.events);
const DEFINITE = wordSet(words.definite);
const ME = wordSet(['ich', 'i']);
const ON_BEHALF = wordSet(['für', 'for']);
const PRONOUNS = wordSet(words.pronouns);
const DOING = wordSet(words.doing);
const RELATIVE = wordSet(['der', 'die', 'das', 'dem', 'den', 'wo', 'where', 'which', 'that']);

/** "mein kleiner Bruder": so many words may be between the two. */
const ADJECTIVES = 2;
/** A subject is among the first words of its clause. */
const SUBJECT_REACH = 4;

/** Checks whether a relative, a colleague or a boss is the subject: "meine große Schwester ist Hebamme", "Papa war Chirurg". */
export function isAboutKin(clause: Clause, { tokens, clauses, slots }: Sentence): boolean {
  const isNamed = (index: number) => slots.some(({ from, to, isWord }) => !isWord && from <= index && index < to);
  if (isContinued(clause, { tokens, clauses })) return true;
  for (let at = clause.from; at < clause.to && at < clause.from + SUBJECT_REACH; at += 1) {
    if (NAMED_KIN.has(tokens[at]) && at <= clause.from + 1) return true;
    if (!POSSESSIVES.has(tokens[at])) continue;
    for (let next = at + 1; next < clause.to && next <= at + 1 + ADJECTIVES; next += 1) {
      if (KIN.has(tokens[next])) return true;
      if (isNamed(next) || isLightWord(tokens[next])) break;
    }
  }
  return false;
}

/** "ich ziehe zu meinem Freund, der ist da Lehrer": the clause goes on about whom the one before named. */
function isContinued(clause: Clause, { tokens, clauses }: Pick<Sentence, 'tokens' | 'clauses'>): boolean {
  const before = clauses[clauses.indexOf(clause) - 1];
  if (!before || clause.joint !== 'comma') return false;
  const isOther = PRONOUNS.has(tokens[clause.from]) && DOING.has(tokens[clause.from + 1]);
  const own = tokens.slice(before.from, before.to);
  // "Suche für meine Mutter, sie ist Altenpflegerin"
  return isOther && own.some((token) => KIN.has(token)) && !own.some((token) => ON_BEHALF.has(token));
}

/** "in meiner alten Klinik", "my last hospital": whoever has one does not look for it. */
export function isPossessed({ from, isWord, isSettled }: Slot, { tokens }: Sentence): boolean {
  if (isWord || isSettled) return false;
  let at = from - 1;
  while (at >= 0 && HAD.has(tokens[at])) at -= 1;
  return BELONGING.has(tokens[at]);
}

const PARTICIPLE =
  /^(?:(?:ab|an|auf|aus|bei|durch|ein|fertig|her|hin|hinein|hinter|kaputt|kennen|los|mit|nach|rein|raus|rum|um|unter|vor|weg|zu|zurück|zusammen)?ge\p{Ll}{2,}(?:t|en)|g[^aeiouäöü]\p{Ll}+t|(?:be|ent|er|ver|zer)\p{Ll}{3,}(?:t|en)|\p{Ll}{2,}iert)$/u;
const ENGLISH_PAST = /^\p{Ll}{2,}ed$/u;

/** Checks whether a clause is in the perfect or the past tense: "Nächte habe ich geliebt", "I qualified in Dublin". */
export function isPerfect({ from, to }: Clause, { tokens }: Sentence): boolean {
  const [last, before] = [tokens[to - 1], tokens[to - 2]];
  const isGerman = (participle: Token | undefined, adjacent: Token | undefined) =>
    participle !== undefined && PARTICIPLE.test(participle.text) && adjacent?.folded !== 'zu';
  for (let at = from; at < to; at += 1) {
    if (!HAVE.has(tokens[at])) continue;
    if (at < to - 1 && isGerman(last, before)) return true;
    if (at === to - 1 && isGerman(before, tokens[to - 3])) return true;
    let next = at + 1;
    while (next < to && ADVERBS.has(tokens[next])) next += 1;
    if (next < to && isPastForm(tokens[next], true)) return true;
  }
  return tokens
    .slice(from, to)
    .some((token, at) => ME.has(token) && token.folded === 'i' && isPastForm(tokens[from + at + 1], false));
}

function isPastForm(token: Token | undefined, isAfterHave: boolean): boolean {
  if (!token || NOT_PAST.has(token)) return false;
  return ENGLISH_PAST.test(token.text) || (isAfterHave && IRREGULAR.has(token));
}

/** "Die Praxis, in der ich arbeite, schließt", "Die Klinik baut Stellen ab": an employer that is known, and what becomes of it. */
export function isKnownEmployer(clause: Clause, slot: Slot, sentence: Sentence): boolean {
  const { tokens, clauses } = sentence;
  if (slot.group !== 'work' && slot.group !== 'place') return false;
  const at = clauses.indexOf(clause);
  const definite = DEFINITE.findLongest(tokens, clause.from);
  if (definite === null) return false;
  const isSubject = slot.from === definite.to || slot.group === 'place';
  const own = [clause, ...(isRelative(clauses[at + 1], sentence) ? clauses.slice(at + 2, at + 3) : [])];
  const isHappening = own.some(({ from, to }) =>
    tokens
      .slice(from, to)
      .some((token, index) => EVENTS.has(token) || EVENTS.findLongest(tokens, from + index) !== null),
  );
  // "The hospital I work for is closing"
  const isDescribed =
    (slot.to === clause.to && isRelative(clauses[at + 1], sentence)) || tokens[slot.to]?.folded === 'i';
  return isSubject && (isHappening || isDescribed);
}

const NEVER = wordSet(words.never);
const LIKING = wordSet(words.liking);

/** "Ich habe noch nie in der Psychiatrie gearbeitet" refuses nothing, "habe ich nie gemocht" does. */
export function isNeverDone(clause: Clause, sentence: Sentence): boolean {
  const own = sentence.tokens.slice(clause.from, clause.to);
  return (
    own.some((token) => NEVER.has(token)) && !own.some((token) => LIKING.has(token)) && isPerfect(clause, sentence)
  );
}

/** "Ich habe alles gesehen: Notaufnahme, Intensiv": a list of what is over. */
export function isListOfPast(
  clause: Clause,
  isPast: (clause: Clause) => boolean,
  { clauses, slots }: Sentence,
): boolean {
  const at = clauses.indexOf(clause);
  const start = clauses.findLastIndex(({ joint }, index) => index <= at && joint !== 'comma' && joint !== 'and');
  const [first, heading] = [clauses[start], clauses[start - 1]];
  if (first?.joint !== 'colon' || !heading) return false;
  const isEmpty = !slots.some(({ from, isWord }) => from >= heading.from && from < heading.to && !isWord);
  return isEmpty && isPast(heading);
}

/** "in der ich als MFA arbeite" */
function isRelative(clause: Clause | undefined, { tokens }: Sentence): boolean {
  if (clause?.joint !== 'comma') return false;
  const start = tokens.slice(clause.from, clause.from + 2).findIndex((token) => RELATIVE.has(token));
  const first = clause.from + start;
  const isLed = start === 0 || (start === 1 && isLightWord(tokens[clause.from]));
  return isLed && ME.has(tokens[first + 1]);
}
