import type { Contract } from '@stellenvisite/contract/jobs/job-fields';
import { isAboutOthers } from './is-about-others.ts';
import { isDenied } from './is-denied.ts';
import { isOfFactWords, isOfJob } from './is-of-job.ts';
import { clauseAt, quote } from './sentences.ts';
import type { TextOrigin, TextReading } from './text-reading.ts';

export type ContractTerms = { contract: Contract; months: number | null };

const OTHER_NOUN =
  /^\p{L}*\s(?:(?:der|des|ihrer|deiner|einer)\s)?\p{L}*(?:aufenthalt|arbeitserlaubnis|berufserlaubnis|arbeitsgenehmigung|niederlassung|visum|mietvertr|wohn|aktion|angebot|prämie|bonus|zulage|erkrank|krankheit|schließ|sperr|übernahme|approbation|zulassung|anerkennung|ermächtigung|befugnis|genehmigung|unterkunft|wohnraum|zusage|gutschein|accommodation|housing|residence)/iu;
/** Clauses in which something other than the job is limited or covered. */
const ELSE_BEFORE =
  /(?:wohnung|apartment|miet|aktion|probezeit|ausweis|rabatt|fördermittel|wohnraum|unterkunft|ermächtigung|befugnis|genehmigung|zulassung|gutschein|parken|jobrad|projekt ist|regelung|zuschlag|zulage|prämie|zusage|gültigkeit|vorgesetzte|chefin|chef ist|finanzierung|projekte (?:sind|laufen)|forschungsteil|leitung wird|funktion wird|zimmer|visum|aufenthalt|erlaubnis|erfahrung in|erfahrung mit|(?<!\p{L})(?:planen|planst|organisieren|organisierst|koordinieren|koordinierst))[^,;]*$/iu;
const ELSE_BEHIND =
  /^\p{L}*\s(?:beschäftigte|angestellte|mitarbeitende|kräfte|verträge gibt)|^\p{L}*\s(?:(?:bis zu[mr]|für)\s[^,;]{0,40}(?:approbation|anerkennung|berufserlaubnis)|projekt(?!stelle)\p{L}*|des miet|(?:der|des|von)\s(?:praxis|genehmig|zulass|förder)|accommodation|housing|gültig)/iu;
/** A permanent contract that comes after something: "nach der Probezeit unbefristet", "Übernahme in Festanstellung". */
const PERMANENT_LATER =
  /übernahme|übernommen|(?<!\p{L})(?:nach|ab) (?:\d+|zwei|drei|vier|fünf|sechs|zehn|zwölf|einigen)\s(?:jahr|monat)|(?<!\p{L})(?:nach|ab) (?:der|dem|einem|erfolgreich\p{L}*|bestanden\p{L}*)\s(?:\p{L}+\s)?(?:probezeit|jahr|ausbildung|examen|prüfung|befristung|monat\p{L}*)|aussicht auf|perspektive auf|option auf/iu;
/** The same of one clause: "danach ist eine unbefristete Anstellung vorstellbar". */
const LATER_IN_CLAUSE =
  /(?<!\p{L})(?:später|danach|anschließend|im anschluss)(?!\p{L})|vorstellbar|denkbar|in aussicht/iu;
