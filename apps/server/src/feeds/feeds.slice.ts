import { defineSlice } from '../define-slice.ts';
import { feedsRoutes } from './feeds.routes.ts';
import { writeJobFeedsJob } from './write-job-feeds.job.ts';

export const feedsSlice = defineSlice({
  name: 'feeds',
  routes: feedsRoutes,
  reads: 'replica',
  jobs: [writeJobFeedsJob],
});
