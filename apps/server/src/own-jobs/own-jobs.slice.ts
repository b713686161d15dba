import { defineSlice } from '../define-slice.ts';
import { ownJobsRoutes } from './own-jobs.routes.ts';

export const ownJobsSlice = defineSlice({ name: 'own-jobs', routes: ownJobsRoutes });
