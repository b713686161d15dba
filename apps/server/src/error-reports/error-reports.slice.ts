import { removeOldErrorReportsJob } from '@stellenvisite/core/error-reports/remove-old-error-reports.job';
import { defineSlice } from '../define-slice.ts';
import { errorReportsRoutes } from './error-reports.routes.ts';

export const errorReportsSlice = defineSlice({
  name: 'error-reports',
  routes: errorReportsRoutes,
  jobs: [removeOldErrorReportsJob],
});
