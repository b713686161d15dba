import { PLAIN_WORDS } from './fact-words.ts';

const PEOPLE = String.raw`(?:kolleg(?:e|en|in|innen)|minijobber\p{L}*|honorar(?:kräfte|ärzte|ärztinnen)|\p{L}*leitung(?:en)?|(?:ober)?(?:arzt|ärztin|ärzte|ärztinnen)|team|chef(?:arzt|ärztin|ärzte|ärztinnen)|\p{L}*verwaltung|\p{L}*technik|hausmeister\p{L}*|fahrdienst|it|sekretariat|abrechnung|mitarbeit(?:er|erin|erinnen|ende[nr]?)|beschäftigte[nr]?|ehrenamtlich\p{L}*|freiwillige[nr]?|studierende[nr]?|auszubildende[nr]?|azubis?|werkstudent\p{L}*|praktikant\p{L}*|vorgänger\p{L}*|vorgesetzte[nr]?|student(?:en|in|innen)?|minijob-?kräfte|pflegekräfte|fachkräfte|employees|colleagues|volunteers|students)`;
const VERB =
  '(?:arbeitet|arbeiten|verdient|verdienen|erhält|erhalten|bekommt|bekommen|unterstützt|unterstützen|hat|haben|ist|sind|läuft|laufen|liegt|liegen|freut|freuen|leistet|leisten|befundet|befunden|übernimmt|übernehmen|gilt|gelten|studiert|studieren|war|waren|hatte|hatten|hilft|helfen|works?|earns?|gets?|are|is|have)';
/** "Unsere Stationsleitungen verdienen", "Eine Kollegin in Teilzeit unterstützt Sie", "Das Gehalt unserer Leitungen liegt bei". */
const THEY_DO = new RegExp(
  String.raw`(?<!\p{L})(?:(?:die|der|das|ein|eine|unser|unsere[nr]?|ihre?|deine?|viele|manche|einige|zwei|drei|vier|fünf|\d+)\s(?:\p{L}+\s)?)?${PEOPLE}(?!\p{L})(?:\s[^,;:.]{0,40})?\s${VERB}(?!\p{L})`,
  'iu',
);
/** Matches what others do, with the doers behind the verb: "Die Befundung im Homeoffice übernehmen Kolleginnen". */
const DONE_BY_THEM = new RegExp(
  String.raw`(?<!\p{L})(?:übernimmt|übernehmen|macht|machen|leistet|leisten|erledigt|erledigen|deckt|decken|hat immer|haben immer)\s(?:(?:die|der|ein|eine|einige|unsere|andere)\s)?${PEOPLE}(?!\p{L})`,
  'iu',
);
/** Nouns that a statement of the job may be about: "Die Stelle ist befristet", "Homeoffice ist möglich". */
const JOB_NOUN =
  /(?:stelle[n]?|position|tätigkeit|anstellung|einstellung|besetzung|beschäftigung|verhältnis|vertrag|verträge|funktion|tage?|teilnahme|bezahlt|gearbeitet|gezahlt|gesucht|angestellt|geboten|vertrags(?:art|dauer)|zeit(?:en)?|stunden|umfang|pensum|ausmaß|grad|einsatz|einsätze|dienst(?:e|en|plan|pläne|zeiten|system)?|schicht(?:en)?|nacht|nächte[n]?|wochenende?n?|feiertage?|arbeit(?:en|s\p{L}+)?|office|gehalt|gehälter|entgelt|lohn|verdienst|vergütung|bezahlung|einkommen|entlohnung|gruppe|eingruppierung|beginn|start|eintritt|antritt|befristung|bereitschaft|wachen?|woche|job|platz|vertretung|rolle|aufgaben?|angebot|anteil|(?<!vor|nach)teil|modell|beruf|minijob|ziel|tarif\p{L}*|salär|bezug|fixum|band|spanne|brutto\p{L}*|kraft|position|contract|hours|salary|pay|shifts?|role|job|work)$/iu;
const STATES =
  '(?:ist|sind|war|waren|wird|werden|wurde|gilt|gelten|galt|hat|arbeitet|umfasst|beträgt|entspricht|läuft|endet|beginnt|bleibt|is|are|was)';
