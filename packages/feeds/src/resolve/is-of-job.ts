import {
  ACTIVITY,
  FACT_NOUN,
  FIRST_QUALIFIER,
  LOWER_QUALIFIER,
  OTHER_ACTIVITY,
  PARTICIPLE,
  PERSON_VERBS,
  PLAIN_WORDS,
  QUALIFIER,
  STATE_VERBS,
} from './fact-words.ts';

/** Parts of a sentence that state something of their own. */
const SEPARATOR =
  /\s(?:und|sowie|plus|zzgl\.?|zuzüglich)\s(?=\p{L}*(?:zulage|zuschl|prämie|bonus|sonderzahlung))|[,;:]\s+|\s[–—-]\s|(?<!(?<!\p{L})(?:lt|ca|inkl|exkl|mind|max|zzgl|bzw|std|mtl|gem|min|ggf))\.\s+|[()|]/giu;
const WORD = /(?<![\d\p{L}.,])\p{L}[\p{L}’'-]*/gu;
/** "sie" within a clause may be anybody. */
const OWN_PRONOUN = /^(?:Sie|[Dd]u|[Ww]ir|[Yy]ou|[Ww]e)$/u;
/** Sentences about further positions: "Wir suchen auch einen Koch", "weitere Stellen, zum Beispiel eine Nachtwache". */
const OTHER_POSITIONS =
  /(?<!\p{L})(?:weitere[nrsm]?|andere[nrsm]?|offene|freie|alle(?!\s(?:unsere\s)?stellen sind)|unsere|sonstige[nr]?|ähnliche[nr]?)\s(?:\p{L}+\s)?(?:stellen|jobs?|stellenangebote|positionen|vakanzen|ausschreibungen|angebote|berufe|stellenanzeigen|vacancies|openings)(?!\p{L})|(?<!\p{L})(?:zum beispiel|beispielsweise|etwa eine?n?|z\.\s?b\.)(?!\p{L})|(?<!\p{L})(?:zweite|dritte|weitere|andere)\s(?:stelle|position|kraft)(?!\p{L})|such(?:en|t)\s(?:wir\s)?(?:auch|außerdem|zudem|ebenfalls|ferner|zusätzlich|weiterhin|parallel|derzeit auch|noch)(?!\p{L})|(?<!\p{L})(?:außerdem|zudem|ferner|ebenso|parallel|daneben)\s(?:suchen|sucht|besetzen|stellen)/iu;
/** The noun that a clause begins with, and the verb behind it. */
const SUBJECT =
  /^(?:(?:[Dd](?:er|ie|as)|[Ee]ine?|[Uu]nsere?|[Ii]hre?|[Dd]eine?|[Vv]iele|[Mm]anche|[Ee]inige|[Aa]lle|[Bb]eide|[Tt]he|[Oo]ur|[Zz]wei|[Dd]rei|[Vv]ier|\d+)\s)?(?:\p{Ll}+e[rns]?\s)*(?<noun>\p{Lu}[\p{L}-]+)\s(?<verb>\p{Ll}+)(?!\p{L})/u;

const CONDITION = '(?:wenn|falls|sofern|soweit|sobald|ob|wer|wem|je nachdem|egal|unabhängig davon|if|whether|whoever)';
/** Conditions and plans, which state nothing. */
const CONDITIONAL = new RegExp(
  String.raw`(?<!\p{L})(?:${CONDITION}|(?:wir|sie|du) plane?n|planen (?:wir|sie)|planst)(?!\p{L})`,
  'iu',
);
const CONDITIONAL_SENTENCE = new RegExp(String.raw`^${CONDITION}(?!\p{L})`, 'iu');
/** For whom, or where, something holds: "Rufbereitschaft, das gilt nur für Ärztinnen". */
const RESTRICTION =
  /(?<!\p{L})(?:gilt|gelten|betrifft|betreffen|nur|ausschließlich|allerdings|jedoch)\s(?:(?:nur|allerdings|jedoch|aber)\s)?(?:für|bei|in|im|am)\s(?:(?:die|den|der|das|unsere[nr]?)\s)?(?<noun>\p{Lu}[\p{L}-]+)/u;

/** A clause with its verb at its end explains the noun before it: "unserer PiA, die jeweils 26 Stunden bei uns sind". */
const RELATIVE =
  /^(?:(?:in|mit|bei|für|zu|von|an|auf)\s)?(?:der|die|das|dem|den|denen|deren|dessen|welche[rnms]?|who|which|that)\s.*\s(?:sind|ist|war|waren|hat|haben|wird|werden|arbeitet|arbeiten|leistet|leisten|macht|machen|läuft|laufen|gilt|gelten)\s*$/iu;
function isRelative(text: string, before: string): boolean {
  if (!RELATIVE.test(text.trim())) return false;
  const noun = [...before.matchAll(WORD)].map(([word]) => word).findLast((word) => /^\p{Lu}/u.test(word));
  return noun !== undefined && !FACT_NOUN.test(noun);
}

type Clause = { text: string; before: string; opening: string };

/**
 * Checks whether the clause around a match states something of this job. It does where each of its words is one that facts of jobs are stated
 * with, and where nobody else is its subject. Any other clause may be about the house, its people or its visitors, so nothing is read from it.
 */
export function isOfJob(sentence: string, from: number, to: number): boolean {
  if (OTHER_POSITIONS.test(sentence) || CONDITIONAL_SENTENCE.test(sentence)) return false;
  const { text, before, opening } = clauseOf(sentence, from, to);
  const restricted = RESTRICTION.exec(sentence.slice(to))?.groups?.noun;
  if (CONDITIONAL.test(text) || (restricted !== undefined && !isNoun(restricted))) return false;
  if (isRelative(text, before)) return false;
  const isOwn = wordsOf(text).some(isOwnPronoun);
  if (!isClauseOfJob(text, from - before.length, isOwn)) return false;
  if (isOwn) return true;
  // "Die Pflege arbeitet in drei Schichten, die Verwaltung in Gleitzeit."
  const earlier = before.split(SEPARATOR).filter((clause) => clause !== '');
  if (earlier.some((clause) => hasForeignSubject(clause))) return false;
  const bracket = headOfBracket(before);
  const head = bracket ?? earlier.at(-1)?.trim() ?? '';
  const isHead = bracket !== null || (opening === ':' && head.split(/\s+/u).length <= 4);
  return (
    !isHead ||
    wordsOf(head).every((word) => isKnown(word) || isActivity(word)) ||
    JOB_SUBJECT.test(HEAD.exec(head)?.groups?.noun ?? '')
  );
}

function clauseOf(sentence: string, from: number, to: number): Clause {
  const marks = [...sentence.matchAll(SEPARATOR)];
  const ends = marks.find(({ index }) => index >= to);
  const begins = marks.filter((mark) => mark.index + mark[0].length <= from);
  // "Früh-, Spät- und Nachtdienst" is one clause.
  let start = begins.at(-1);
  while (start && sentence.charAt(start.index - 1) === '-' && start[0].startsWith(',')) {
    begins.pop();
    start = begins.at(-1);
  }
  const at = start ? start.index + start[0].length : 0;
  return {
    text: sentence.slice(at, ends?.index ?? sentence.length),
    before: sentence.slice(0, at),
    opening: start?.[0].trim() ?? '',
  };
}

/** Returns the clause that an open bracket explains; null outside of brackets. */
function headOfBracket(before: string): string | null {
  const open = before.lastIndexOf('(');
  return open > before.lastIndexOf(')') ? (before.slice(0, open).split(SEPARATOR).at(-1)?.trim() ?? '') : null;
}

type Word = { word: string; isLower: boolean; isAtStart: boolean; at: number };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }, order) => ({
    word,
    isLower: /^\p{Ll}/u.test(word),
    isAtStart: order === 0,
    at: index,
  }));

