import { defineSlice } from '../define-slice.ts';
import { adminJobsRoutes } from './admin-jobs.routes.ts';

export const adminJobsSlice = defineSlice({ name: 'admin-jobs', routes: adminJobsRoutes });
