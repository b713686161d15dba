import { feedsPersonalData } from '@stellenvisite/core/feeds/feeds.personal-data';
import { runAskedFeedJob, runFeedJob } from '@stellenvisite/core/feeds/import/run-feed.job';
import { deleteOldDocumentsJob, startDueFeedsJob } from '@stellenvisite/core/feeds/runs/start-due-feeds.job';
import { defineSlice } from '../define-slice.ts';
import { employerFeedMails } from './employer-feed-mails.ts';
import { employerFeedRunsRoutes } from './employer-feed-runs.routes.ts';
import { employerFeedsRoutes } from './employer-feeds.routes.ts';
import { feedMappingRoutes } from './feed-mapping.routes.ts';
import { heldFeedItemsRoutes } from './held-feed-items.routes.ts';

/** The feeds that employers bring their jobs with; those we give out are the slice beside it. */
export const employerFeedsSlice = defineSlice({
  name: 'employer-feeds',
  routes: async (app) => {
    await app.register(employerFeedsRoutes);
    await app.register(employerFeedRunsRoutes);
    await app.register(heldFeedItemsRoutes);
    await app.register(feedMappingRoutes);
  },
  jobs: [runFeedJob, runAskedFeedJob, startDueFeedsJob, deleteOldDocumentsJob],
  mails: employerFeedMails,
  personalData: feedsPersonalData,
});
