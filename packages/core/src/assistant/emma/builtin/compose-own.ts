import type { ShownApplicationStatus } from '@stellenvisite/contract/applications/applications';
import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { formatCount } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { ProfileItem } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { AlertsResult } from '../tools/my-alerts.tool.ts';
import type { ApplicationsResult } from '../tools/my-applications.tool.ts';
import type { ProfileResult } from '../tools/my-profile.tool.ts';

const STATUSES: Record<Language, Record<ShownApplicationStatus, string>> = {
  de: {
    applied: 'noch keine Antwort',
    interview: 'Einladung zum Gespräch',
    rejected: 'Absage',
    withdrawn: 'von Ihnen zurückgezogen',
    hired: 'Zusage',
    unknown: 'Stand unbekannt',
  },
  en: {
    applied: 'no answer yet',
    interview: 'invited to an interview',
    rejected: 'rejected',
    withdrawn: 'withdrawn by you',
    hired: 'accepted',
    unknown: 'status unknown',
  },
};
const MENTIONED = 3;

const ASKED_OUTCOMES: readonly [Outcome, RegExp][] = [
  ['rejected', /absage\p{L}*|abgelehnt|ablehnung|abgesagt|reject|turned\s+down|declined/iu],
  ['interview', /gespräch|interview|eingeladen|einladung|invit|termin/iu],
  ['hired', /zusage|zugesagt|genommen|offer|accepted|hired/iu],
];

/** Finds the outcome that a question is about: "bin ich irgendwo abgelehnt worden?" */
export const findOutcome = (text: string): Outcome | null =>
  ASKED_OUTCOMES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const OUTCOMES = {
  de: {
    rejected: ['Eine Absage ist nicht dabei.', 'Absagen:'],
    interview: ['Eine Einladung zum Gespräch ist noch nicht dabei.', 'Einladungen zum Gespräch:'],
    hired: ['Eine Zusage ist noch nicht dabei.', 'Zusagen:'],
  },
  en: {
    rejected: ['None was rejected.', 'Rejected:'],
    interview: ['There is no invitation to an interview yet.', 'Invited to an interview:'],
    hired: ['None was accepted yet.', 'Accepted:'],
  },
} as const;
export type Outcome = keyof (typeof OUTCOMES)['de'];

/** Answers the question for one outcome first. */
function answerOutcome({ applications }: ApplicationsResult, asked: Outcome, language: Language): string {
  const count = applications.filter(({ status }) => status === asked).length;
  const [none, some] = OUTCOMES[language][asked];
  return count === 0 ? none : `${some} **${count}**.`;
}

/** Composes the own applications: how many, and what became of those that changed last. */
export function composeApplications(result: ApplicationsResult, asked: Outcome | null, language: Language): string {
  const { total, applications, source } = result;
  const isGerman = language === 'de';
  if (total === 0)
    return isGerman
      ? `Bisher haben Sie hier keine Bewerbung geschickt. [${source}]`
      : `You have not sent an application here yet. [${source}]`;
  const lines = applications.slice(0, MENTIONED).map(({ title, employer, status, openedAt, interviewAt, sentAt }) => {
    const seen = status === 'applied' && openedAt ? (isGerman ? ', schon gelesen' : ', already opened') : '';
    const at =
      status === 'interview' && interviewAt
        ? ` ${isGerman ? 'am' : 'on'} ${formatDateTime(interviewAt, language)}`
        : '';
    const sent = isGerman ? `vom ${formatDate(sentAt, language)}` : `of ${formatDate(sentAt, language)}`;
    return `- ${title}, ${employer}, ${sent}: ${STATUSES[language][status]}${at}${seen}`;
  });
  const lead = isGerman
    ? `Sie haben **${formatCount(total, language)}** ${total === 1 ? 'Bewerbung' : 'Bewerbungen'}. [${source}] Zuletzt hat sich geändert:`
    : `You have **${formatCount(total, language)}** ${total === 1 ? 'application' : 'applications'}. [${source}] What changed last:`;
  const answer = asked === null ? '' : `${answerOutcome(result, asked, language)} `;
  return `${answer}${lead}\n\n${lines.join('\n')}`;
}

const TIMES = {
  de: { instant: 'sofort', daily: 'täglich', weekly: 'wöchentlich' },
  en: { instant: 'at once', daily: 'daily', weekly: 'weekly' },
} as const;

