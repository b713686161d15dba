import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import type { JobResult } from '../tools/get-job.tool.ts';
import type { JobAspect } from './job-aspects.ts';

/** One job: what was asked of it, or the facts that decide. */
export function composeJob(job: JobResult, aspect: JobAspect | null, language: Language): string {
  const mark = ` [${job.source}]`;
  if (aspect) {
    const answer = ANSWERS[aspect](job, language);
    const lead = `${job.title}, ${job.employer}`;
    return answer ? `${lead}: ${answer}${mark}` : unsaid(lead, language) + mark;
  }
  const isGerman = language === 'de';
  const facts = [
    job.pay ?? (isGerman ? 'keine Gehaltsangabe' : 'no pay stated'),
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

function unsaid(lead: string, language: Language): string {
  return language === 'de'
    ? `${lead}: Dazu sagt die Anzeige nichts. Fragen Sie am besten beim Arbeitgeber nach.`
    : `${lead}: the ad does not say. It is best to ask the employer.`;
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
    weeks === null ? null : both(`${weeks} Wochen Einarbeitung.`, `${weeks} weeks of induction.`)(language),
  vacation: ({ vacationDays: days }, language) =>
    days === null ? null : both(`${days} Tage Urlaub im Jahr.`, `${days} days of leave a year.`)(language),
  nights: (job, language) => {
    const nights = nightsOf(job, language);
    if (nights) return `${nights}.`;
    return job.shifts ? `${both('Dienste', 'shifts')(language)}: ${job.shifts}.` : null;
  },
  weekends: ({ freeWeekendsOfFour: free }, language) =>
    free === null ? null : both(`${free} von vier Wochenenden frei.`, `${free} of four weekends free.`)(language),
  onCall: ({ onCall }, language) => {
    if (onCall === null) return null;
    if (onCall === 'none') return both('keine Rufdienste.', 'no on-call duty.')(language);
    return onCall === 'standby'
      ? both('Rufbereitschaft gehört dazu.', 'standby duty is part of it.')(language)
      : both('Bereitschaftsdienst im Haus gehört dazu.', 'on-call duty in the house is part of it.')(language);
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
    if (startsOn) return both(`Beginn ${formatDate(startsOn)}.`, `start ${formatDate(startsOn)}.`)(language);
    return startFlexible ? both('Beginn nach Absprache.', 'start by arrangement.')(language) : null;
  },
  contract: ({ contract, contractMonths }, language) =>
    `${contract}${contractMonths === null ? '' : both(`, ${contractMonths} Monate`, `, ${contractMonths} months`)(language)}.`,
  hours: ({ hours, employment }) => `${hours ?? employment}.`,
  benefits: ({ benefits }, language) => some(benefits, language),
  requirements: ({ requirements }, language) => some(requirements, language),
  contact: ({ contact }) => (contact ? `${contact}.` : null),
  deadline: ({ validThrough }, language) =>
    both(
      `Die Anzeige läuft bis ${formatDate(validThrough)}.`,
      `the ad is open until ${formatDate(validThrough)}.`,
    )(language),
  distance: ({ city, distanceKm }, language) =>
    distanceKm === null
      ? `${city}.`
      : both(`${city}, ${distanceKm} km entfernt.`, `${city}, ${distanceKm} km away.`)(language),
};
