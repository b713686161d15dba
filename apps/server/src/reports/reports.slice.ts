import { reportsPersonalData } from '@stellenvisite/core/reports/reports.personal-data';
import { defineSlice } from '../define-slice.ts';
import { reportMails } from './report-mails.ts';
import { reportsRoutes } from './reports.routes.ts';

export const reportsSlice = defineSlice({
  name: 'reports',
  routes: reportsRoutes,
  mails: reportMails,
  personalData: reportsPersonalData,
});
