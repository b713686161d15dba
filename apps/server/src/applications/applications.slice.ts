import { applicationsPersonalData } from '@stellenvisite/core/applications/applications.personal-data';
import { defineSlice } from '../define-slice.ts';
import { applicationMails } from './application-mails.ts';
import { applicationsRoutes } from './applications.routes.ts';

export const applicationsSlice = defineSlice({
  name: 'applications',
  routes: applicationsRoutes,
  mails: applicationMails,
  personalData: applicationsPersonalData,
});
