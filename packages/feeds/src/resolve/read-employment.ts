import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import { isAboutOthers } from './is-about-others.ts';
import { isDenied } from './is-denied.ts';
import { isOfJob } from './is-of-job.ts';
import { quote } from './sentences.ts';
import type { TextOrigin, TextReading } from './text-reading.ts';

const BOTH =
  /(?<!\p{L})(?:voll|teil)(?:zeit)?\s?-?\s?(?:\/|\||und|oder|bzw\.?|&|\+|,|or)\s?(?:oder\s|auch\s)?(?:in\s)?-?\s?(?:voll|teil)zeit(?!\p{L})|(?<!\p{L})(?:VZ|TZ)\s?(?:\/|\||oder|und|,|&|o\.)\s?(?:VZ|TZ)(?!\p{L})|full[-\s]?(?:time)?[-\s]?(?:\/|or|and|&)[-\s]?part[-\s]?time|part[-\s]?(?:time)?[-\s]?(?:\/|or|and|&)[-\s]?full[-\s]?time/iu;
const FULL =
  /(?<!\p{L})vollzeit(?!\s(?:äquivalent|kräfte))(?:-?(?:stelle|job|kraft|tätigkeit|beschäftigung|beschäftigt|anstellung|position|pensum|vertrag|basis|arbeit))?n?(?!\p{L})|(?<!\p{L})vollbeschäftig\p{L}*|(?<!\p{L})full[-_\s]?time(?!\p{L})|(?<!\p{L})VZ(?!\p{L})|(?<!\p{L})ganztags(?!\p{L}|\s(?!oder|und|bis|möglich|arbeit|tätig|als|in|im|besch|ange))|temps plein|tempo pieno|(?<!\p{L})volle stelle/giu;
const PART =
  /(?<!\p{L})teilzeit(?!-?\s?(?:modell|regelung|option|angebot|wünsch|kräft|student|stud(?:y|ium|iengang)|staff|employees|degree|beschäftigten|und befristungsgesetz))(?:-?(?:stelle|job|kraft|tätigkeit|beschäftigung|beschäftigt|anstellung|position|pensum|vertrag|basis|arbeit))?n?(?!\p{L})|(?<!\p{L})part[-_\s]?time(?!\p{L}|\s(?:students?|staff|employees|colleagues|degree|study|teams?))|(?<!\p{L})TZ(?!\p{L})|(?<!\p{L})mini-?job(?:s|basis|stelle)?(?!-?\s?zentrale|-?kräfte|\p{L})|(?<=(?:als|auch|eine|einen)\s)minijobber(?:in)?(?!\p{L})|minijobber(?:in|innen)? gesucht|(?<!\p{L})geringfügig(?:e[rn]?)?\s?(?:beschäft|angestellt|anstell|basis)\p{L}*|(?<!\p{L})geringfügig(?=\s*(?:$|[,;.)/|]|oder|und|möglich))|(?<!\p{L})halbtags(?:stelle|kraft|job|tätigkeit)?(?!\p{L}|\s\p{Lu}[\p{L}]{4})|temps partiel|tempo parziale|(?<!\p{L})halbe stelle|(?<!\d)(?:450|520|538|556|603)(?:\s?-?\s?(?:€|euro|eur))\s?-?\s?(?:job|basis|kraft)/giu;
/** Offers of an employer to all of its employees. They are no extent of this job. */
const OFFERED_TO_ALL =
  /(?:unterstützen|fördern|leben|schätzen)\s[^,;.]{0,12}teilzeit|führung in teilzeit|aufstock|perspektivisch|(?<!\p{L})später(?!\p{L})|(?:€|eur|euro|brutto|monat)\s(?:bei|in|für)\s(?:einer\s)?vollzeit|(?:stellen|kräfte)\sim\steam|modell|elternzeit|wiedereinst|altersteilzeit|brückenteilzeit/iu;
