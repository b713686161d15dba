import { defineSlice } from '../define-slice.ts';
import { demoFeedsRoutes } from './demo-feeds.routes.ts';
import { feedsRoutes } from './feeds.routes.ts';
import { writeJobFeedsJob } from './write-job-feeds.job.ts';

export const feedsSlice = defineSlice({
  name: 'feeds',
  routes: async (app, { config }) => {
    await app.register(feedsRoutes);
    if (config.demo) await app.register(demoFeedsRoutes);
  },
  reads: 'replica',
  jobs: [writeJobFeedsJob],
});
