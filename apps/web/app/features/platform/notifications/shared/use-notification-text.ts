import { formatDate, formatDateTime, formatDay } from '@stellenvisite/contract/platform/format-date';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { talentNumber } from '@stellenvisite/contract/talent-pool/talent-pool';
import { useTranslation } from 'react-i18next';

type Lines = { title: string; note: string };

/** Returns a function that describes a notification: a title and one line of detail. */
export function useNotificationText(): (content: NotificationContent) => Lines {
  const { t } = useTranslation('notifications');
  return ({ kind, data }) => {
    switch (kind) {
      case 'application.opened':
      case 'application.rejected':
      case 'application.hired':
        return { title: t(`kind.${kind}`, { employer: data.employer }), note: data.jobTitle };
      case 'application.offer':
        return {
          title: t('kind.application.offer', { employer: data.employer }),
          note: t('note.offer', { title: data.jobTitle, date: formatDay(data.answerBy) }),
        };
      case 'offer.reminder':
        return {
          title: t('kind.offer.reminder', { employer: data.employer }),
          note: t('note.offer', { title: data.jobTitle, date: formatDay(data.answerBy) }),
        };
      case 'application.offer_answered':
        return { title: t(`kind.application.offerAnswered.${data.answer}`), note: data.jobTitle };
      case 'application.interview':
        return {
          title: t('kind.application.interview', { employer: data.employer }),
          note: data.at ? t('note.interview', { date: formatDateTime(data.at), title: data.jobTitle }) : data.jobTitle,
        };
      case 'interview.reminder':
        return {
          title: t('kind.interview.reminder', { employer: data.employer }),
          note: t('note.interview', { date: formatDateTime(data.at), title: data.jobTitle }),
        };
      case 'interview.expected':
        return {
          title: t('kind.interview.expected'),
          note: t('note.interview', { date: formatDateTime(data.at), title: data.jobTitle }),
        };
      case 'application.mentioned':
      case 'application.received':
      case 'application.withdrawn':
        return { title: t(`kind.${kind}`), note: data.jobTitle };
      case 'message.received':
        return {
          title: data.from ? t('kind.message.received', { from: data.from }) : t('kind.message.fromApplicant'),
          note: data.jobTitle,
        };
      case 'idea.changed':
        return { title: t(`kind.idea.changed.${data.what}`), note: data.title };
      case 'answer.due':
        return { title: t('kind.answer.due', { count: data.count, days: data.days }), note: data.employer };
      case 'team.proposed':
      case 'team.joined':
      case 'team.address_changed':
        return { title: t(`kind.${kind}`), note: data.employer };
      case 'team.admitted':
      case 'team.role_changed':
        return { title: t(`kind.${kind}`, { role: t(`role.${data.role}`) }), note: data.employer };
      case 'team.removed':
        return { title: t(`kind.${kind}`), note: data.employer };
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
      case 'job.ends':
        return {
          title: t('kind.job.ends', { date: formatDate(data.endsAt), title: data.jobTitle }),
          note: t('note.jobEnds'),
        };
      case 'job.released':
        return { title: t('kind.job.released', { title: data.jobTitle }), note: t('note.jobReleased') };
      case 'job.refused':
        return { title: t('kind.job.refused', { title: data.jobTitle }), note: data.reason };
      case 'talent_enquiry.received':
      case 'talent_enquiry.reminder':
      case 'talent_enquiry.reply':
        return {
          title: t(`kind.${kind}`, { employer: data.employer }),
          note: t('note.enquiry', { title: data.jobTitle, date: formatDate(data.expiresAt) }),
        };
      case 'talent_enquiry.accepted':
      case 'talent_enquiry.declined':
      case 'talent_enquiry.expired':
      case 'talent_enquiry.question':
        return { title: t(`kind.${kind}`, { number: talentNumber(data.number) }), note: data.jobTitle };
      case 'talent_pool.consent_ends':
      case 'talent_pool.consent_ended':
        return { title: t(`kind.${kind}`), note: t('note.consentEnds', { date: formatDate(data.endsOn) }) };
      case 'talent_search.matched':
        return { title: t('kind.talent_search.matched', { count: data.count }), note: data.name };
      case 'feed.trouble':
        return {
          title: t('kind.feed.trouble', { feed: data.feed }),
          note: data.percent === null ? t('note.feedFailed') : t('note.feedTooSmall', { percent: data.percent }),
        };
      case 'report.job_paused':
      case 'report.decided':
      case 'report.appeal_decided':
        return {
          title: t(`kind.${kind}`, { reference: data.reference }),
          note: t(`note.report.${data.side}`, { title: data.title }),
        };
      case 'testimonial.decided':
        return data.isPublished
          ? { title: t('kind.testimonial.published'), note: t('kind.testimonial.publishedNote') }
          : { title: t('kind.testimonial.declined'), note: t('kind.testimonial.declinedNote') };
      case 'support_ticket.answered':
        return { title: t('kind.support_ticket.answered', { reference: data.reference }), note: data.subject };
      case 'proof.expires':
        return {
          title: t('kind.proof.expires', { proof: data.title || t(`proof.${data.proofKind}`) }),
          note: t('note.proof', { date: formatDate(data.expiresOn) }),
        };
    }
  };
}
