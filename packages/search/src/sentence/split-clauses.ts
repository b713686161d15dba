import words from './clauses.json' with { type: 'json' };
import type { Token } from './read-tokens.ts';
import { WordTable, wordSet } from './word-table.ts';

/** How a clause is tied to the one before. */
export type Joint =
  | 'start'
  | 'comma'
  | 'stop'
  | 'dash'
  | 'question'
  | 'colon'
  | 'contrast'
  | 'consequence'
  | 'reason'
  | 'and';

/** Some tokens in a row that one cue may reach. */
export type Clause = { from: number; to: number; joint: Joint };

const CONJUNCTIONS = new WordTable<Joint>([
  ...words.contrast.map((word) => [word, 'contrast'] as const),
  ...words.consequence.map((word) => [word, 'consequence'] as const),
  ...words.reason.map((word) => [word, 'reason'] as const),
]);
const REASON_AT_START = wordSet(words.reasonAtStart);
const AND = wordSet(words.and);
const OPENERS = wordSet(words.openers);
/** "mfa in celle mein sohn ist krank": behind something named they begin a thought of their own. */
const SUBJECTS = wordSet(words.subjects);
/** "in Bern meine Prüfung gemacht" is one thought. */
const OWN_COURSES = wordSet(words.ownCourses);
/** "soll es aber nicht sein": behind them a contrast is inside its clause. */
const VERBS = wordSet(words.beforeParticle);
/** "Spital gern, Unispital hingegen nicht": behind what they are about they begin nothing. */
const PARTICLES = wordSet(words.particles);
/** "as a nurse" is no reason. */
const INDEFINITE = wordSet(['a', 'an']);
const ABBREVIATIONS = wordSet(words.abbreviations);
const STOP = /[;!?:()[\]\n]|\.\s/u;
const DASH = /\s[-–—]+\s|[–—]\s/u;
const COMMA = /,|\s[-–—]+\s|[–—]\s/u;

const FIGURE = /^\d+$/;
/** "meine Oma war dort Schwester jetzt suche ich selbst": without a comma, too, they begin the wish. */
const NOW = wordSet(words.now);

const MARKERS = wordSet(words.markers);
/** So many words in a row that only connect others make a sentence, too. */
const FEW_WORDS = 3;

/** Checks whether somebody speaks in sentences rather than in words to look for. */
export function isSentence(tokens: readonly Token[]): boolean {
  const connecting = tokens.filter((token) => !token.isPhrase && token.words.length === 0);
  return connecting.length >= FEW_WORDS || tokens.some((token) => MARKERS.has(token));
}

/** Splits the tokens at punctuation and at conjunctions that begin another thought. */
export function splitClauses(
  tokens: readonly Token[],
  question: string,
  isCue: (index: number) => boolean,
  isEnd: (index: number) => boolean = () => false,
): readonly Clause[] {
  const clauses: Clause[] = [];
  let current: Clause = { from: 0, to: 0, joint: 'start' };
  for (const [index] of tokens.entries()) {
    const isOther = isEnd(index) && SUBJECTS.has(tokens[index]) && !OWN_COURSES.has(tokens[index + 1]);
    const joint = index === 0 ? null : (jointBefore(tokens, index, question, isCue) ?? (isOther ? 'stop' : null));
    if (joint) {
      clauses.push({ ...current, to: index });
      current = { from: index, to: index, joint };
    }
  }
  return [...clauses, { ...current, to: tokens.length }];
}

function jointBefore(
  tokens: readonly Token[],
  index: number,
  question: string,
  isCue: (index: number) => boolean,
): Joint | null {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (!before || !token) return null;
  const gap = question.slice(before.end, token.start);
  const conjunction =
    isCue(index) || isDegree(tokens, index) ? undefined : CONJUNCTIONS.findLongest(tokens, index)?.value;
  const isParticle = PARTICLES.has(token) && isCue(index + 1);
  const isInside = conjunction !== 'reason' && (VERBS.has(before) || isParticle) && !COMMA.test(gap) && !STOP.test(gap);
  if (conjunction && !isInside && !isRange(tokens, index)) return conjunction;
  const isStop = STOP.test(gap) && !(gap.startsWith('.') && ABBREVIATIONS.has(before));
  const isComma = COMMA.test(gap);
  const isRole = token.folded === 'as' && INDEFINITE.has(tokens[index + 1]);
  if ((isStop || isComma) && REASON_AT_START.has(token) && !isRole) return 'reason';
  if (isStop) return gap.includes('?') ? 'question' : gap.trim() === ':' ? 'colon' : 'stop';
  if (isComma) return isDecimal(before, gap, token) ? null : DASH.test(gap) ? 'dash' : 'comma';
  if (NOW.has(token) && [1, 2].some((distance) => isSpeaker(tokens[index + distance]))) return 'stop';
  return AND.has(token) && isOpener(tokens[index + 1]) ? 'and' : null;
}

const BEHIND_SO = wordSet(words.behindSo);

/** "bei so einer Kette", "so 15 Stunden", "so nah wie möglich": no consequence. */
function isDegree(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return tokens[index]?.folded === 'so' && next !== undefined && (/^\d/.test(next.folded) || BEHIND_SO.has(next));
}

/** "jetzt suche ich", "jetzt zieht es mich", "now I" */
function isSpeaker(token: Token | undefined): boolean {
  return SUBJECTS.has(token) || token?.folded === 'es';
}

/** "19,5 Stunden", "2,950 EUR" */
function isDecimal(before: Token, gap: string, token: Token): boolean {
  return gap === ',' && FIGURE.test(before.text) && FIGURE.test(token.text);
}

/** "20 bis 25 Stunden" is no reason. */
function isRange(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.folded === 'bis' && tokens.slice(index, index + 4).some(({ folded }) => /^\d/.test(folded));
}

function isOpener(token: Token | undefined): boolean {
  return OPENERS.has(token);
}

export function isAnd(token: Token | undefined): boolean {
  return AND.has(token);
}
