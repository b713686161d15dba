import { applicationsPersonalData } from '@stellenvisite/core/applications/applications.personal-data';
import { deleteOldApplicationsJob } from '@stellenvisite/core/applications/delete-old-applications.job';
import { remindOfInterviewsJob } from '@stellenvisite/core/applications/remind-of-interviews.job';
import { scoreApplicationsJob } from '@stellenvisite/core/applications/score-applications.job';
import { defineSlice } from '../define-slice.ts';
import { applicationMails } from './application-mails.ts';
import { applicationsRoutes } from './applications.routes.ts';

export const applicationsSlice = defineSlice({
  name: 'applications',
  routes: applicationsRoutes,
  jobs: [deleteOldApplicationsJob, scoreApplicationsJob, remindOfInterviewsJob],
  mails: applicationMails,
  personalData: applicationsPersonalData,
});
