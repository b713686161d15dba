import { employerFeedMails } from '@stellenvisite/core/feeds/feeds.mails';
import { feedsPersonalData } from '@stellenvisite/core/feeds/feeds.personal-data';
import { runAskedFeedJob, runFeedJob } from '@stellenvisite/core/feeds/import/run-feed';
import { deleteOldDocumentsJob, startDueFeedsJob } from '@stellenvisite/core/feeds/runs/start-due-feeds';
import { defineSlice } from '../define-slice.ts';
import { adminFeedsRoutes } from './admin/admin-feeds.routes.ts';
import { employerFeedRunsRoutes } from './employer-feed-runs.routes.ts';
import { employerFeedsRoutes } from './employer-feeds.routes.ts';
import { feedMappingRoutes } from './feed-mapping.routes.ts';
import { demoFeedsRoutes, feedsRoutes } from './feeds.routes.ts';
import { quarantinedItemsRoutes } from './quarantined-items.routes.ts';
import { writeJobFeedsJob } from './write-job-feeds.ts';

/** The feeds of our jobs that others collect. */
export const feedsSlice = defineSlice({
  name: 'feeds',
  routes: async (app, { config }) => {
    await app.register(feedsRoutes);
    if (config.demo) await app.register(demoFeedsRoutes);
  },
  reads: 'replica',
  jobs: [writeJobFeedsJob],
});

/** The feeds that employers bring their jobs with. */
export const employerFeedsSlice = defineSlice({
  name: 'employer-feeds',
  routes: async (app) => {
    await app.register(employerFeedsRoutes);
    await app.register(employerFeedRunsRoutes);
    await app.register(quarantinedItemsRoutes);
    await app.register(feedMappingRoutes);
  },
  jobs: [runFeedJob, runAskedFeedJob, startDueFeedsJob, deleteOldDocumentsJob],
  mails: employerFeedMails,
  personalData: feedsPersonalData,
});

export const adminFeedsSlice = defineSlice({ name: 'admin-feeds', routes: adminFeedsRoutes });
