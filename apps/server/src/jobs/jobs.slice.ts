import { jobsPersonalData } from '@stellenvisite/core/jobs/jobs.personal-data';
import { defineSlice } from '../define-slice.ts';
import { jobsRoutes } from './jobs.routes.ts';

export const jobsSlice = defineSlice({
  name: 'jobs',
  routes: jobsRoutes,
  reads: 'replica',
  personalData: jobsPersonalData,
});
