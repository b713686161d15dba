import { computeBenchmarksJob } from '@stellenvisite/core/statistics/compute-benchmarks.job';
import { defineSlice } from '../define-slice.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsSlice = defineSlice({
  name: 'statistics',
  routes: statisticsRoutes,
  jobs: [computeBenchmarksJob],
});
