import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { JobResult } from '../tools/get-job.tool.ts';
import type { AskedBenefit } from './find-benefit.ts';

/** The aspects that people ask about when a job is open. */
const JOB_ASPECTS = [
  'induction',
  'vacation',
  'nights',
  'weekends',
  'onCall',
  'staffing',
  'roster',
  'shifts',
  'pay',
  'deadline',
  'start',
  'contract',
  'hours',
  'benefits',
  'requirements',
  'contact',
  'distance',
] as const;

export type JobAspect = (typeof JOB_ASPECTS)[number];

const PATTERNS: Record<JobAspect, RegExp> = {
  induction: /einarbeit|eingearbeitet|induction|onboarding/iu,
  vacation: /urlaub|ferientage|(?:days\s+of\s+)?(?:leave|holiday|vacation)/iu,
  nights: /(?<!weih)nacht|nächte|nights?/iu,
  weekends: /wochenende|weekends?|samstag|sonntag|feiertag|saturday|sunday|bank\s+holiday/iu,
  onCall: /ruf(?:dienst|bereitschaft)|bereitschaft|on[-\s]?call/iu,
  staffing:
    /personalschlüssel|patienten\s+pro|wie\s+viele\s+patienten|betreuungsschlüssel|staffing|how\s+many\s+patients/iu,
  roster: /dienstplan|roster|rota/iu,
  shifts: /dienste|schicht|arbeitszeiten|shifts?|working\s+times/iu,
  pay: /gehalt|verdien|bezahl|zahlen|zahlt|lohn|salary|\bpays?\b|earn/iu,
  start: /ab\s+wann|wann\s+(?:kann|geht|ist|fängt|beginnt|soll)|beginn|start(?:termin)?|when/iu,
  contract: /befristet|befristung|vertrag|contract|permanent/iu,
  hours: /stunden|umfang|teilzeit|vollzeit|hours|part[-\s]time|full[-\s]time/iu,
  benefits:
    /was\s+bieten|bietet|benefits?|vorteile|leistungen|extras|offer|weihnachtsgeld|urlaubsgeld|bonus|wohnung|unterkunft|kita(?![\p{L}])|parkplatz|parkplätze|kantine|jobticket|deutschlandticket|job-?rad|dienstrad|dienstwagen|fortbildung|weiterbildung|altersvorsorge|betriebsrente|housing|accommodation|childcare|creche|company\s+(?:car|bike|pension)|parking|canteen/iu,
  requirements:
    /voraussetz|anforderung|mitbringen|was\s+(?:muss|brauche|brauch)|qualifikation|require|need\s+to\s+bring|qualif/iu,
  contact:
    /ansprech|kontakt|an\s+wen|contact|who\s+(?:do|can|could|should)\s+i|anrufen|telefon|phone|chef(?:in)?(?![\p{L}])|leitung\s+(?:da|dort)/iu,
  deadline:
    /(?<!be)frist(?!et)|ausgeschrieben|ausschreibung|läuft\s+die\s+anzeige|bewerbungsschluss|einsendeschluss|bis\s+wann|wie\s+lange\s+(?:noch|offen)|deadline|until\s+when/iu,
  distance: /wie\s+weit|entfern|anfahrt|how\s+far|distance|commute|wo\s+(?:ist|liegt)|where\s+is/iu,
};

/** Describes a job: the requested aspect, or the facts that decide. */
export function composeJob(
  job: JobResult,
  aspect: JobAspect | null,
  language: Language,
  benefit: AskedBenefit | null = null,
): string {
  const mark = ` [${job.source}]`;
  if (aspect) {
    const answer = ANSWERS[aspect](job, language);
    const lead = `${job.title}, ${job.employer}`;
    if (benefit && aspect === 'benefits') return `${lead}. ${composeBenefit(job, benefit, language)}${mark}`;
    return answer
      ? `${lead}. ${ASPECT_LABELS[aspect][language]}: ${answer}${mark}`
      : unsaid(lead, aspect, language) + mark;
  }
  const isGerman = language === 'de';
  const facts = [
    job.pay ?? (isGerman ? 'keine Gehaltsangabe' : 'pay not stated'),
    job.hours ?? job.employment,
    job.contract,
    job.shifts
      ? `${isGerman ? 'Dienste' : 'shifts'}: ${job.shifts}`
      : isGerman
        ? 'Dienste: nach Absprache'
        : 'shifts by arrangement',
    nightsOf(job, language),
    job.vacationDays === null ? null : `${job.vacationDays} ${isGerman ? 'Tage Urlaub' : 'days of leave'}`,
  ].filter((fact) => fact !== null);
  return `**${job.title}**, ${job.employer}, ${job.city}: ${facts.join(' · ')}.${mark}`;
}

