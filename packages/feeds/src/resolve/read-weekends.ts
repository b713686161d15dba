import { COUNT, countOf, FOR_SOME_TIME, isPaidFor } from './duty-words.ts';
import { isAboutOthers } from './is-about-others.ts';
import { isDenied } from './is-denied.ts';
import { isOfFactWords, isOfJob } from './is-of-job.ts';
import { quote } from './sentences.ts';
import type { TextReading } from './text-reading.ts';

const WEEKEND =
  /wochenend|week-?end|(?<!\p{L})WE(?!\p{L})|samstag|sonntag|sonnabend|saturday|werktag|wochentag|montag|dienstag|mittwoch|donnerstag|freitag|(?<!\p{L})(?:di|mi|do)(?!\p{L})|unter der woche|during the week|(?<!\p{L})mo(?!\p{L})|monday|friday|weekday/iu;
const DAY = String.raw`(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|mo|di|mi|do|fr|monday|tuesday|wednesday|thursday|friday)(?!\p{L})\.?`;
/** Days of the week without those of the weekend: "Montag bis Donnerstag", "Mo–Do", "Mo, Di und Do", "an Werktagen". */
const WORKDAYS = new RegExp(
  String.raw`(?<!\p{L})${DAY}\s?(?:-|–|bis(?:\seinschließlich)?|und|&|,|to|through|and)\s?${DAY}|(?<!\p{L})(?:nur|ausschließlich|immer)\swerktags|(?<!\p{L})(?:an|nur an)\s(?:\p{L}+\s)?(?:werktagen|wochentagen)|(?:nur|ausschließlich)\sunter\sder\swoche|(?:weekdays only|only on weekdays|only during the week)`,
  'iu',
);
const FREE_COUNT = new RegExp(
  String.raw`(?<!\p{L})(?<off>${COUNT})\sweekends?\s(?:off|free)\s(?:a|per|each|every)\smonth|(?<!\p{L})(?<count>${COUNT})\s(?:freie[sn]?|arbeitsfreie[sn]?|dienstfreie[sn]?)\swochenenden?|(?<!\p{L})(?<ofFour>${COUNT})\svon\s(?:vier|4)\swochenenden?\s(?:\p{L}+\s){0,3}(?:(?:dienst)?frei|gehören|gehört)|(?<!\p{L})(?<counted>${COUNT})\swochenenden?\s(?:im|pro)\smonat\s(?:sind\s|ist\s|garantiert\s|haben\ssie\s|hast\sdu\s)*(?:dienst)?frei|monat\s(?:sind\s|haben\ssie\s|hast\sdu\s)?(?<ofMonth>${COUNT})\swochenenden?\s(?:dienst)?frei|wochenenden?\s\((?<bracket>${COUNT})\s(?:davon\s)?(?:im|pro|je)\smonat\sfrei`,
  'iu',
);
const EVERY =
  /(?:alle|jede)\s(?<weeks>zwei|2|14|vierzehn|vier|4|zweite)\s(?:wochen|woche|tage)\s(?:\p{L}+\s){0,4}wochenend|week-?end\ssur\s(?<nthFrench>deux|trois|quatre)|(?:wochenende|weekend),?\s(?:jedes|every)\s(?<behind>zweite|dritte|vierte)|(?<!\p{L})(?:jedes|every|nur jedes|nur an jedem|an jedem|jedem)\s(?<nth>zweites?|zweiten|2\.|dritte[sn]?|3\.|vierte[sn]?|4\.|second|other|third|fourth)\s?(?:wochenende|weekend|WE(?!\p{L}))/iu;