const isOwnPronoun = ({ word }: Word): boolean => OWN_PRONOUN.test(word);
const isPlain = (word: string): boolean => {
  const low = word.toLowerCase().replace(/-$/u, '');
  return (
    PLAIN_WORDS.has(low) ||
    PLAIN_WORDS.has(low.replace(/e[nrsm]?$/u, '')) ||
    QUALIFIER.test(low) ||
    (low === word && LOWER_QUALIFIER.test(word))
  );
};
const isVerb = (word: string): boolean => PERSON_VERBS.has(word.toLowerCase()) || STATE_VERBS.has(word.toLowerCase());
const isNoun = (word: string): boolean => FACT_NOUN.test(word.replace(/-$/u, ''));
const isActivity = ({ word }: Word): boolean => ACTIVITY.test(word) && !OTHER_ACTIVITY.test(word);
const isKnown = ({ word, isAtStart }: Word): boolean =>
  isPlain(word) ||
  (isAtStart && FIRST_QUALIFIER.test(word.toLowerCase())) ||
  isNoun(word) ||
  isVerb(word) ||
  word.endsWith('-') ||
  OWN_PRONOUN.test(word) ||
  /^[IVX]+$/u.test(word);

/** Checks whether all words of a text are those that facts of jobs are stated with. */
export const isOfFactWords = (text: string): boolean => wordsOf(text).every((word) => isKnown(word));

/** The contract, the post, its time, its pay and its begin: whatever is stated of them is stated of the job. */
const HEAD =
  /^\s*(?:(?:[Dd](?:er|ie|as)|[Ee]ine?|[Ii]hre?|[Dd]eine?|[Dd]iese[rs]?)\s)?(?:\p{Ll}+\s){0,2}(?<noun>\p{Lu}[\p{L}-]+)/u;
const JOB_SUBJECT =
  /^(?:(?:arbeits|dienst|anstellungs|beschäftigungs|ausbildungs|trainee|zeit)?(?:vertrag|verhältnis)|(?:vollzeit|teilzeit|plan|projekt)?stelle|position|anstellung|einstellung|(?:leitungs)?funktion|(?:wochen)?arbeitszeit|pensum|(?:grund|mindest|monats|jahres|brutto|einstiegs|fest)*(?:gehalt|lohn|entgelt|bezug)|vergütung|bezahlung|(?:dienst|arbeits|stellen|ausbildungs)(?:beginn|antritt|start)|eintritt|beginn|start|einstieg|arbeitsplatz|wochenarbeitszeit|umfang)$/iu;
