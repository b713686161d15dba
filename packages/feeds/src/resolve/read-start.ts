import { readDate } from '../values/read-date.ts';
import { isAboutOthers } from './is-about-others.ts';
import { isOfFactWords, isOfJob } from './is-of-job.ts';
import { quote } from './sentences.ts';
import type { TextOrigin, TextReading } from './text-reading.ts';

/** `day` is null where the job begins at once or by agreement. */
export type Start = { day: string | null; isFlexible: boolean };

const MONTHS =
  'januar|jänner|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|may|june|july|october|december';
const DAY = String.raw`\d{1,2}/\d{1,2}/\d{4}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{1,2}\.\d{1,2}\.\d{2}(?!\d)|\d{4}-\d{2}-\d{2}|\d{1,2}(?:\.|er|°|st|nd|rd|th)?\s(?:${MONTHS})\s\d{4}|(?:${MONTHS})\s\d{4}`;
const DATED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:zum|ab|per|auf den|from|starting|as of)|(?:anstellung|vertrag|stelle|vertretung|einsatz|cover):? (?:vom|von|from)|(?<!un)befristet (?:vom|von)|vertrag:|(?:sie|du) (?:starten|starte?st|beginnen|beginnst|treten die stelle|trittst die stelle)|(?:stelle|funktion|tätigkeit|position|ausbildung|anstellung|vertrag|programm|traineeprogramm|einsatz|arbeit) (?:beginnt|startet)|(?<!\p{L})(?:arbeits|dienst|stellen|ausbildungs|vertrags|studien|schuljahres|programm)?(?:beginn|antritt)|(?<!\p{L})(?:ausbildungs|dienst|arbeits|programm)start|besetzungstermin|(?<!\p{L})einstieg(?:stermin|sdatum)?|kick-?off|(?:entry|starting) date|(?<!\p{L})starts?(?:\s(?:on|date))?|(?<!\p{L})(?:beginning|starting|begins|commencing)|(?<!\p{L})eintritt(?:sdatum|stermin)?|(?<!\p{L})entrée(?: en (?:fonction|service))?|entrata(?: in servizio)?|(?<!\p{L})start(?:datum|termin)?)(?:\sbei uns)?\s?:?\s?(?:ist\s|wäre\s|erfolgt\s)?(?:dem\s|den\s|der\s|am\s|im\s|ab\s|zum\s|frühestens\s|spätestens\s|idealerweise\s|voraussichtlich\s|möglichst\s|gerne?\s|gewünscht\s|geplant\s|nach den \p{L}+ferien\s|on\s|from\s|beginning\s|date\s)*(?<day>${DAY})`,
  'iu',
);
/** Sentences about the post that begin with its day: "Zum 1. Mai 2027 suchen wir", "Ab 1.4.2027 wird die Stelle frei". */
const POST = String.raw`(?:\p{L}*stelle|position|funktion|leitung|aufgabe|\p{L}*vertretung)`;
const OPENS = new RegExp(
  String.raw`(?:^|[:;–]\s)(?:zum|ab(?:\sdem)?|per|auf(?:\sden)?|am|im|mit)\s(?<day>${DAY})\s(?:oder\s(?:früher|später|nach\s(?:absprache|vereinbarung))\s|bis\s[^,.;]{3,40}?\s)?(?:(?:regeln|klären)\swir\s(?:die|unsere)\snachfolge|(?:suchen|besetzen|brauchen|benötigen|vergeben)\s(?:wir|sie)(?!\p{L})|(?:wird|ist)\s(?:bei uns\s|hier\s)?(?:die|diese|eine|unsere)\s(?:\p{L}+\s)?${POST}(?!\p{L})|(?:wird|ist)\s[^.]{0,80}(?:frei|vakant|zu besetzen|neu besetzt|besetzt)(?:\s*[.,]|$)|(?:übernehmen|starten|beginnen|werden|verstärken|treten)\sSie\s|(?:übernimmst|startest|beginnst|wirst)\sdu\s|beginnt\s(?:ihr|dein)\s)|(?<!\p{L})(?:ist|sind|wird|suchen wir|suchen|sucht)\s(?:zum|ab(?:\sdem)?|per|auf(?:\sden)?)\s(?<later>${DAY})\s(?:(?:eine?|die|unsere|seine|ihre)\s(?:\p{L}+\s){0,2}${POST}(?!\p{L})|eine?n?\s)`,
  'iu',
);
/** Matches other openings and searches on a day. */
const OPENS_ELSE =
  /außerdem|zudem|ferner|wohnung|zimmer|räume|praktikant|aushilfe|azubi|auszubildende|ehrenamt|kolleg|nachbar/iu;
const NAMED = /entrée|entrata|beginn|begin|commenc|befristet v|antritt|eintritt|start/iu;
const ABOUT_START = /such|besetz|einstell|verstärk|stelle|mitarbeit|looking for|join|hiring|m\/w\/d/iu;
/** "Die neue Klinik startet ab Januar 2027." */
const HAS_VERB = /(?<!\p{L})(?:startet|beginnt|ist|wird|öffnet|zieht|geht|läuft)(?!\p{L})/iu;
/** A clause of so few words before the day is about nothing else: "Vollzeit, zum 15.01.2027". */
const SHORT = 3;
const wordsBefore = (clause: string, found: string) =>
  clause.slice(0, -found.length).split(/\s+/u).filter(Boolean).length;
const ELSE =
  /bewerb|ruhestand|(?<!\p{L})rente(?!\p{L})|veröffentlicht|verabschied|gespräch|vorstell|besichtig|hospit|info|zieht|ziehen|statt(?!d)|interview|(?<!un)befristet\s(?!v)|seit|(?<!\p{L})bis\s(?:zum\s|ende\s|mitte\s|anfang\s|einschließlich\s|\d{1,2}\.\s?(?:\d|\p{L})|(?!zu)\p{L})|tarif|erhöh|gültig|steig|gehalt|entgelt|vergüt|prämie|bonus|apply by|deadline|eröffn|umzug|gegründet|wechselt|kurs|weiterbildung|fortbildung|semester|projekt|wohnung|zimmer frei|(?<!\p{L})bau(?!\p{L})/iu;
const ELSE_BEHIND =
  /^\s(?!ist\s(?:die|eine)\s(?:\p{L}+\s){0,2}(?:stelle|position))\p{Ll}+(?:t|en)\s(?:sie\s|uns\s|hier\s)?(?:der|die|das|ein|eine|unser|unsere|neue)\s(?!stelle|position)|^[^,;]{0,40}(?:ruhestand|rente)|^\sauf$|^[^,;]{0,40}(?:steig|mehr|%|eröff|neubau|umz[uü]g|zieh|erhöh|gehalt|tarif|entgelt|gilt|gelten|übernimmt|neue leitung|sind wir|gibt es|neue[nrms]? (?:haus|gebäude|klinik|standort|räum))/iu;
const FLEXIBLE =
  /nach (?:absprache|vereinb(?:arung|\.)|übereinkunft)|(?<!\p{L})n\.\s?v(?:\.|ereinb)|jederzeit möglich|negotiable|flexibler? (?:start|eintritt|beginn)|by arrangement|to be agreed/iu;
/** The time of day: "Dienstbeginn flexibel zwischen 6 und 8 Uhr". */
const TIME_OF_DAY = /(?<!\p{L})uhr(?!\p{L})|gleitzeit|schichtbeginn|zwischen \d/iu;
const OPEN_START =
  /(?<!\p{L})(?:arbeits|dienst|stellen)?(?:start|beginn|eintritt|antritt|einstieg)\p{L}*\s?:?\s(?:ist\s|erfolgt\s|date\s)?(?:(?:(?:ab\s|per\s)?sofort|schnellstmöglich|baldmöglichst)\soder\s)?(?:nach (?:absprache|vereinbarung|übereinkunft)|flexibel|jederzeit möglich|by arrangement|negotiable)|(?<!\p{L})(?:start(?:ing)?|entry) date:? (?:is )?(?:negotiable|flexible|by arrangement)|entrée à convenir|entrata da convenire/iu;
const AT_ONCE = /sofort|nächstmöglich|baldmöglichst|schnellstmöglich|asap|immediate|umgehend|next possible/iu;

/** Reads the day that a job begins: "zum 01.04.2027", "ab April 2027 suchen wir". */
export function readStart(sentences: readonly string[], origin: TextOrigin = 'text'): TextReading<Start> | null {
  const isOfText = (sentence: string, { index, 0: words }: RegExpExecArray) =>
    origin !== 'text' || isOfJob(sentence, index, index + words.length);
  for (const sentence of sentences.map(withYears)) {
    if (
      !/20\d\d|\.\d\d\b|absprache|vereinbarung|übereinkunft|flexib|arrangement|negotiable|convenir|jederzeit/i.test(
        sentence,
      )
    )
      continue;
    const open = OPEN_START.exec(sentence);
    if (open && !TIME_OF_DAY.test(sentence) && isOfText(sentence, open))
      return {
        value: { day: null, isFlexible: true },
        words: quote(sentence, open.index, open.index + open[0].length),
      };
    if (!/\d{2}/.test(sentence)) continue;
    const opens = OPENS.exec(sentence);
    const opened = dayOf(opens?.groups?.day ?? opens?.groups?.later ?? '');
    if (opens && opened !== null && origin === 'text' && !OPENS_ELSE.test(sentence) && !isAboutOthers(sentence))
      return {
        value: { day: opened, isFlexible: false },
        words: quote(sentence, opens.index, opens.index + opens[0].length),
      };
    const found = DATED.exec(sentence);
    if (!found) continue;
    const end = found.index + found[0].length;
    const clause = sentence.slice(0, end).replace(/^.*[,;]\s/su, '');
    if (
      !NAMED.test(found[0]) &&
      !ABOUT_START.test(sentence) &&
      wordsBefore(clause, found[0]) > SHORT &&
      (!isOfFactWords(clause) || HAS_VERB.test(clause))
    )
      continue;
    if (!isOfText(sentence, found) || ELSE.test(clause) || ELSE_BEHIND.test(sentence.slice(end))) continue;
    const day = dayOf(found.groups?.day ?? '');
    if (day !== null) return { value: { day, isFlexible: false }, words: quote(sentence, found.index, end) };
  }
  return null;
}

const RANGE = new RegExp(
  String.raw`(?<from>\d{1,2}\.?\s(?:${MONTHS}))(?<to>\s(?:bis|to|–|-)\s(?:zum\s)?\d{1,2}\.?\s(?:${MONTHS})\s(?<year>\d{4}))`,
  'giu',
);

/** Adds the year of the end to a begin that is named without one: "1. März bis 30. November 2027". */
const withYears = (sentence: string): string => sentence.replaceAll(RANGE, '$<from> $<year>$<to>');

/** Reads the words of a field for the begin; null where they name none. */
export function readStartField(text: string, read: (words: string) => string | null): Start | null {
  const day = read(text) ?? dayOf(text.replace(/^(?:ab|zum|per|frühestens|from)(?:\sdem)?\s/iu, '').trim());
  if (day !== null) return { day, isFlexible: false };
  if (FLEXIBLE.test(text) || /^flexibel$/iu.test(text.trim())) return { day: null, isFlexible: true };
  return AT_ONCE.test(text) ? { day: null, isFlexible: false } : null;
}

const MONTH_NAMES = new RegExp(
  String.raw`^(?:(?<date>\d{1,2})(?:\.|er|°|st|nd|rd|th)?\s)?(?<month>${MONTHS})\s(?<year>\d{4})$`,
  'iu',
);
const NUMBERS: [RegExp, number][] = [
  [/^(?:j(?:an|än)|gen)/iu, 1],
  [/^f[eé]/iu, 2],
  [/^m(?:är|ar)/iu, 3],
  [/^(?:ap|av)/iu, 4],
  [/^ma[iyg]/iu, 5],
  [/^(?:jun|juin|giu)/iu, 6],
  [/^(?:jul|juil|lug)/iu, 7],
  [/^(?:au|ao|ag)/iu, 8],
  [/^se/iu, 9],
  [/^o/iu, 10],
  [/^n/iu, 11],
  [/^d/iu, 12],
];

/** A month alone begins with its first day. */
function dayOf(text: string): string | null {
  const named = MONTH_NAMES.exec(text.trim())?.groups;
  if (!named) return readDate(text)?.slice(0, 10) ?? null;
  const number = NUMBERS.find(([name]) => name.test(named.month ?? ''))?.[1];
  return number === undefined ? null : readDate(`${named.date ?? 1}.${number}.${named.year}`);
}
