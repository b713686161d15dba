import { applicationsPersonalData } from '@stellenvisite/core/applications/applications.personal-data';
import { deleteOldApplicationsJob } from '@stellenvisite/core/applications/delete-old-applications.job';
import { defineSlice } from '../define-slice.ts';
import { applicationMails } from './application-mails.ts';
import { applicationsRoutes } from './applications.routes.ts';

export const applicationsSlice = defineSlice({
  name: 'applications',
  routes: applicationsRoutes,
  jobs: [deleteOldApplicationsJob],
  mails: applicationMails,
  personalData: applicationsPersonalData,
});