export function composeAlerts({ total, alerts, source }: AlertsResult, language: Language): string {
  const isGerman = language === 'de';
  if (total === 0)
    return isGerman
      ? `Sie haben noch keinen Suchauftrag. [${source}] Nennen Sie mir Beruf und Ort, dann bereite ich einen vor.`
      : `You have no job alert yet. [${source}] Name an occupation and a place, and I will prepare one.`;
  const lines = alerts.map(({ name, frequency, isActive, newCount }) => {
    const fresh = isGerman ? `${newCount} neue Stellen` : `${newCount} new jobs`;
    const paused = isActive ? '' : isGerman ? ', pausiert' : ', paused';
    return `- ${name}: ${TIMES[language][frequency]}, ${fresh}${paused}`;
  });
  const lead = isGerman
    ? `Sie haben **${total}** ${total === 1 ? 'Suchauftrag' : 'Suchaufträge'}: [${source}]`
    : `You have **${total}** ${total === 1 ? 'job alert' : 'job alerts'}: [${source}]`;
  return `${lead}\n\n${lines.join('\n')}`;
}

export function composeOwnProfile(profile: ProfileResult, language: Language): string {
  const isGerman = language === 'de';
  const { occupations, location, radiusKm, yearsOfExperience, employment, shifts, maxNightsPerMonth, missing, source } =
    profile;
  const facts = [
    occupations.join(', '),
    location && `${location}${radiusKm === null ? '' : ` + ${radiusKm} km`}`,
    yearsOfExperience === null
      ? null
      : isGerman
        ? `${yearsOfExperience} Jahre Erfahrung`
        : `${yearsOfExperience} years of experience`,
    employment.join(isGerman ? ' oder ' : ' or '),
    hoursOf(profile, language),
    shifts.join(', '),
    maxNightsPerMonth === null
      ? null
      : isGerman
        ? `höchstens ${maxNightsPerMonth} Nächte im Monat`
        : `at most ${maxNightsPerMonth} nights a month`,
    profile.payWish === null ? null : `${isGerman ? 'Gehaltswunsch' : 'desired pay'} ${profile.payWish}`,
    profile.earliestStart === null
      ? null
      : `${isGerman ? 'frei ab' : 'free from'} ${formatDate(profile.earliestStart, language)}`,
    missing.includes('cv') ? null : isGerman ? 'Lebenslauf hinterlegt' : 'CV stored',
  ].filter(Boolean);
  if (facts.length === 0)
    return isGerman
      ? `Ihr Profil ist noch leer. [${source}] Mit Beruf und Ort finde ich mehr.`
      : `Your profile is still empty. [${source}] With occupation and place I find more.`;
  const lacking =
    missing.length === 0
      ? ''
      : isGerman
        ? ` Noch offen: ${namesOf(missing, language)}; ergänzen können Sie es im Profil.`
        : ` Still open: ${namesOf(missing, language)}; you can add them in your profile.`;
  return isGerman
    ? `In Ihrem Profil steht: ${facts.join(' · ')}. [${source}]${lacking}`
    : `Your profile says: ${facts.join(' · ')}. [${source}]${lacking}`;
}

const namesOf = (items: readonly ProfileItem[], language: Language) =>
  items.map((item) => ITEM_NAMES[item][language]).join(', ');

const ITEM_NAMES: Record<ProfileItem, Record<Language, string>> = {
  occupations: { de: 'Beruf', en: 'occupation' },
  location: { de: 'Ort', en: 'place' },
  week: { de: 'Wunschwoche', en: 'wished week' },
  licence: { de: 'Berufszulassung', en: 'licence' },
  languages: { de: 'Sprachen', en: 'languages' },
  employmentTypes: { de: 'Anstellung', en: 'kind of employment' },
  yearsOfExperience: { de: 'Berufsjahre', en: 'years of experience' },
  payWish: { de: 'Gehaltswunsch', en: 'desired pay' },
  earliestStart: { de: 'frühester Beginn', en: 'earliest start' },
  hours: { de: 'Stunden', en: 'hours' },
  presentEmployer: { de: 'jetziger Arbeitgeber', en: 'present employer' },
  departments: { de: 'Fachbereiche', en: 'departments' },
  experience: { de: 'Berufserfahrung', en: 'work experience' },
  education: { de: 'Ausbildung', en: 'education' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  phone: { de: 'Telefonnummer', en: 'phone number' },
};

function hoursOf({ hoursMin, hoursMax }: ProfileResult, language: Language): string | null {
  const range = [...new Set([hoursMin, hoursMax].filter((hours) => hours !== null))].join('–');
  return range === '' ? null : `${range} ${language === 'de' ? 'Std. in der Woche' : 'hours a week'}`;
}
