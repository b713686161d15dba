import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import type { NotificationContent } from '@stellenvisite/contract/notifications.schema';
import { useTranslation } from 'react-i18next';

type Lines = { title: string; note: string };

/** What happened, and one line about what. */
export function useNotificationText(): (content: NotificationContent) => Lines {
  const { t } = useTranslation('notifications');
  return ({ kind, data }) => {
    switch (kind) {
      case 'application.opened':
      case 'application.rejected':
      case 'application.hired':
        return { title: t(`kind.${kind}`, { employer: data.employer }), note: data.jobTitle };
      case 'application.interview':
        return {
          title: t('kind.application.interview', { employer: data.employer }),
          note: data.at ? t('note.interview', { date: formatDateTime(data.at), title: data.jobTitle }) : data.jobTitle,
        };
      case 'application.received':
      case 'application.withdrawn':
        return { title: t(`kind.${kind}`), note: data.jobTitle };
      case 'message.received':
        return {
          title: data.from ? t('kind.message.received', { from: data.from }) : t('kind.message.fromApplicant'),
          note: data.jobTitle,
        };
      case 'job_alert.matched':
        return {
          title: t('kind.job_alert.matched', { count: data.count, name: data.name }),
          note: data.bestScore === null ? '' : t('note.bestScore', { score: data.bestScore }),
        };
      case 'employer.new_jobs':
        return {
          title: t('kind.employer.new_jobs', { count: data.count, employer: data.employer }),
          note: data.job?.title ?? t('note.followed'),
        };
      case 'saved_job.ends':
        return {
          title: t('kind.saved_job.ends', { date: formatDate(data.endsAt), title: data.jobTitle }),
          note: t('note.savedJob', { employer: data.employer }),
        };
      case 'proof.expires':
        return {
          title: t('kind.proof.expires', { proof: data.title || t(`proof.${data.proofKind}`) }),
          note: t('note.proof', { date: formatDate(data.expiresOn) }),
        };
    }
  };
}