/** How others of the employer work. */
const OTHERS_WORK =
  /(?<!\p{L})davon(?!\p{L})|kolleg\p{L}*\s(?:arbeite|sind)|die meisten|viele von uns|unserer (?:kolleg|mitarbeit|leute|beschäft)|employees|colleagues/iu;
/** Extents of something else: of a course, of a child's day, of an office, of what pay or leave is counted for. */
const ELSE_BEFORE =
  /(?<!\p{L})bei\s(?:einer?\s)?$|(?:ausbildung|qualifizierung)\s(?:ist\s|auch\s)*in\s$|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|zehn|\d+)\s$|(?:verantwort|leite|führ|umfass)\p{L}*\s[^,;]{0,24}\d[\d,.]*\s$|(?:studium|studier|berufsbegleitend|weiterbildung|fortbildung|kurs|lehrgang|schule|stätte|kita|kinder|ihr kind|dein kind|betreuung|rückkehr aus der|urlaub[^,;:]{0,12}\()[^,;:.]{0,24}$/iu;
const ELSE_BEHIND =
  /^\s(?:\p{L}+\s)?(?:studier|absolvier|weiterbild)|^\s(?:geöffnet|betreut|besetzt|sind besetzt|ist besetzt|wäre|wären|entspricht|entsprechen)|^[^,;]{0,10}\s(?:haben|erhalten)\s\d+\s(?:urlaubs)?tage/iu;
const POSSIBLE =
  /teilzeit\s?(?:ist\s|sind\s|auch\s|grundsätzlich\s|ebenfalls\s|gerne?\s|natürlich\s)*(?:möglich|fähig|geeignet|denkbar)|teilzeitgeeignet|teilzeitfähig|auch in teilzeit|part[- ]time (?:is )?(?:also )?possible/iu;
/** Whoever trains or recruits people of that kind is not one of them: "Praxisanleiter für PJ-Studenten". */
const CARES_FOR =
  /(?<!\p{L})(?:für|of|for)\s(?:\p{L}+\s)?$|(?:koordinat|leit|betreu|beauftragt|lehr|verantwort|referent|dozent|manage)\p{L}*\s(?:\p{L}+\s)?$/iu;
const OTHERS: [EmploymentType, RegExp][] = [
  [
    'internship',
    /(?<!\p{L})(?:praktikum|famulatur|pj-?\s?(?:platz|student\p{L}*|tertial)|praktisches jahr|internship|wahlstudienjahr|unterassistenz)(?!\p{L})/iu,
  ],
  [
    'freelance',
    /honorar(?:basis|kraft|arzt|ärzt)\p{L}*|auf honorar|freiberuflich\p{L}*|(?:freie|freier|freien) mitarbeit(?!er)|freelance\p{L}*/iu,
  ],
];

/** Reads full time, part time or either from words; a text says it of the job, not of what is offered to all. */
export function readEmployment(texts: readonly string[], origin: TextOrigin): TextReading<EmploymentType> | null {
  let [isFull, isPart, isBoth] = [false, false, false];
  const words = new Set<string>();
  for (const text of texts) {
    if (!/zeit|tz|vz|time|tags|stelle|mini-?job|geringf|beschäftig|temps|tempo|-job|-basis/iu.test(text)) continue;
    if (origin === 'text' && (OFFERED_TO_ALL.test(text) || OTHERS_WORK.test(text) || isAboutOthers(text))) continue;
    const both = BOTH.exec(text);
    const possible = POSSIBLE.exec(text);
    for (const found of [both, possible]) {
      if (!found || isDenied(text, found.index, found.index + found[0].length)) continue;
      if (origin === 'text' && isOfElse(text, found)) continue;
      isBoth = true;
      words.add(quote(text, found.index, found.index + found[0].length));
    }
    if (both) continue;
    const named = findStated(text, FULL, origin);
    const full = named && (isPayBasis(text) || LEAVE_BASIS.test(text)) ? null : named;
    const part = possible ? null : findStated(text, PART, origin);
    // "In Teilzeit (20–25 Std.) oder Vollzeit": what holds for one of them holds for the other.
    if ((named || part) && EITHER.test(text) && !isPayBasis(text)) isBoth = true;
    // "Bei Vollzeit erhalten Sie 3.600 €" is the basis of the pay.
    if (named && !full && part && !BEFORE_BASIS.test(text.slice(0, named.index))) continue;
    isFull ||= full !== null;
    isPart ||= part !== null;
    for (const found of [full, part]) if (found) words.add(quote(text, found.index, found.index + found[0].length));
  }
  const value = isBoth || (isFull && isPart) ? 'both' : isFull ? 'full_time' : isPart ? 'part_time' : null;
  if (value !== null) return { value, words: [...words].slice(0, 2).join(' … ') };
  return readOthers(texts, origin);
}

const EITHER =
  /(?<!\p{L})teilzeit\s(?:\([^)]{1,30}\)\s)?(?:oder|bzw\.|bis)\s(?:in\s|gerne?\s|auch\s)*vollzeit(?!\p{L})|(?<!\p{L})vollzeit\s(?:\([^)]{1,30}\)\s)?(?:oder|bzw\.)\s(?:in\s|gerne?\s|auch\s)*teilzeit(?!\p{L})/iu;
