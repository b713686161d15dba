import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  NOTIFICATION_KINDS,
  type NotificationTopic,
} from '@stellenvisite/contract/platform/notifications/notifications';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';

/** A locked screen is read by others: it names the topic and the job, and neither employer nor outcome. */
const TITLES: Record<Language, Record<NotificationTopic, string>> = {
  de: {
    applications: 'Neues zu Ihrer Bewerbung',
    messages: 'Neue Nachricht',
    interviews: 'Neues zu einem Termin',
    job_alerts: 'Neue Stellen zu Ihrem Suchauftrag',
    followed_employers: 'Neue Stellen bei einem Arbeitgeber, dem Sie folgen',
    saved_jobs: 'Eine gemerkte Stelle endet bald',
    proofs: 'Ein Nachweis läuft bald ab',
    answers: 'Bewerbungen warten auf Antwort',
    team: 'Neues aus Ihrem Team',
    received_applications: 'Neues zu einer Bewerbung',
    own_jobs: 'Neues zu Ihren Stellen',
    talent_pool: 'Neues aus dem Talentpool',
    ideas: 'Neues zu Ihrer Idee',
    service: 'Neues von Stellenvisite',
  },
  en: {
    applications: 'News about your application',
    messages: 'New message',
    interviews: 'News about an interview',
    job_alerts: 'New jobs for your alert',
    followed_employers: 'New jobs at an employer you follow',
    saved_jobs: 'A saved job ends soon',
    proofs: 'A certificate expires soon',
    answers: 'Applications are waiting for an answer',
    team: 'News from your team',
    received_applications: 'News about an application',
    own_jobs: 'News about your jobs',
    talent_pool: 'News from the talent pool',
    ideas: 'News about your idea',
    service: 'News from Stellenvisite',
  },
};

const TEST: Record<Language, PushText> = {
  de: { title: 'Stellenvisite', body: 'So sehen Mitteilungen auf diesem Gerät aus.' },
  en: { title: 'Stellenvisite', body: 'This is how notifications look on this device.' },
};

export type PushText = { title: string; body: string };

export const testText = (language: Language): PushText => TEST[language];

export function pushText({ kind, data }: NotificationContent, language: Language): PushText {
  const title = TITLES[language][NOTIFICATION_KINDS[kind]];
  if ('jobTitle' in data) return { title, body: data.jobTitle };
  return { title, body: 'name' in data ? data.name : '' };
}
