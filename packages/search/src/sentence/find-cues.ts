import cues from './cues.json' with { type: 'json' };
import type { Token } from './read-tokens.ts';
import scopes from './scopes.json' with { type: 'json' };
import { type TableHit, WordTable, wordSet } from './word-table.ts';

/**
 * The effects of words on a wish: `not` refuses the one before or behind, `no` mostly the one behind and `refuse` mostly the one before;
 * `accept`, `any` and `open` mean that it narrows nothing; `only` and `onlyBefore` exclude everything else; `nice` weakens it; `require` is
 * a double negation, and `rest` is an activity at the time of a shift instead of work.
 */
export type CueKind = keyof typeof cues;
export type Cue = TableHit<CueKind>;

/** A phrase in several lists is of the first: the ones that may stand on either side decide by their place. */
const ORDER: readonly CueKind[] = [
  'require',
  'any',
  'open',
  'accept',
  'refuse',
  'not',
  'no',
  'onlyBefore',
  'only',
  'nice',
  'rest',
];
const CUES = new WordTable<CueKind>(ORDER.flatMap((kind) => cues[kind].map((text) => [text, kind] as const)));

/** Niederösterreich, which folds to a cue. */
const REGION = 'NÖ';

/** Finds the cues among the tokens, the longest at each place. */
export function findCues(
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
  stops: ReadonlySet<number>,
): Cue[] {
  const found: Cue[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at + 1;
    while (end < tokens.length && !stops.has(end)) end += 1;
    const hit = isTaken(at) ? null : CUES.findLongest(tokens, at, end);
    if (hit && tokens[at]?.text !== REGION)
      found.push(isNothingElse(hit, tokens, end) ? { ...hit, value: 'onlyBefore' } : hit);
    else if (isBarring(tokens, at)) found.push({ value: 'no', from: at, to: at + 1 });
    // "die Geriatrie lasst ihr weg": of an order, what is refused may precede it.
    else if (isFramed(tokens, at, end))
      found.push({ value: PREPOSITIONS.has(tokens[at]) ? 'no' : 'not', from: at, to: at + 1 });
    else if (isExcess(tokens, at, isTaken)) found.push({ value: 'refuse', from: at, to: at + 2 });
    at = hit ? hit.to : at + 1;
  }
  return found;
}

const UNIVERSAL = wordSet(scopes.universal);
const UNIVERSAL_REACH = 5;
const CAPITAL = /^\p{Lu}/u;

/** "anywhere in Saxony but Dresden" */
function isBarring(tokens: readonly Token[], at: number): boolean {
  const isBut = tokens[at]?.folded === 'but' && CAPITAL.test(tokens[at + 1]?.text ?? '');
  return isBut && tokens.slice(Math.max(0, at - UNIVERSAL_REACH), at).some((token) => UNIVERSAL.has(token));
}

const EXCESS = wordSet(scopes.excess);
const MEASURED = wordSet(scopes.measured);
const LINKING_VERBS = wordSet([...scopes.copula, ...scopes.feeling]);
const EXCESS_REACH = 3;
const ADJECTIVE = /^\p{Ll}{3,}(?<!en|ern|eln)$/u;

/** "ist mir zu technisch geworden", "is too quiet for me": too much of anything is a refusal, too little of something is none. */
function isExcess(tokens: readonly Token[], at: number, isTaken: (index: number) => boolean): boolean {
  const next = tokens[at + 1];
  if (!EXCESS.has(tokens[at]) || !next || isTaken(at + 1) || next.link !== 'none') return false;
  const isFelt = tokens.slice(Math.max(0, at - EXCESS_REACH), at).some((token) => LINKING_VERBS.has(token));
  return isFelt && ADJECTIVE.test(next.text) && !MEASURED.has(next);
}

const FRAMES: ReadonlyMap<string, WordTable<true>> = new Map(
  Object.entries(scopes.framed).map(([last, first]) => [last, wordSet(first)]),
);
const FRAME_REACH = 8;
const PREPOSITIONS = wordSet(['mit', 'von', 'vom']);

/** "lasst Pflegeheime bitte weg", "leave surgery out", "mit der Klinik habe ich abgeschlossen": a refusal in two parts. */
function isFramed(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens
    .slice(at + 2, Math.min(end, at + FRAME_REACH))
    .some(({ folded }) => FRAMES.get(folded)?.has(tokens[at]) === true && !/^\d/.test(tokens[at + 1]?.folded ?? ''));
}

const SPEAKERS = wordSet(['ich', 'wir', 'i', 'we']);
const SPEAKER_REACH = 4;

/** "Nachtdienst oder gar nichts" and "early shifts or I won't apply" want the one. */
function isNothingElse({ value, from, to }: Cue, tokens: readonly Token[], end: number): boolean {
  if (value !== 'no' && value !== 'not') return false;
  if (tokens[from]?.link === 'or' && to === end) return true;
  const speaker = [1, 2, 3].find((distance) => SPEAKERS.has(tokens[from - distance]));
  return speaker !== undefined && tokens[from - speaker]?.link === 'or' && end - to <= SPEAKER_REACH;
}

const NEGATIONS: ReadonlySet<CueKind> = new Set(['not', 'no', 'refuse', 'rest']);

export function isNegation({ value }: Cue): boolean {
  return NEGATIONS.has(value);
}