/** Answers whether an ad states one benefit: in the words of the ad, or with what it states instead. */
function composeBenefit({ benefits }: JobResult, benefit: AskedBenefit, language: Language): string {
  const stated = benefits.filter((each) => benefit.pattern.test(each));
  if (stated.length > 0) return `${ASPECT_LABELS.benefits[language]}: ${some(stated, language)}`;
  const others = some(benefits, language);
  return language === 'de'
    ? `Die Anzeige nennt ${benefit.de} nicht. ${others ? `Sie nennt: ${others}` : 'Fragen Sie am besten beim Arbeitgeber nach.'}`
    : `The ad does not mention ${benefit.en}. ${others ? `It states: ${others}` : 'It is best to ask the employer.'}`;
}

/** How an answer begins, so that it can be read without the question. */
const ASPECT_LABELS: Record<JobAspect, Record<Language, string>> = {
  induction: { de: 'Einarbeitung', en: 'Induction' },
  vacation: { de: 'Urlaub', en: 'Leave' },
  nights: { de: 'Nachtdienst', en: 'Night shifts' },
  weekends: { de: 'Wochenenden', en: 'Weekends' },
  onCall: { de: 'Ruf- und Bereitschaftsdienst', en: 'On-call duty' },
  staffing: { de: 'Personalschlüssel', en: 'Staffing' },
  roster: { de: 'Dienstplan', en: 'Roster' },
  shifts: { de: 'Dienste (Schichten)', en: 'Shifts' },
  pay: { de: 'Gehalt', en: 'Pay' },
  start: { de: 'Beginn', en: 'Start' },
  contract: { de: 'Vertrag', en: 'Contract' },
  hours: { de: 'Umfang', en: 'Hours' },
  benefits: { de: 'Leistungen', en: 'Benefits' },
  requirements: { de: 'Voraussetzungen', en: 'Requirements' },
  contact: { de: 'Ansprechperson', en: 'Contact' },
  deadline: { de: 'Bewerbungsfrist', en: 'Deadline' },
  distance: { de: 'Ort und Entfernung', en: 'Place and distance' },
};

/** How each aspect reads in "Zu … macht die Anzeige keine Angabe". */
const ASPECT_NAMES: Record<JobAspect, Record<Language, string>> = {
  induction: { de: 'zur Einarbeitung', en: 'the induction' },
  vacation: { de: 'zum Urlaub', en: 'days of leave' },
  nights: { de: 'zu Nachtdiensten', en: 'night shifts' },
  weekends: { de: 'zu freien Wochenenden', en: 'weekends off' },
  onCall: { de: 'zu Ruf- und Bereitschaftsdiensten', en: 'on-call duty' },
  staffing: { de: 'zum Personalschlüssel', en: 'patients per nurse' },
  roster: { de: 'zum Dienstplan', en: 'the roster' },
  shifts: { de: 'zu Diensten und Schichten', en: 'the shifts' },
  pay: { de: 'zum Gehalt', en: 'the pay' },
  start: { de: 'zum Beginn', en: 'the start date' },
  contract: { de: 'zur Vertragsart, befristet oder unbefristet,', en: 'the kind of contract, permanent or fixed-term' },
  hours: { de: 'zu Umfang und Stunden', en: 'the hours' },
  benefits: { de: 'zu Leistungen', en: 'benefits' },
  requirements: { de: 'zu Voraussetzungen', en: 'requirements' },
  contact: { de: 'zu einer Ansprechperson', en: 'a person to contact' },
  deadline: { de: 'zur Bewerbungsfrist', en: 'the deadline' },
  distance: { de: 'zur Entfernung', en: 'the distance' },
};

function unsaid(lead: string, aspect: JobAspect, language: Language): string {
  const about = ASPECT_NAMES[aspect][language];
  return language === 'de'
    ? `${lead}: ${about.replace(/^z/u, 'Z')} macht die Anzeige keine Angabe. Fragen Sie am besten beim Arbeitgeber nach.`
    : `${lead}: the ad does not state ${about}. It is best to ask the employer.`;
}

