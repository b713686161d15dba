import { analyseText } from '../language/analyse-text.ts';
import { foldText } from '../language/fold-text.ts';
import { readText, type Token } from '../sentence/read-tokens.ts';
import { findConcepts } from '../taxonomy/find-concepts.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import { departmentByKey } from '../taxonomy/taxonomy.ts';
import { isFilterWord } from './read-filters.ts';

/** "Chefarztstelle", "Hebammenjobs", "Demenzstation": the part before says what it is. */
const JOB_NOUN =
  /^(.{4,}?)-?(?:stellen?|jobs?|positionen?|posten|tätigkeit(?:en)?|taetigkeit(?:en)?|station(?:en)?|bereiche?|abteilung(?:en)?|angebote?|anzeigen?|anstellung(?:en)?|beschäftigung(?:en)?|plätze|platz|arbeit|alltag|umfeld)$/iu;
const LINKS = ['', 's', 'es', 'n', 'en'];
const known = new Map<string, string | null>();
const MAX_KNOWN = 5_000;

const HOMOGRAPHS = new Map(Object.entries(questionWords.homographs));

/** "Pfleger sucht Klinik" is about no Suchtklinik. */
const SEEKING = 'sucht';

/** "GP surgery": neither a doctor nor an operation is looked for. */
const WORKPLACES = new Map(Object.entries(questionWords.workplaces));

function pairOf(token: Token | undefined, next: Token | undefined): string {
  return token && next ? `${token.text} ${next.text}`.toLowerCase().replaceAll('’', "'") : '';
}

/** Reads words by their case where it tells a noun from a verb: "Sucht" inside a sentence is none that seeks. */
export function readHomograph(token: Token, index: number, all: readonly Token[]): Token {
  if (token.text === SEEKING && index > 0 && index < all.length - 1) return { ...token, words: [] };
  if (isHomewards(token, all) || isAuthority(token, index, all)) return { ...token, words: [] };
  const workplace = WORKPLACES.get(pairOf(token, all[index + 1]));
  if (workplace !== undefined) return { ...token, ...readText(workplace) };
  if (WORKPLACES.has(pairOf(all[index - 1], token))) return { ...token, words: [] };
  if (token.folded === OUTPATIENT && isAlone(index, all) && all.some(isNurse))
    return { ...token, ...readText(OUTPATIENT_CARE) };
  const meant = index > 0 && !token.isPhrase ? HOMOGRAPHS.get(token.text) : undefined;
  return meant === undefined ? token : { ...token, ...readText(meant) };
}

const OUTPATIENT = 'ambulant';
const OUTPATIENT_CARE = 'ambulante Pflege';
/** "stationär oder ambulant" leaves it open. */
const INPATIENT = /^stationar/;

/** Checks whether a nurse who adds "ambulant" asks for home care, and not for either. */
function isAlone(index: number, all: readonly Token[]): boolean {
  return !all.slice(Math.max(0, index - 2), index + 3).some(({ folded }) => INPATIENT.test(folded));
}

const NURSES: ReadonlySet<string> = new Set(departmentByKey.get('ambulante-pflege')?.staff);

function isNurse({ words }: Token): boolean {
  return findConcepts(words).some(({ kind, key }) => kind === 'occupation' && NURSES.has(key));
}

const CAPITAL = /^\p{Lu}/u;

/** "um 16 Uhr muss ich heim" is about no home for the old: who writes nouns with a capital writes this one so. */
function isHomewards({ text }: Token, all: readonly Token[]): boolean {
  return text === 'heim' && all.some((each) => CAPITAL.test(each.text));
}

const ACCORDING = new Set(['laut', 'gemass', 'zufolge']);

/** "laut Betriebsarzt" names who says it. */
function isAuthority({ words }: Token, index: number, all: readonly Token[]): boolean {
  const isSaid = [all[index - 1], all[index - 2]].some((each) => each !== undefined && ACCORDING.has(each.folded));
  return isSaid && findConcepts(words).some(({ kind }) => kind === 'occupation');
}

const PARTICLES = new Set(questionWords.particles);

