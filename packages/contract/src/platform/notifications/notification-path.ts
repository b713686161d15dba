import type { NotificationContent } from './notifications.schema.ts';

/** Where a notification leads. */
export function notificationPath({ kind, data }: NotificationContent): string {
  switch (kind) {
    case 'application.opened':
    case 'application.rejected':
    case 'application.hired':
    case 'application.offer':
    case 'offer.reminder':
    case 'application.interview':
    case 'interview.reminder':
      return `/dashboard/bewerbungen/${data.applicationId}`;
    case 'application.received':
    case 'application.withdrawn':
    case 'application.mentioned':
    case 'application.offer_answered':
    case 'interview.expected':
      return `/employer-dashboard/bewerbungen/${data.applicationId}`;
    case 'message.received':
      return data.from === null
        ? `/employer-dashboard/nachrichten/${data.applicationId}`
        : `/dashboard/nachrichten/${data.applicationId}`;
    case 'answer.due':
      return '/employer-dashboard/bewerbungen';
    case 'team.proposed':
    case 'team.joined':
    case 'team.address_changed':
      return '/employer-dashboard/team';
    case 'team.admitted':
    case 'team.role_changed':
    case 'team.removed':
      return '/employer-dashboard';
    case 'job_alert.matched':
      return `/dashboard/suchauftraege/${data.alertId}`;
    case 'employer.new_jobs':
      return data.job ? `/jobs/${data.job.id}` : `/arbeitgebern/${data.employerId}/offene-stellen`;
    case 'saved_job.ends':
      return `/jobs/${data.jobId}`;
    case 'job.ends':
      return '/employer-dashboard/stellen?ending=1&sort=ending';
    case 'job.released':
      return `/jobs/${data.jobId}`;
    case 'job.refused':
      return `/post-job?job=${data.jobId}`;
    case 'talent_enquiry.received':
    case 'talent_enquiry.reminder':
    case 'talent_enquiry.reply':
    case 'talent_pool.consent_ends':
    case 'talent_pool.consent_ended':
      return '/dashboard/talentpool';
    case 'talent_enquiry.accepted':
      return '/employer-dashboard/kandidaten';
    case 'talent_enquiry.declined':
    case 'talent_enquiry.expired':
    case 'talent_enquiry.question':
      return '/employer-dashboard/kandidaten?ansicht=anfragen';
    case 'talent_search.matched':
      return `/talentpool${data.query ? `?${data.query}` : ''}`;
    case 'feed.trouble':
      return `/employer-dashboard/xml-feeds/${data.feedId}/abrufe/${data.runId}`;
    case 'report.job_paused':
    case 'report.decided':
    case 'report.appeal_decided':
      return `/meldung/${data.token}`;
    case 'support_ticket.answered':
      return `/konto/anfragen/${data.ticketId}`;
    case 'testimonial.decided':
      return '/ihre-stimme';
    case 'idea.changed':
      return `/ideen/${data.number}`;
    case 'proof.expires':
      return '/dashboard/profil#nachweise';
  }
}