const WORKED = new RegExp(
  String.raw`(?:pro|im|je)\smonat\s(?:arbeiten sie|arbeitest du|sind sie|bist du|haben sie dienst)\s(?:nur\s|maximal\s|höchstens\s)?(?:an\s)?(?<monthly>${COUNT})\swochenenden?(?!\sfrei)|(?:am wochenende|wochenend(?:dienste?|einsätze|arbeit)):?\s(?:nur\s|etwa\s|ca\.\s|maximal\s|höchstens\s)?(?<times>ein|zwei|drei)mal\s(?:im|pro)\smonat|(?<timesBefore>ein|zwei|drei)mal\s(?:im|pro)\smonat\s(?:arbeiten sie\s|arbeitest du\s)?(?:am\s)?wochenend|wochenenden[^.;]{0,50}:\s(?<colon>${COUNT})\s(?:pro|im)\smonat\s(?:bist du|sind sie|arbeiten|arbeitest)|(?<![\p{L}\d])(?<plain>${COUNT})\s(?:wochenenddienste?|arbeitswochenenden?|wochenenden?|weekends?|WE)(?:\s\([^)]{1,12}\))?\s(?:(?:im|pro|je|per|a)\s?(?:monat|month)|monatlich)(?=\s*(?:$|[.,;)]|arbeit|dienst|einsatz|im dienst|im einsatz|wird gearbeitet|sind sie|bist du))|(?:nur|maximal|max\.|höchstens|an|lediglich|only|at most)\s(?<count>${COUNT})\s(?:arbeits)?(?:wochenenden?|wochenenddienste?|weekends?|WE)\s(?:(?:im|pro|je|per|a)\s?(?:monat|month)|monatlich)`,
  'iu',
);
const ALL_FREE =
  /samstags? (?:und|,) sonntags?\s(?:(?:haben|hast)\s(?:sie|du)\s|sind\s|ist\s|immer\s|stets\s)*(?:frei(?!\p{L})|gehören|gehört)|libre le week-?end|(?:alle|immer|stets|jedes|jeden|grundsätzlich)\s(?:freie[sn]?|arbeitsfreie[sn]?|dienstfreie[sn]?)\swochenenden?|wochenenden?\s(?:(?:und|sowie|&)\s[^,;.]{0,20}\s?)?(?:(?:haben|hast)\s(?:sie|du)\s|sind\s|ist\s|immer\s|stets\s|grundsätzlich\s|komplett\s|generell\s|bei\suns\s|hier\s)*(?:dienst|arbeits)?frei(?!\p{L})|wochenenden?\s(?:(?:und|sowie|&)\sfeiertage?\s)?(?:gehören|gehört)\s(?:ihnen|dir|euch|der familie)|^freie wochenenden(?: und feiertage)?$|freie wochenenden und feiertage|(?<=^[-•\s]*|[,;:(–]\s?|(?<!\p{L})(?:mit|und|bei|bieten|bietet)\s)(?:dienst|arbeits)?freie[nm]? wochenenden(?=\s*(?:[.,;!(]|$|und|sowie))|wochenend-?frei(?!\p{L})|(?<!\p{L})(?:wochenends|(?:am|an jedem) wochenende|an (?:allen )?wochenenden)\s(?:(?:und|sowie)\s(?:an\s)?feiertagen?\s)?(?:haben sie |hast du |immer |stets |ist |sind )*frei(?!\p{L})|(?<!\d\s|\p{L}\s)weekends?\s(?:are\s)?(?:always\s)?(?:off|free)(?!\s(?:a|per|each|every)\smonth)|free weekends|freie (?:abende|feiertage|nächte)(?:,| und) (?:\p{L}+ und )?wochenenden/iu;
const WEEKEND_WORK = /wochenend\p{L}*|weekends?(?: work| shifts?)?/giu;
/** Denials of something other than work at weekends: "kein Einspringen am Wochenende", "keine geteilten Dienste am Wochenende". */
const OTHER_DENIED =
  /(?:einspring|überstunden|mehrarbeit|geteilte[rnms]?\s|teildienst|anrufe|störung|verwaltungs)[^,;]{0,30}(?:,\s)?(?:auch\s)?(?:nicht\s)?(?:am|an|in)?\s?(?:\p{L}+\s)?$/iu;
const WEEK_OF_OTHERS =
  /besetzt|geöffnet|(?<!aus)geschlossen|samstag|sonntag|sonnabend|(?<!stunden )täglich|saturday|sunday|(?<!\p{L})(?:sa|so)(?!\p{L})|(?<!(?:kein|keinen|ohne)\s)schichtdienst|in schichten|wechselschicht|kita|kantine|sekretariat|verwaltung|rufdienst|rufbereitschaft|cafeteria|ärztlicher dienst/iu;
/** An office that is closed says nothing about who works elsewhere in the house. */
const CLOSED = /besetzt|geöffnet|(?<!aus)geschlossen|erreichbar/iu;
/** Words of a roster; a clause of hours or days alone is about the roster as well. */
const WORKING =
  /arbeit|dienst|einsatz|schicht|tätig|working|work(?!place)|stunden|std|(?<!\p{L})uhr(?!\p{L})|verteilt|(?:fünf|5) tage|tagsüber|(?:^|,\s)(?:nur\s|ausschließlich\s)?(?:montags bis freitags|werktags|mo\.?\s?(?:-|–|bis)\s?fr)|einteilung|tour(?:en)?(?!\p{L})|tagen?(?!\p{L})|vormittag|ganztags|weekdays/iu;
const OFFICE_HOURS =
  /erreich|telefon|sprech|öffnung|öffne|öffnen|sperrt|geöffnet|anruf|bewerb|rückfrag|hotline|tel\.|fragen/iu;

/** "Nicht jedes Wochenende frei", "Wochenenden sind bei uns nicht frei". */
const NOT_EACH =
  /nicht (?:an )?(?:jede[sn]?|alle|immer)(?!\p{L})|wochenenden?\s(?:(?:sind|ist|haben)\s)?[^,;.]{0,24}nicht\s(?:immer\s)?frei/iu;
/** Matches a negation of something else at weekends: "kein Parkplatz am Wochenende". */
const DENIED_NOUN =
  /(?<!\p{L})(?:kein(?:e[nrsm]?)?|ohne|no)\s(?:(?!arbeit|dienst|einsatz|einsätz|schicht|tour|ruf|bereitschaft|work|shift|duty)\p{L}+\s)+(?:am|an|in|at|on)\s(?:den\s|the\s)?$/iu;

/** "Drei Wochenenden gehören Ihnen" are not all. */
const COUNTED =
  /(?:\d|(?<!\p{L})(?:ein|eine[nsm]?|zwei|drei|vier|viele|einige|mehr|meisten|manche|jede[sn]? (?:zweite|dritte|vierte)[ns]?))\s(?:von (?:vier|4)\s)?$/iu;
/** "Am Wochenende arbeiten Sie nie." */
const NEVER =
  /^\s(?:arbeiten|arbeitest|haben|hast|sind|bist)\s(?:sie|du|wir)\s(?:\p{L}+\s){0,2}(?:nie|nicht|niemals)(?!\p{L})/iu;

/** The house, or the part of it that the job belongs to, does not open on Saturdays and Sundays. */
const CLOSED_HOUSE =
  /(?:wochenenden?|samstags?|sonnabends?)\s?(?:(?:und|oder|,)\s(?:an\s)?(?:sonntags?|feiertagen?)\s)?(?:(?:ist|sind|haben|bleibt|bleiben|wir|sie|die praxis|das haus|die ordination)\s)*(?:der \p{L}+\s|die \p{L}+\s)?(?:geschlossen|zu)(?=\s*(?:[.,;]|$))|(?:geschlossen|zu|closed|schließt|schliesst)\s(?:am wochenende|an wochenenden|at (?:the )?weekends?|on weekends)/iu;
/** "Weder Samstags- noch Sonntagsarbeit", "keine Samstage, keine Sonntage". */
const BOTH_DAYS = /(?:samstag|sonnabend|saturday)\p{L}*[^.;]{0,24}(?:sonntag|sunday)\p{L}*/iu;
const NOT_BOTH =
  /(?:keine?|weder|ohne|nie|no|never|without)\s(?:(?:arbeit|dienste?|einsätze|work)\s(?:am|an|on)\s)?$/iu;

/** "Samstagsdienste gibt es keine, Sonntagsdienste auch nicht." */
const areDenied = (sentence: string, { index, 0: found }: RegExpExecArray): boolean =>
  isDenied(sentence, index, index + (/^\p{L}+/u.exec(found)?.[0].length ?? 0)) &&
  /(?:auch |ebenfalls |nor |no )?(?:nicht|keine|neither|none)?\s*[.!]?$/iu.test(sentence) &&
  !/(?:aber|jedoch|nur)\s[^.]*sonntag/iu.test(sentence);

/** Reads how many of four weekends are free: from a statement about weekends, else from the days of the week. */
export function readWeekends(sentences: readonly string[], title = ''): TextReading<number> | null {
  return firstOf(sentences, title, freeWeekendsIn) ?? firstOf(sentences, title, weekdaysIn);
}

function firstOf(
  sentences: readonly string[],
  title: string,
  read: (sentence: string) => number | null,
): TextReading<number> | null {
  for (const sentence of sentences) {
    if (!WEEKEND.test(sentence) || NOT_EACH.test(sentence)) continue;
    // That the house is closed is about the house, and so about whoever works there.
    if (isAboutOthers(sentence) && !CLOSED_HOUSE.test(sentence)) continue;
    if (FOR_SOME_TIME.test(sentence)) continue;
    const value = read(sentence);
    if (value === null) continue;
    const isOwn =
      sentence === title ||
      [...sentence.matchAll(new RegExp(WEEKEND.source, 'giu'))].some(({ index, 0: found }) =>
        isOfJob(sentence, index, index + found.length),
      );
    if (isOwn) return { value, words: quote(sentence, 0, sentence.length) };
  }
  return null;
}

function freeWeekendsIn(sentence: string): number | null {
  const free = FREE_COUNT.exec(sentence);
  if (free) {
    const count = countOf(
      free.groups?.off ??
        free.groups?.count ??
        free.groups?.ofFour ??
        free.groups?.counted ??
        free.groups?.ofMonth ??
        free.groups?.bracket,
    );
    // "Ein freies Wochenende" alone is no number of a month.
    const isCounted = count > 1 || /monat|month|vier|(?<!\d)4(?!\d)/iu.test(sentence);
    return count <= 4 && isCounted ? count : null;
  }
  const every = EVERY.exec(sentence);
  if (
    every &&
    (every.groups?.behind !== undefined ||
      every.groups?.weeks !== undefined ||
      every.groups?.nthFrench !== undefined ||
      /frei|dienst|arbeit|einsatz|schicht|work|off|duty|gehört|haben|travail/iu.test(sentence))
  ) {
    const nth =
      (every.groups?.nth ?? every.groups?.behind ?? every.groups?.weeks ?? every.groups?.nthFrench)?.toLowerCase() ??
      '';
    const parts = /^(?:dritt|3|third|trois)/.test(nth) ? 3 : /^(?:vier(?!z)|4|fourth|quatre)/.test(nth) ? 4 : 2;
    const isFree = /frei(?!w|e mit)|gehört (?:ihnen|dir)|(?<!\p{L})off(?!\p{L})/iu.test(sentence);
    if (parts === 3) return null;
    return isFree || parts === 2 ? 4 / parts : 3;
  }
  const worked = WORKED.exec(sentence);
  if (worked) {
    const count = countOf(
      worked.groups?.count ??
        worked.groups?.times ??
        worked.groups?.timesBefore ??
        worked.groups?.plain ??
        worked.groups?.monthly ??
        worked.groups?.colon,
    );
    return count <= 4 ? 4 - count : null;
  }
  const all = ALL_FREE.exec(sentence);
  if (all) return isDenied(sentence, all.index, all.index + 4) || COUNTED.test(sentence.slice(0, all.index)) ? null : 4;
  if (CLOSED_HOUSE.test(sentence)) return 4;
  const days = BOTH_DAYS.exec(sentence);
  if (days && (NOT_BOTH.test(sentence.slice(0, days.index)) || areDenied(sentence, days))) return 4;
  for (const found of sentence.matchAll(WEEKEND_WORK)) {
    const [from, to] = [found.index, found.index + found[0].length];
    const isDouble = /^\s(?:ohne|without)\s/iu.test(sentence.slice(to));
    if (
      isDouble ||
      DENIED_NOUN.test(sentence.slice(0, from)) ||
      OTHER_DENIED.test(sentence.slice(0, from)) ||
      CLOSED.test(sentence)
    )
      continue;
    if (isDenied(sentence, from, to) && !isPaidFor(sentence, from, to)) return 4;
    if (NEVER.test(sentence.slice(to))) return 4;
  }
  return null;
}

/** "Montags bis freitags Frühstück im Team": the days are those of what is named next to them. */
function isOfElse(sentence: string): boolean {
  const days = WORKDAYS.exec(sentence);
  const next = days && /^\s(?<noun>\p{Lu}[\p{L}-]+)/u.exec(sentence.slice(days.index + days[0].length))?.groups?.noun;
  return typeof next === 'string' && !isOfFactWords(next);
}

const weekdaysIn = (sentence: string): number | null =>
  WORKDAYS.test(sentence) &&
  !isOfElse(sentence) &&
  WORKING.test(sentence) &&
  !OFFICE_HOURS.test(sentence) &&
  !WEEK_OF_OTHERS.test(sentence) &&
  !/wochenend|weekend/iu.test(sentence)
    ? 4
    : null;