/** At the begin of a sentence a little word has a capital. */
function asInside(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Reads a short form in small letters as the little word it is in a sentence: "da" is no Dentalassistentin there. */
export function readParticle(token: Token): Token {
  return !token.isPhrase && PARTICLES.has(asInside(token.text)) ? { ...token, words: [] } : token;
}

const LEARNING = new Set(questionWords.learning);
const WISHES = new Set(questionWords.wishesToLearn);
const LEARNING_REACH = 8;
const MAX_NAME_WORDS = 3;

/** Reads "ich möchte MFA lernen" and "I want to train as a midwife" as the training they ask for. */
export function readLearning(token: Token, index: number, all: readonly Token[]): Token {
  const next = all[index + 1];
  const isTrain = token.folded === 'train' && (next?.folded === 'as' || next?.folded === 'to');
  const isLearnt = LEARNING.has(token.folded) && isLearnable(all.slice(Math.max(0, index - MAX_NAME_WORDS), index));
  if (!isTrain && !isLearnt) return token;
  const isWished = all.slice(Math.max(0, index - LEARNING_REACH), index).some(({ folded }) => WISHES.has(folded));
  return isWished ? { ...token, ...readText(TRAINING_WORD) } : token;
}

const TRAINING_WORD = 'Ausbildung';

/** Nobody is trained to be a doctor or to lead. */
function isLearnable(before: readonly Token[]): boolean {
  const words = before.flatMap((token) => token.words);
  const named = findConcepts(words).filter(({ end }) => end === words.length);
  return named.some(({ kind }) => kind === 'occupation') && named.every(({ key }) => !LEARNT_ELSEWHERE.has(key));
}

const LEARNT_ELSEWHERE = new Set(questionWords.learntElsewhere);

/** Reads a compound of something known and a word for a job as what is known. */
export function stripJobNoun(token: Token): Token {
  if (token.isPhrase) return token;
  const text = known.get(token.text);
  const base = text === undefined ? remember(token.text, baseOf(token)) : text;
  return base === null ? token : { ...token, ...readText(base) };
}

function remember(text: string, base: string | null): string | null {
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, base);
  return base;
}

function baseOf({ text, words }: Token): string | null {
  const [, before = ''] = JOB_NOUN.exec(text) ?? [];
  if (before === '' || isFilterWord(text) || findConcepts(words).length > 0) return null;
  const bases = LINKS.filter((link) => before.toLowerCase().endsWith(link)).map((link) =>
    before.slice(0, before.length - link.length),
  );
  const meant = bases.map((base) => HOMOGRAPHS.get(base) ?? base);
  return meant.find((base) => isFilterWord(base) || findConcepts(analyseText(base)).length > 0) ?? null;
}

const HOURS_COMPOUND = /^(?<hours>teilzeit|vollzeit)-?(?<work>.{4,})$/iu;

/** Splits "Teilzeitausbildung" into how much is worked and what, where both are known. */
export function splitHours(token: Token): Token[] {
  const { text, start, end, isPhrase } = token;
  const { hours, work } = HOURS_COMPOUND.exec(text)?.groups ?? {};
  if (isPhrase || !hours || !work || end - start !== text.length || isFilterWord(text)) return [token];
  const named = readText(work);
  if (findConcepts(named.words).length === 0) return [token];
  return [
    { ...token, ...readText(hours), end: start + hours.length },
    { ...token, ...named, start: end - work.length, link: 'none' },
  ];
}

const HEADS: ReadonlySet<string> = new Set(questionWords.hyphenHeads.map(foldText));
const HYPHEN = /^[-‐‑]$/u;

/** Reads "Hausarzt-Praxis" and "Nacht-Dienst" as the one word they are: a practice, and no doctor who is looked for. */
export function joinHyphened(tokens: readonly Token[], question: string): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isHead = before && HEADS.has(token.folded) && HYPHEN.test(question.slice(before.end, token.start));
    if (before && isHead && !before.isPhrase && !token.isPhrase)
      joined[joined.length - 1] = { ...before, ...readText(before.text + token.text.toLowerCase()), end: token.end };
    else joined.push(token);
  }
  return joined;
}