const SUBJECT = new RegExp(
  String.raw`^(?:(?:[Dd](?:er|ie|as)|[Ee]ine?|[Uu]nsere?|[Ii]hre?|[Dd]eine?|[Tt]he|[Oo]ur)\s)?(?:\p{Ll}+e[rn]?\s)?(?<noun>\p{Lu}[\p{L}-]+)(?:\s(?:für|von|in|im|am|auf|zu|zur|bei|der|des|of|for)\s(?:(?:der|die|das|den|dem|the)\s)?\p{Lu}\p{L}+)?\s${STATES}(?!\p{L})`,
  'u',
);
const BEHIND_VERB = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:[Ww]ir|Sie|[Dd]u)\s)${STATES}\s(?:immer\s|stets\s|auch\s|bei uns\s)*(?:der|die|das|ein|eine|unser|unsere)\s(?:\p{Ll}+e[rn]?\s)?(?<noun>\p{Lu}[\p{L}-]+)`,
  'u',
);
/** "60 % unserer Kolleginnen", "im Durchschnitt", "Teilzeitquote", "Wir beschäftigen 120 Menschen", "Unser Team: drei MFA". */
const STATISTICS =
  /(?:%|prozent)\s(?:davon|unserer|aller|der (?:kolleg|mitarbeit|beschäft|belegschaft|verträge|stellen|leute|pflege))|(?<!\p{L})durchschnitts\p{L}|^wer\s(?!sind|wir)|(?<!\p{L})such(?:t|en)\s(?:wir\s)?(?:auch|außerdem|zudem|ebenfalls|zusätzlich)\s(?!in\s|noch\s)|\p{L}quote(?!\p{L})|(?<!\p{L})die meisten(?!\p{L})|(?<!\p{L})wir (?:beschäftigen|haben|sind)\s(?:rund\s|über\s|etwa\s|mehr als\s|ca\.\s)?\d|(?<!\p{L})unser team\s?(?:besteht|:)|(?<!\p{L})(?:arbeiten|tun|beschäftigt)\s(?:bei uns\s)?(?:(?:rund|über|etwa|mehr als|ca\.)\s)?[\d.]+\s(?:menschen|personen|leute|köpfe|mitarbeit|beschäftigte|kolleg|pflege|fachkräfte|ärzt)|(?<!\p{L})davon(?!\p{L})[^,;.]{0,12}(?:%|prozent|viele|die hälfte)(?!\s(?:von zu ?hause|von daheim|mobil|remote|im home-?\s?office|daheim))|(?<!\p{L})ehrenamt/iu;
/** An average of people; of how often one person is on duty it is a statement of the job. */
const AVERAGE =
  /(?:(?<!\p{L})im (?:durch)?schnitt|durchschnittlich)(?!\s(?:jede|alle|\p{L}*mal(?!\p{L})|\d+\s?x|(?:\d+|ein|eine|einmal|zwei|drei|vier|fünf|sechs|acht|zehn)(?:[-\s]|mal|\s?x)*(?:(?:im|pro|je)\s(?:monat|woche)|\p{L}*dienste?|tage?|nächte?|wochenenden?)))(?!\p{L})/iu;
/** Together with whom somebody works: "mit Kolleginnen in Vollzeit und Teilzeit", "für unsere Nachtwachen". */
const WITH_THEM =
  /(?<!\p{L})(?:mit|neben|unter|statt|von)\s(?:\p{L}+\s){0,2}(?:kolleg(?:e|en|in|innen)|mitarbeit(?:ern|erinnen|enden)|beschäftigten|colleagues)\s(?:in|im|auf|with|on)\s/iu;
/** Whoever is searched for is the reader, also as a colleague: "Wir suchen eine Kollegin in Teilzeit". */
const SEARCHED =
  /such|verstärk|(?<!\p{L})werden sie|(?<!\p{L})werde (?:teil|unser)|join|(?<!\p{L})(?:sie|du) (?:arbeiten|arbeitest)/iu;

const ADDRESSED = /(?<!\p{L})(?:Sie|Ihnen|du|Du|dich|dir|wir suchen|suchen wir|gesucht|m\/w\/d|w\/m\/d|you)(?!\p{L})/u;

/** Returns whether a sentence states something of other people than the one who is searched for. */
export function isAboutOthers(sentence: string): boolean {
  return (
    STATISTICS.test(sentence) ||
    AVERAGE.test(sentence) ||
    WITH_THEM.test(sentence) ||
    DONE_BY_THEM.test(sentence) ||
    hasOtherSubject(sentence) ||
    (THEY_DO.test(sentence) && !SEARCHED.test(sentence))
  );
}

/** Checks whether a sentence is about a thing that is no part of a job: "Der Versorgungsauftrag ist unbefristet erteilt". */
function hasOtherSubject(sentence: string): boolean {
  if (ADDRESSED.test(sentence)) return false;
  const nouns = [SUBJECT, BEHIND_VERB].flatMap((pattern) => pattern.exec(sentence)?.groups?.noun ?? []);
  // "Ausgeschrieben ist eine Teilzeitstelle."
  return nouns.some((noun) => !JOB_NOUN.test(noun) && !PLAIN_WORDS.has(noun.toLowerCase()));
}