/** The extent of this job before the basis of its pay: "Teilzeit 25 Stunden, ab 2.900 € (Vollzeitbasis)". */
const BEFORE_BASIS = /(?<!\p{L})(?:teilzeit|TZ|halbtags|minijob)[^.;]*,/iu;

/** "30 Tage Urlaub bei Vollzeit" is what others have too. */
const LEAVE_BASIS = /urlaub.*(?:bei|als)\s.*vollzeit|(?:bei|als)\s.*vollzeit.*urlaub/iu;

/** Checks whether a text states the basis of the pay: "auf Basis Vollzeit" next to an amount. */
const isPayBasis = (text: string) =>
  /vollzeitbasis|vollzeitäquivalent|(?:basis|bei|auf|für)\s(?:einer\s|eine\s|von\s)?(?:voll(?:zeit|beschäft|e[nr]?\sstelle)|100\s?%)/iu.test(
    text,
  ) && /€|eur|chf|brutto|gehalt|entgelt/iu.test(text);

/** A choice between both: "angestellt oder auf Honorarbasis". */
const OR_EMPLOYED =
  /(?:oder|und|auch)\s(?:als |in |auf )?(?:honorar|freiberuf|freie|selbst|festanst|angestellt)|angestellt|festanstellung|möglich/iu;

function readOthers(texts: readonly string[], origin: TextOrigin): TextReading<EmploymentType> | null {
  for (const text of texts) {
    for (const [value, pattern] of OTHERS) {
      const found = pattern.exec(text);
      if (!found) continue;
      const end = found.index + found[0].length;
      // A text names trainees of the house as well; only that the work is freelance is stated in it.
      const isStated =
        origin !== 'text' ||
        (value === 'freelance' && !isAboutOthers(text) && !OR_EMPLOYED.test(text) && isOfJob(text, found.index, end));
      if (isStated && !isDenied(text, found.index, end) && !CARES_FOR.test(text.slice(0, found.index)))
        return { value, words: quote(text, found.index, found.index + found[0].length) };
    }
  }
  return null;
}

const isOfElse = (text: string, found: RegExpExecArray) =>
  !isOfJob(text, found.index, found.index + found[0].length) ||
  ELSE_BEFORE.test(text.slice(0, found.index)) ||
  ELSE_BEHIND.test(text.slice(found.index + found[0].length));

/** `words` are global. */
function findStated(text: string, words: RegExp, origin: TextOrigin): RegExpExecArray | null {
  for (const found of text.matchAll(words)) {
    if (origin === 'text' && isOfElse(text, found)) continue;
    if (!isDenied(text, found.index, found.index + found[0].length)) return found;
  }
  return null;
}
