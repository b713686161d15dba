import type { Sentence } from '../decision.ts';

const or = (parts: readonly string[]) => parts.join('|');
const pattern = (parts: readonly string[]) => new RegExp(String.raw`(?<![\p{L}])(?:${or(parts)})`, 'iu');

/** Somebody's life is in danger. Words of the trade, such as "Sterbebegleitung" and "Suizidprävention", are none of it. */
const CRISIS = pattern([
  String.raw`(?:nicht|nimmer|nie)\s+(?:mehr|länger)\s+(?:weiter)?leben`,
  String.raw`(?:will|möchte|mag|wollte|würde)\s+(?:nur\s+noch\s+|einfach\s+|am\s+liebsten\s+)?(?:sterben|tot\s+sein|nicht\s+mehr\s+da\s+sein|nicht\s+mehr\s+aufwachen)`,
  String.raw`(?:mich|mir)\s+(?:\p{L}+\s+){0,3}(?:umbring\p{L}*|das\s+leben\s+nehmen|was\s+an(?:zu)?tun)`,
  String.raw`bring\p{L}*\s+mich\s+(?:\p{L}+\s+)?um(?![\p{L}])`,
  String.raw`(?:suizid|selbstmord|suicid)(?:gedanken|al|e|ed)?(?![\p{L}])(?!\s*(?:prävention|beratung|prevention))`,
  String.raw`kill\s+myself`,
  String.raw`(?:want|wish|going)\s+to\s+die(?![\p{L}])`,
  String.raw`(?:end|take)\s+my\s+(?:own\s+)?life`,
  String.raw`(?:not|n't|nt)\s+want\s+to\s+(?:live|be\s+alive|wake\s+up)`,
  String.raw`wish\s+i\s+(?:was|were)\s+dead`,
]);

/** Words that address the machine behind the conversation, or ask it to change what is not the person's. */
const INJECTION = pattern([
  String.raw`(?:ignorier|ignore|vergiss|forget|disregard|missachte|bypass|overrid|umgeh)\p{L}*\s[^.!?\n]{0,40}(?:anweisung|regel|vorgabe|instruktion|prompt|instruction|rules?|guideline|restriction|einschränkung)`,
  String.raw`system\s*-?\s*(?:prompt|nachricht|message|anweisung)`,
  String.raw`(?:dein|your|deine|internen?|initial)\p{L}*\s+(?:internen?\s+)?(?:prompt|anweisungen|instructions)`,
  String.raw`you\s+are\s+now(?![\p{L}])`,
  String.raw`(?:du\s+bist|bist\s+du)\s+(?:ab\s+)?jetzt\s+(?:ein|eine|der|die|kein|dan|frei|im)(?![\p{L}])`,
  String.raw`ab\s+(?:jetzt|sofort)\s+bist\s+du`,
  String.raw`(?:developer|entwickler|admin|god|debug)-?\s?(?:mode|modus|zugang|rechte|access)`,
  'jailbreak',
  String.raw`drop\s+table|select\s+\*|union\s+select`,
  String.raw`(?:lösch|delete|entfern|remove|änder|change|setz|set|exportier|dump|export)\p{L}*\s+(?:mir\s+)?(?:alle|all|sämtliche|every|die\s+ganze|the\s+(?:whole|entire))\s+(?!mein|my)(?:\p{L}+\s+)?(?:stellen|anzeigen|jobs|ads|nutzer|users|konten|accounts|gehälter|salaries|datenbank|database|daten\s+der|bewerber|arbeitgeberdaten)`,
  String.raw`(?:ohne|without)\s+(?:nachzufragen|rückfrage|bestätigung|zu\s+fragen|asking|confirmation)`,
]);
const ADDRESSES_MACHINE =
  /^\s*(?:\[?\s*(?:system|admin|root|developer|assistant)\s*\]?\s*[:>\]]|<\/?\s*system|#{2,}\s*instruction)/imu;

