import { deleteOldAlertsJob } from '@stellenvisite/core/job-alerts/delete-old-alerts.job';
import { jobAlertsPersonalData } from '@stellenvisite/core/job-alerts/job-alerts.personal-data';
import { sendDigestsJob } from '@stellenvisite/core/job-alerts/send-digests.job';
import { tellOfNewJobsJob } from '@stellenvisite/core/job-alerts/tell-of-new-jobs.job';
import { defineSlice } from '../define-slice.ts';
import { jobAlertMails } from './job-alert-mails.ts';
import { jobAlertsRoutes } from './job-alerts.routes.ts';

export const jobAlertsSlice = defineSlice({
  name: 'job-alerts',
  routes: jobAlertsRoutes,
  jobs: [tellOfNewJobsJob, sendDigestsJob, deleteOldAlertsJob],
  mails: jobAlertMails,
  personalData: jobAlertsPersonalData,
});
