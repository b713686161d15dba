import { jobPostingsPersonalData } from '@stellenvisite/core/job-postings/job-postings.personal-data';
import { defineSlice } from '../define-slice.ts';
import { jobPostingsRoutes } from './job-postings.routes.ts';

export const jobPostingsSlice = defineSlice({
  name: 'job-postings',
  routes: jobPostingsRoutes,
  personalData: jobPostingsPersonalData,
});
