import { computeBenchmarksJob } from '@stellenvisite/core/statistics/compute-benchmarks.job';
import { removeOldSearchesJob } from '@stellenvisite/core/statistics/remove-old-searches.job';
import { defineSlice } from '../define-slice.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsSlice = defineSlice({
  name: 'statistics',
  routes: statisticsRoutes,
  jobs: [computeBenchmarksJob, removeOldSearchesJob],
});
