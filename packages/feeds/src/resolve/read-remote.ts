import type { RemoteOption } from '@stellenvisite/contract/jobs/job-fields';
import { isAboutOthers } from './is-about-others.ts';
import { isDenied } from './is-denied.ts';
import { isOfJob } from './is-of-job.ts';
import { quote } from './sentences.ts';
import type { TextReading } from './text-reading.ts';

/** Lists the words for somebody who does not come to the place of work. */
const AT_HOME = String.raw`(?:im home-?\s?office|von zu ?hause(?: aus)?|zu ?hause|von daheim|daheim|mobil(?!e|i)|remote|ortsunabhängig)(?!\p{L})`;
const COUNT_OF_DAYS = String.raw`(?:\d(?:[.,]5)?|eine[nmrs]?|ein|zwei|drei|vier|fünf|one|two|three|four)(?:\s\p{L}+){0,2}?\s(?:\p{L}*tage?n?|days?)`;
/** How much of the work is done there: "ein Tag in der Woche mobil", "bis zu 60 Prozent mobil", "sonst mobil", "Korrekturtage zu Hause". */
const PARTLY = new RegExp(
  String.raw`${COUNT_OF_DAYS}(?:\s(?:(?:pro|in der|je|die|a|per)\s)?(?:woche|week|wöchentlich))?,?\s(?:auch\s|gern\s)?${AT_HOME}|\d{2}\s?(?:%|prozent|percent)\s(?:der\s(?:arbeits)?zeit\s)?${AT_HOME}|(?:hälfte|drittel|viertel|rest|(?<!\p{L})teil der arbeit)\s(?:der\s(?:arbeits)?zeit\s)?(?:ist\s)?${AT_HOME}|(?<!\p{L})(?:sonst|ansonsten|gerne?|auf wunsch|überwiegend|teilweise|teils|größtenteils|meist(?:ens)?|wahlweise|danach|zeitweise|regelmäßig|mehrheitlich|tageweise|stundenweise|anschließend|partly)\s(?:auch\s)?${AT_HOME}|\p{L}{3,}tage (?:auf wunsch |gerne? |auch )?${AT_HOME}|an ${COUNT_OF_DAYS}(?:\s(?:pro|in der|je)\s(?:woche))?\s${AT_HOME}|${AT_HOME}\s(?:an|bis zu)\s(?:bis zu\s)?${COUNT_OF_DAYS}`,
  'giu',
);
const FULLY = new RegExp(
  String.raw`(?<!\p{L})remote within (?:germany|austria|switzerland)|(?<!\p{L})(?:dauerhaft|fast vollständig|nahezu vollständig|vollständig|komplett|ausschließlich|rein|ganz|fully|bundesweit|deutschlandweit|hundert prozent)\s${AT_HOME}|${AT_HOME}\s(?:aus|in) ganz (?:deutschland|österreich)`,
  'giu',
);
const REMOTE: [RemoteOption, RegExp][] = [
  ['remote', FULLY],
  [
    'remote',
    /100\s?%\s?(?:remote|home-?\s?office|mobil|(?:bei (?:ihnen|dir) |von )?(?:daheim|zu ?hause))|(?:vollständig|komplett|rein|ganz)\p{L}* (?:im home-?\s?office|remote|von zu ?hause|daheim|ortsunabhängig)|(?:komplett|vollständig\p{L}*) ortsunabhängig\p{L}*|remote[- ]first|(?<!\p{L})rein remote|vollständig (?:remote|im home-?\s?office|mobil)|fully remote|ausschließlich (?:remote|im home-?\s?office)/giu,
  ],
  ['hybrid', PARTLY],
  [
    'hybrid',
    /(?<!\p{L})hybrid\p{L}*[\s-]?arbeit\p{L}*|hybrid (?:set-?up|model|modell)|(?<!\p{L})mobil (?:zu )?arbeiten|(?<=tage?n? )(?:mobil|remote|daheim|zu ?hause)(?!\p{L})|(?:zu ?hause|daheim) arbeiten|(?<=arbeiten sie |arbeitest du )(?:von )?(?:daheim|zu ?hause)|von daheim(?! abge)|\d{2}\s?% (?:mobil|remote)(?!\p{L})|(?<!\p{L})mobil möglich|aus der ferne|(?<=days? (?:a|per) week )from home|(?<=darfst du |dürfen sie |können sie |kannst du )(?:mobil|daheim|zu ?hause) arbeiten|ortsunabhängig(?:es)? arbeiten|(?<=hälfte )von zu ?hause|(?:arbeiten|arbeit) zu ?hause(?! (?:bei|mit|der|von))|remote(?= (?:an|möglich))|days? (?:per week )?remote|hybrid work\p{L}*|home-?\s?office\p{L}*|mobile[sn]? arbeit(?:en|sform\p{L}*|smodell\p{L}*|smöglichkeit\p{L}*|splatz)?(?!\p{L})|tele-?arbeit\p{L}*|(?<=^|[,;:]\s)hybrid(?=\s*(?:[:,;(–.]|$))|(?<=(?:arbeit\p{L}*|auch|gern\p{L}*|tage?\p{L}*|video|teils|teilweise)\s)von zu ?hause(?: aus)?|von zu ?hause(?: aus)?(?= arbeit| möglich| tätig)|(?<=(?:teilweise|auch|tageweise|teils|hybrid)\s)remote(?!\p{L})|remote(?:[-\s]?work(?!shop)\p{L}*|-?tag\p{L}*|-?arbeit\p{L}*| arbeiten| möglich| working| days?)(?!\p{L})|work(?:ing)? from home/giu,
  ],
];

/** On-call duty: the person waits at home and works elsewhere. */
const ON_CALL = /ruf(?:bereit|dienst)|bereitschaft|pikett|on[-\s]call|standby|hintergrunddienst/iu;

/** Work from home of others, of patients, or of the way to the job; also what is done for people at home. */
const ELSE =
  /gespräch|kennenlern|(?<!nach (?:der |einer |[\p{L}\d]+ (?:wochen|monaten?|vierteljahr) )?)einarbeitung\s[^,;]{0,12}$|kolleg\p{L}*\sim\s$|sitzung|supervision|rückmeldung|bewerb|onboarding|kurs|fortbild|weiterbild|schulung|seminar|therapie von|patient|anwender|pauschale|erfahrung|(?<!\p{L})(?:in|für|aus) (?:die|der|unsere[nr]?)?\s?(?:it|verwaltung|buchhaltung|personalabteilung|abrechnung)(?!\p{L})|(?:richten|richtest|betreuen|betreust|betreuung|einrichtung)\s[^,;]{0,40}$/iu;
/** Matches work at the homes of patients. */
const OF_PATIENTS =
  /(?:versorgung|betreuung|pflege|begleitung|beatmung|behandlung|therapie|besuch|reha|leben|wohnen|patient\p{L}*|klient\p{L}*|menschen|kund\p{L}*|famili\p{L}*)\s[^,;:]{0,30}$/iu;
const TOPIC = /home|tele-arbeit|remote|mobil|telearbeit|hause|hybrid|ortsunabh|daheim|ferne/i;

const ELSE_BEHIND =
  /^\p{L}*-?(?:strategie|konzept|beratung|support|lösung|technik)|^\smit (?:jugend|familien|klient|menschen|kindern|obdach|wohnungs)|^-?(?:set|paket|budget|equipment|pauschale|arbeitsplätze|ausstattung|zugang|kultur)|^\smit (?:dem |einem |unserem )?(?:tablet|diensthandy|smartphone|visite|app)|^\s(?:nur )?für (?:die |unsere )?\p{L}*(?:kräfte|beamte|ärzte|personal|verwaltung|leitungen|führung)|^\s[^,;.]{0,20}(?<!\p{L})(?:in|für|nur für) (?:die|der|unsere[nr]?)\s(?:it|verwaltung|buchhaltung|personalabteilung|abrechnung)(?!\p{L})|^[^,;]{0,20}\(patient/iu;

/** Reads work from home where a text offers it; that it offers none is no statement that the work is on site. */
export function readRemote(sentences: readonly string[], title = ''): TextReading<RemoteOption> | null {
  const topical = sentences.filter((sentence) => TOPIC.test(sentence));
  for (const [value, pattern] of REMOTE) {
    for (const sentence of topical) {
      for (const found of sentence.matchAll(pattern)) {
        const [from, to] = [found.index, found.index + found[0].length];
        const isElse =
          (/zu ?hause|daheim|mobil/iu.test(found[0]) && OF_PATIENTS.test(sentence.slice(0, from))) ||
          ELSE.test(sentence.slice(0, from)) ||
          ELSE_BEHIND.test(sentence.slice(to));
        if (sentence !== title && !isOfJob(sentence, from, to)) continue;
        if (!ON_CALL.test(sentence) && !isElse && !isAboutOthers(sentence) && !isDenied(sentence, from, to))
          return { value, words: quote(sentence, from, to) };
      }
    }
  }
  return null;
}