const OF_SOMEBODY =
  /(?<!\p{L})(?:der|des|eines|einer|von|für|durch|unserer|ihrer|anderer|of|for|by)\s(?:(?:die|den|das|der|unsere[nr]?|alle|jede[nr]?|andere|the|our|all)\s)?(?:\p{Ll}+e[rns]?\s)?$/iu;

const isOfJobSubject = (text: string, nouns: readonly Word[], from: number): boolean =>
  JOB_SUBJECT.test(HEAD.exec(text)?.groups?.noun ?? '') &&
  nouns.every((noun) => noun.at >= from || isKnown(noun) || !OF_SOMEBODY.test(text.slice(0, noun.at)));

function isClauseOfJob(text: string, from: number, isOwn: boolean): boolean {
  const words = wordsOf(text);
  const lower = words.filter(({ isLower, isAtStart, word }) => isLower || (isAtStart && isPlain(word)));
  const nouns = words.filter((word) => !lower.includes(word));
  const isStated = lower.some(({ word }) => STATE_VERBS.has(word.toLowerCase()));
  const isOfKnownWords = lower.every((word) => isKnown(word) || (isStated && PARTICIPLE.test(word.word.toLowerCase())));
  if (MANAGED.test(text.slice(0, from))) return false;
  if (isOfJobSubject(text, nouns, from)) return true;
  if (!isOfKnownWords) return false;
  // "Rufdienst nur für Fachärzte", "Hintergrunddienst durch die Oberärzte".
  const isSearch = isOwn && SEARCHED_FOR.test(text);
  if (!isSearch && nouns.some((noun) => !isKnown(noun) && !isActivity(noun) && OF_OTHERS.test(text.slice(0, noun.at))))
    return false;
  if (isOwn) return isOwnClause(text, nouns, from);
  const verbs = lower.filter(({ word, at }) => isVerb(word) && !/(?<!\p{L})zu\s$/u.test(text.slice(0, at)));
  if (verbs.length === 0) return nouns.every((word) => word.at >= from || isKnown(word) || isActivity(word));
  return verbs.every(({ word }) => STATE_VERBS.has(word.toLowerCase())) && nouns.every(isKnown);
}

/** Work on something that others have: "Abrechnung der Bereitschaftsdienste", "Planung von Nachtdiensten". */
const MANAGED =
  /(?:abrechn|plan|koordin|organis|dokument|verwalt|erfass|auswert|steuer|betreu|schul|bild|führ|leit|überwach|kontroll|kalkul|gestalt|einteil)(?:ung|at?ion)?\s(?:der|des|von|aller|für|of)\s(?:(?:die|den|das|alle)\s)?(?:[\p{L}-]+,?\s(?:und\s)?){0,3}$/iu;
/** "Für unser Vorzimmer suchen wir": where the one who is searched for works. */
const SEARCHED_FOR = /^für\s[^,;:]{2,90}?\s(?:suchen|sucht|brauchen|benötigen)\s(?:wir\s)?/iu;
/** Whose something is, or for whom: an unknown noun behind these words is somebody else. */
const OF_OTHERS =
  /(?<!\p{L})(?:für|durch|unserer|ihrer|anderer|seitens)\s(?:(?:die|den|das|der|unsere[nr]?|alle|jede[nr]?|andere)\s)?(?:\p{Ll}+e[rns]?\s)?$/iu;
/** Requests to the reader that are not about the job: "Empfehlen Sie eine Pflegekraft in Teilzeit". */
const REQUEST = /^\s*(?<verb>\p{Lu}\p{Ll}+)\sSie(?!\p{L})/u;

/** Checks a clause of the reader or the employer. The employer also works elsewhere: "Im Labor arbeiten wir in drei Schichten". */
function isOwnClause(text: string, nouns: readonly Word[], from: number): boolean {
  const requested = REQUEST.exec(text)?.groups?.verb;
  if (requested !== undefined && !isVerb(requested) && !isPlain(requested) && !isNoun(requested)) return false;
  const isOfReader = /(?<!\p{L})(?:Sie|[Dd]u|[Yy]ou)(?!\p{L})/u.test(text) || SEARCHING.test(text);
  return isOfReader || nouns.every((word) => word.at >= from || isKnown(word));
}
const SEARCHING = /(?<!\p{L})(?:suchen|besetzen|vergeben|verstärken|stellen|seek|need)(?!\p{L})/iu;

/** Checks whether a clause says what somebody or something else does. */
function hasForeignSubject(clause: string): boolean {
  const { noun, verb } = SUBJECT.exec(clause.trim())?.groups ?? {};
  if (noun === undefined || verb === undefined || OWN_PRONOUN.test(noun)) return false;
  return !isNoun(noun) && !isPlain(noun) && !isVerb(noun) && !isPlain(verb);
}
