import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { shortDate } from './interview-time.ts';
import type { OwnApplication } from './own-application-store.ts';

/** The date of sending, and the status with the last fact next to it. Needs the texts `applications`. */
export function useOwnApplicationWords({ kind, status, sentAt, openedAt, interviewAt }: OwnApplication) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const dated = (key: 'interviewOn' | 'readOn', when: string) => t(`own.${key}`, { date: shortDate(when, locale) });
  const read = openedAt && dated('readOn', openedAt);
  const fact = status === 'interview' && interviewAt ? dated('interviewOn', interviewAt) : status === 'applied' && read;
  return {
    sent: t(kind === 'external' ? 'own.notedOn' : 'own.appliedOn', { date: shortDate(sentAt, locale) }),
    state: [t(`status.${status}`), fact].filter(Boolean).join(' · '),
  };
}