const PERMANENT =
  /(?<!\p{L})unbefr(?:ist\p{L}*|\.)|(?<!\p{L})dauer(?:vertrag|arbeitsvertrag|dienstvertrag|arbeitsverhältnis|dienstverhältnis|anstellung|beschäftigung|arbeitsplatz)(?!\p{L})|dauerhafte[snrm]? (?:\p{L}*(?:anstellung|beschäftigung|stelle|vertrag|verhältnis|position))|(?<=^|[,;(]\s?)(?:auf dauer|dauerhaft)(?=\s*(?:[,;.)]|$))|auf dauer angelegt|(?<!\p{L})fest(?:vertrag|anstellungsvertrag)(?!\p{L})|(?<=^|[,;(–]\s?|vertrag |anstellung |stelle )ohne (?:enddatum|ablaufdatum|zeitliche begrenzung)|befristungen gibt es [^,;.]{0,14}(?:nicht|keine)|auf unbestimmte (?:zeit|dauer)|(?:vertrag|verträge|anstellung|einstellung|stelle|beschäftigung) (?:auf|von) dauer|(?:vertrag|anstellung|einstellung) ohne (?:befristung|ablauf)|(?<!\p{L})CDI(?!\p{L})|durée indéterminée|tempo indeterminato|permanent(?=\s*(?:[,;.]|$))|permanent (?:(?:full|part)[- ]time )?(?:post|appointment|role|staff|position|contract|job)|(?<!\p{L})(?:von beginn an|von anfang an|direkt|bereits)\sentfristet|(?<!\p{L})(?:feste? ?anstellung|festanstellung|dauerstelle|feststelle)(?!\p{L})|permanent(?:ly)? (?:position|contract|employ\p{L}*|role|job)|unlimited (?:contract|employment)|open-ended (?:employment )?contract/giu;
const FIXED =
  /(?<!\p{L})befr\.|(?<!\p{L})projektbe(?:zogen\s)?befristet|(?<!\p{L})projektbefristet|verträge? (?:zunächst |vorerst |anfangs )?(?:für |auf |über )?(?:\d{1,3}|ein|eine|einen|zwei|drei|vier|fünf|sechs|zwölf|achtzehn) (?:jahr|monat|semester|saison)\p{L}*|(?:auf|für) (?:\d{1,3}|ein|eine|einen|zwei|drei|vier|fünf|sechs|zwölf|achtzehn) (?:jahr|monat|semester)\p{L}* (?:begrenzt|beschränkt|limitiert)|(?:vertrag|anstellung) für (?:die dauer|die zeit|die weiterbildungszeit)(?: (?:der|des|einer|ihrer) \p{L}+)?|vertrag [^,;.]{0,50}(?:und )?läuft (?:zunächst |vorerst )?(?:für |bis |über )?(?:\d|ein|zwei|drei|vier|fünf)|contract limited (?:until|to|for)|seasonal (?:contract|position|role)|(?:employment|contract|position) (?:until|for (?:one|two|three|\d+) (?:year|month)s?)|(?<=^|[,;]\s)vertretung (?:wegen|während|bis|für)(?!\p{L})|temporary cover|limited to (?:one|two|three|four|five|\d+) (?:year|month)s?|(?<!\p{L})(?:zeitlich )?befrist(?:et\p{L}*|ung(?!en|s)\p{L}*)|befristungsgrund|(?:zeit|jahres|saison)vertrag|(?:vertrag|anstellung|vertretung|einsatz|stelle|position)s? (?:zunächst |vorerst |vorläufig |erst einmal )?(?:über|für|auf) (?:(?:die dauer von|insgesamt|zunächst|vorerst) )?(?:\d{1,3}|eine?m?|zwei|drei|vier|fünf|sechs|zwölf) (?:jahr|monat|semester|saison)\p{L}*|vertrag(?:s|slaufzeit)?(?: läuft| gilt)?:? (?:vorerst |zunächst )?(?:von |vom )?(?:\d{1,2}\.\s?(?:\p{L}+|\d{1,2}\.)(?:\s?\d{4})? )?bis (?:zum )?(?:projektende|\d|ende)|vertrag läuft (?:vorerst |zunächst )?(?:\d{1,3}|ein|zwei|drei) (?:jahr|monat)\p{L}*|laufzeit des vertrags|vertragslaufzeit(?=:? \d)|(?:vertrag|stelle|anstellung|vertretung)(?:\s(?:beginnt|läuft|startet)[^,;]{0,40})? (?:enden|endet)(?= (?:am|zum|mit|im|\d))|(?<=stelle\p{L}* [^,;.]{0,60})begrenzt(?!\p{L})|drittmittelfinanziert(?= bis)|(?:limited|restricted) to (?:one|two|three|four|five|\d+) (?:year|month)\p{L}*|(?<!\p{L})CDD(?!\p{L})|durée déterminée|tempo determinato|temporary cover|(?:zunächst|vorerst) (?:für |auf )?(?:ein|eine|einen|zwei|drei|sechs|zwölf|\d+) (?:jahr|monat|semester|saison)\p{L}*(?=\s*(?:[,;.)]|$|befristet))|(?:zunächst|vorerst) für (?:ein|eine|einen|zwei|drei|sechs|zwölf|\d+) (?:jahr|monat|semester|saison)\p{L}*|vertretung für die dauer|(?:mutterschutz|elternzeit|bildungskarenz|sabbatical|krankheits)s?-?vertretung|fixed[-\s]term(?!\s(?:accommodation|housing))|temporary (?:position|contract|employment|role)|limited contract|(?:elternzeit|karenz|mutterschafts|mutterschutz|schwangerschafts|krankheits)-?vertretung(?!\p{L})|vertretungsstelle|saison(?:stelle|arbeit|vertrag)|projektstelle|(?<!\p{L})temporäre[rn]? (?:einsatz|anstellung|stelle|mitarbeit)|(?<!\p{L})vertretung bis(?!\p{L})/giu;
const COVER =
  /(?<!\p{L})(?:als|zur|in) (?:\p{L}+ )?vertretung(?!\p{L})|(?:maternity|parental leave) cover|karenzstelle/giu;
/** "Zunächst befristet auf ein Jahr, Übernahme unbefristet möglich" begins as befristet. */
const LATER =
  /entfrist|übernahme|verlänger|option|aussicht|anschließend|danach|perspektive|ziel|möglich|angestrebt|later/iu;
/** Terms that may be agreed upon, and so are not stated: "auch befristete Einsätze", "a permanent contract is possible". */
const MAYBE =
  /auf (?:ihren |deinen |eigenen )?wunsch(?!\p{L})|nach (?:ihrer )?wahl|wahlweise|auch (?:un)?befrist|(?<!\p{L})auch als \p{L}*vertretung|(?:die|in der) regel(?!\p{L})|festanstellung (?:oder|bzw\.?)\s|(?:oder|bzw\.?) (?:in |als )?festanstellung|(?:(?<!\p{L})(?:un)?befristet\p{L}*\s[^,;.]{0,30}(?:möglich(?!keit)|denkbar))|tag befristet|permanent[^,;.]{0,30}possible/iu;
