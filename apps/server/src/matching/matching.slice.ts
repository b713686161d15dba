import { deleteOldOpeningsJob } from '@stellenvisite/core/matching/delete-old-openings.job';
import { matchingPersonalData } from '@stellenvisite/core/matching/matching.personal-data';
import { defineSlice } from '../define-slice.ts';
import { matchingRoutes } from './matching.routes.ts';

export const matchingSlice = defineSlice({
  name: 'matching',
  routes: matchingRoutes,
  jobs: [deleteOldOpeningsJob],
  personalData: matchingPersonalData,
});