const GROUP = String.raw`(?:ausländer\p{L}*|muslim\p{L}*|moslem\p{L}*|türk\p{L}*|araber\p{L}*|afrikaner\p{L}*|schwarze[nr]?|flüchtlinge?n?|juden|schwulen?|lesben|homosexuelle\p{L}*|behinderten?|kopft[uü]ch\p{L}*|migranten\p{L}*|polen|russen|foreigners|muslims|immigrants|refugees|gays?|jews|black\s+people)`;
/** By origin, religion, sex, age or disability nobody is looked for, chosen or left out. */
const DISCRIMINATION = pattern([
  String.raw`(?:ohne|keine?n?|nicht\s+mit|without|no|not\s+with)\s+(?:\p{L}+\s+){0,2}${GROUP}(?![\p{L}])`,
  String.raw`(?:nur|only|ausschließlich)\s+(?:deutsche[nr]?|german|christliche[nr]?|christian|weiße[nr]?|white|junge[nr]?|young|weibliche[nr]?|männliche[nr]?|female|male)\s+(?:kolleg|mitarbeiter|bewerber|team|chef|leute|colleague|applicant|staff|people|pflegekräfte\s+im)`,
  String.raw`(?:christian|german|white|young|female|male|native)\s+(?:\p{L}+\s+)?(?:nurses|staff|applicants|people|doctors|colleagues|candidates)?\s*only(?![\p{L}])`,
  String.raw`(?:bewerber|kandidat|applicant|candidate)\p{L}*\s+(?:\p{L}+\s+)?(?:ohne|unter|über|without|under|over)\s+(?:kopft[uü]ch|kinder|headscarf|\d\d)`,
]);

export type Limit = Extract<Sentence, 'crisis' | 'injection' | 'discrimination'>;

/** Finds what a regulation or the safety of people demands to answer in one way, whatever else a message says. */
export function findLimit(text: string): Limit | null {
  if (CRISIS.test(text)) return 'crisis';
  if (INJECTION.test(text) || ADDRESSES_MACHINE.test(text)) return 'injection';
  return DISCRIMINATION.test(text) ? 'discrimination' : null;
}

const CLAUSE_END = /(?<=[.!?;,\n])\s+|\s+(?=(?:und|aber|and|but|suche|such)\s)/u;
const EARNING =
  /verdien|gehalt|lohn|bekomm|krieg|bekam|brutto|netto|raus|earn|salar|make|made|paid|pay|got|stunde\s+gekriegt/iu;
/** "24 Euro die Stunde". */
const HOURLY = /(?:€|euro|chf|franken)\s+(?:(?:in|pro|je|an|per)\s+)?(?:die\s+|der\s+)?(?:stunde|hour|monat|month)/iu;
const UNTIL_NOW =
  /(?<![\p{L}])(?:zuletzt|derzeit|aktuell\p{L}*|momentan|zurzeit|zur\s+zeit|bisher\p{L}*|bislang|jetzig\p{L}*|im\s+moment|gerade|grad|früher|letzte[rsnm]?|alte[rnms]?|vorher|currently|current|right\s+now|so\s+far|last|previous|old|used\s+to|present|at\s+the\s+moment)(?![\p{L}])/iu;
const HAS_EARNED =
  /(?<![\p{L}])(?:hab(?:e|'|)?|hatte|i\s+(?:have|had|got))\s+(?:\p{L}+\s+){0,3}[\d.,']{3,}[^.!?]*(?:verdient|bekommen|gekriegt|gehabt|raus)|(?<![\p{L}])(?:hatte|bekam|verdiente|kriegte|earned|made)\s+(?:\p{L}+\s+){0,2}[\d.,']{3,}/iu;
const WISHES_FOR =
  /(?<![\p{L}])(?:will|möchte|mindestens|mind|wünsche|hätte\s+gern|sollte|soll|want|would\s+like|at\s+least|minimum|ab)(?![\p{L}])/iu;

export type PastPay = { isStated: boolean; rest: string };

/** Removes past pay (EU directive 2023/970, article 5): it is neither used nor stored. */
export function removePastPay(text: string): PastPay {
  const clauses = text.split(CLAUSE_END);
  const isPast = (clause: string) =>
    !WISHES_FOR.test(clause) &&
    (HAS_EARNED.test(clause) ||
      (/\d{3,}|\d[.,]\d|\d{2}\s*(?:€|euro|chf|franken)/iu.test(clause) &&
        (EARNING.test(clause) || HOURLY.test(clause)) &&
        UNTIL_NOW.test(clause)));
  const left = clauses.filter((clause) => !isPast(clause));
  return { isStated: left.length < clauses.length, rest: left.join(' ').trim() };
}