function nightsOf({ maxNightsPerMonth }: JobResult, language: Language): string | null {
  if (maxNightsPerMonth === null) return null;
  if (language === 'de')
    return maxNightsPerMonth === 0 ? 'keine Nächte' : `höchstens ${maxNightsPerMonth} Nächte im Monat`;
  return maxNightsPerMonth === 0 ? 'no nights' : `at most ${maxNightsPerMonth} nights a month`;
}

const both = (german: string, english: string) => (language: Language) => (language === 'de' ? german : english);
const some = (list: readonly string[], language: Language) =>
  list.length === 0
    ? null
    : `${list.slice(0, 5).join('; ')}${list.length > 5 ? both(' und mehr', ' and more')(language) : ''}.`;

const ANSWERS: Record<JobAspect, (job: JobResult, language: Language) => string | null> = {
  induction: ({ inductionWeeks: weeks }, language) =>
    weeks === null ? null : both(`${weeks} Wochen.`, `${weeks} weeks.`)(language),
  vacation: ({ vacationDays: days }, language) =>
    days === null ? null : both(`${days} Tage Urlaub im Jahr.`, `${days} days of leave a year.`)(language),
  nights: (job, language) => {
    const nights = nightsOf(job, language);
    if (nights) return `${nights}.`;
    return job.shifts ? `${both('genannte Dienste sind', 'the shifts stated are')(language)} ${job.shifts}.` : null;
  },
  weekends: ({ freeWeekendsOfFour: free }, language) =>
    free === null ? null : both(`${free} von vier Wochenenden frei.`, `${free} of four weekends off.`)(language),
  onCall: ({ onCall }, language) => {
    if (onCall === null) return null;
    if (onCall === 'none') return both('keiner.', 'none.')(language);
    return onCall === 'standby'
      ? both('Rufbereitschaft gehört dazu.', 'standby duty is part of it.')(language)
      : both('Bereitschaftsdienst im Haus gehört dazu.', 'on-site on-call duty is part of it.')(language);
  },
  staffing: ({ patientsPerNurseDay: day, patientsPerNurseNight: night }, language) => {
    if (day === null && night === null) return null;
    const parts = [
      day === null ? null : both(`am Tag ${day}`, `${day} by day`)(language),
      night === null ? null : both(`in der Nacht ${night}`, `${night} by night`)(language),
    ].filter((part) => part !== null);
    return both(
      `Patientinnen und Patienten je Pflegekraft: ${parts.join(', ')}.`,
      `patients per nurse: ${parts.join(', ')}.`,
    )(language);
  },
  roster: ({ rosterWeeksAhead: weeks }, language) =>
    weeks === null
      ? null
      : both(
          `Der Dienstplan steht ${weeks} Wochen vorher fest.`,
          `the roster is fixed ${weeks} weeks ahead.`,
        )(language),
  shifts: ({ shifts }) => (shifts ? `${shifts}.` : null),
  pay: ({ pay, tariff }, language) => {
    if (!pay)
      return tariff
        ? both(`nach ${tariff}, Betrag nicht angegeben.`, `by ${tariff}, no amount stated.`)(language)
        : null;
    return `${pay}${tariff ? `, ${tariff}` : ''}.`;
  },
  start: ({ startsOn, startFlexible }, language) => {
    if (startsOn) return `${formatDate(startsOn, language)}.`;
    return startFlexible ? both('nach Absprache.', 'by arrangement.')(language) : null;
  },
  contract: ({ contract, contractMonths }, language) =>
    contract &&
    `${contract}${contractMonths === null ? '' : both(`, ${contractMonths} Monate`, `, ${contractMonths} months`)(language)}.`,
  hours: ({ hours, employment }) => {
    const extent = hours ?? employment;
    return extent && `${extent}.`;
  },
  benefits: ({ benefits }, language) => some(benefits, language),
  requirements: ({ requirements }, language) => some(requirements, language),
  contact: ({ contact }) => (contact ? `${contact}.` : null),
  deadline: ({ validThrough }, language) =>
    both(
      `Die Anzeige läuft bis ${formatDate(validThrough, language)}.`,
      `the ad is open until ${formatDate(validThrough, language)}.`,
    )(language),
  distance: ({ city, distanceKm }, language) =>
    distanceKm === null
      ? `${city}.`
      : both(`${city}, ${distanceKm} km entfernt.`, `${city}, ${distanceKm} km away.`)(language),
};

export function findAspect(text: string): JobAspect | null {
  return JOB_ASPECTS.find((aspect) => PATTERNS[aspect].test(text)) ?? null;
}