/** Contracts of the house: "Der Pachtvertrag läuft bis 2035." */
const OTHER_CONTRACT =
  /(?:pacht|versorgungs|leasing|wartungs|kauf|liefer|kooperations|nutzungs|heim|betreuungs|belegungs|tarif|rahmen|mobilfunk|gesellschafts|jobrad\p{L}*|parkausweis)-?(?:vertr[^,;]*|\s)?$/iu;
const LIMITED_NOUN = /^(?:[Uu]nb|[Bb])efristete[nrsm]?,?\s(?:\p{Ll}+e[nrsm]?,?\s)*(?<noun>\p{Lu}[\p{L}-]+)/u;
const COUNTS: Record<string, number> = {
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  zwölf: 12,
};
const LENGTH =
  /(?:auf|für|for|vertrag|verträge|befristet|zunächst|vorerst)\s(?:die dauer von\s|zunächst\s|vorerst\s)?(?<count>\d{1,3}|eine?m?|zwei|drei|vier|fünf|sechs|zwölf)\s(?<unit>monat|jahr|month|year)\p{L}*/iu;
const TRAILING_LENGTH = /(?<count>\d{1,3})\s(?<unit>monat|jahr|month|year)\p{L}*\s(?:befrist|fixed)/iu;

/** Reads whether a job is limited, and to how many months where the words state it. */
export function readContractTerms(texts: readonly string[], origin: TextOrigin): TextReading<ContractTerms> | null {
  const [permanent, fixed] = [[] as string[], [] as string[]];
  let months: number | null = null;
  for (const text of texts) {
    if (
      !/frist|befr\.|fest|dauer|enddatum|ablaufdatum|vertretung|zunächst|vorerst|seasonal|until|vertr[aeä]|projekt|permanent|limited|open-ended|fixed|temporary|cover|karenz|temporär|unbestimmt|cdi|cdd|determin|détermin|begrenzt|drittmittel|für (?:ein|zwei|drei|\d)|saison/iu.test(
        text,
      )
    )
      continue;
    if (origin === 'text' && (MAYBE.test(text) || isAboutOthers(text))) continue;
    const limits = listStated(text, FIXED, origin);
    if (origin !== 'text') limits.stated.push(...listStated(text, COVER, origin).stated);
    const opens = listStated(text, PERMANENT, origin);
    const isFirstLimited = limits.stated.length > 0 && opens.stated.length > 0 && LATER.test(text);
    if (limits.stated.length > 0) {
      fixed.push(...limits.stated);
      months ??= monthsIn(text);
    } else if (limits.denied.length > 0) permanent.push(...limits.denied);
    const isLater = origin === 'text' && PERMANENT_LATER.test(text);
    if (!isFirstLimited && !isLater) permanent.push(...opens.stated);
  }
  const [limit, open] = [fixed[0], permanent[0]];
  // Of two statements that contradict each other none is known to be about this job.
  if (limit !== undefined && open !== undefined) return null;
  if (limit !== undefined) return { value: { contract: 'fixed_term', months }, words: limit };
  return open === undefined ? null : { value: { contract: 'permanent', months: null }, words: open };
}

function listStated(text: string, pattern: RegExp, origin: TextOrigin): { stated: string[]; denied: string[] } {
  const found = { stated: [] as string[], denied: [] as string[] };
  for (const match of text.matchAll(pattern)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (origin === 'text' && !isOfJob(text, from, to)) continue;
    if (OTHER_NOUN.test(text.slice(from)) || OTHER_NOUN.test(text.slice(to))) continue;
    if (pattern === PERMANENT && origin === 'text' && LATER_IN_CLAUSE.test(clauseAt(text, from, to))) continue;
    // "Unbefristete Absicherung", "befristete Zulassung": the limited thing follows the word.
    const noun = LIMITED_NOUN.exec(text.slice(from))?.groups?.noun;
    if (origin === 'text' && noun !== undefined && !isOfFactWords(noun)) continue;
    if (OTHER_CONTRACT.test(text.slice(0, from))) continue;
    if (ELSE_BEFORE.test(text.slice(0, from)) || ELSE_BEHIND.test(text.slice(to))) continue;
    if (!isDenied(text, from, to)) found.stated.push(quote(text, from, to));
    // That nobody's leave is covered does not say that the job is permanent.
    else if (!/vertretung/iu.test(match[0])) found.denied.push(quote(text, from, to));
  }
  return found;
}

export function monthsIn(text: string): number | null {
  const { count = '', unit } = (LENGTH.exec(text) ?? TRAILING_LENGTH.exec(text))?.groups ?? {};
  const number = COUNTS[count.toLowerCase()] ?? Number(count);
  if (!number || unit === undefined) return null;
  const months = /jahr|year/iu.test(unit) ? number * 12 : number;
  return months <= 120 ? months : null;
}
