import type { NotificationContent } from './notifications.schema.ts';

/** Where a notification leads. */
export function notificationPath({ kind, data }: NotificationContent): string {
  switch (kind) {
    case 'application.opened':
    case 'application.rejected':
    case 'application.hired':
    case 'application.interview':
      return `/dashboard/bewerbungen/${data.applicationId}`;
    // An employer meets an application where both write to each other about it.
    case 'application.received':
    case 'application.withdrawn':
      return `/employer-dashboard/nachrichten/${data.applicationId}`;
    case 'message.received':
      return data.from === null
        ? `/employer-dashboard/nachrichten/${data.applicationId}`
        : `/dashboard/nachrichten/${data.applicationId}`;
    case 'job_alert.matched':
      return `/dashboard/suchauftraege/${data.alertId}`;
    case 'employer.new_jobs':
      return data.job ? `/jobs/${data.job.id}` : `/arbeitgebern/${data.employerId}/offene-stellen`;
    case 'saved_job.ends':
      return `/jobs/${data.jobId}`;
    case 'proof.expires':
      return '/dashboard/profil#nachweise';
  }
}
