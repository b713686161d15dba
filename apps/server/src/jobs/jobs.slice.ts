import { endPastTermsJob } from '@stellenvisite/core/jobs/postings/end-past-terms';
import { jobPostingMails } from '@stellenvisite/core/jobs/postings/job-postings.mails';
import {
  jobPostingsPersonalData,
  jobsPersonalData,
} from '@stellenvisite/core/jobs/postings/job-postings.personal-data';
import { remindOfExpiryJob } from '@stellenvisite/core/jobs/postings/remind-of-expiry';
import { computeBenchmarksJob } from '@stellenvisite/core/jobs/statistics/compute-benchmarks';
import { removeOldSearchesJob } from '@stellenvisite/core/jobs/statistics/count-search';
import { defineSlice } from '../define-slice.ts';
import { jobsRoutes, suggestionsRoutes } from './jobs.routes.ts';
import { ownJobsRoutes } from './listings/own-jobs.routes.ts';
import { marketRoutes, salariesRoutes } from './market/market.routes.ts';
import { adminJobsRoutes } from './moderation/admin-jobs.routes.ts';
import { occupationsRoutes, placesRoutes } from './places/places.routes.ts';
import { jobPostingsRoutes } from './postings/job-postings.routes.ts';
import { pendingJobsRoutes } from './postings/pending-jobs.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';

export const jobsSlice = defineSlice({
  name: 'jobs',
  routes: jobsRoutes,
  reads: 'replica',
  personalData: jobsPersonalData,
});

export const ownJobsSlice = defineSlice({ name: 'own-jobs', routes: ownJobsRoutes });

export const marketSlice = defineSlice({ name: 'market', routes: marketRoutes, reads: 'replica' });

export const adminJobsSlice = defineSlice({ name: 'admin-jobs', routes: adminJobsRoutes });

export const occupationsSlice = defineSlice({ name: 'occupations', routes: occupationsRoutes, reads: 'replica' });

export const placesSlice = defineSlice({ name: 'places', routes: placesRoutes, reads: 'replica' });

export const jobPostingsSlice = defineSlice({
  name: 'job-postings',
  routes: async (app) => {
    await app.register(jobPostingsRoutes);
    await app.register(pendingJobsRoutes);
  },
  jobs: [remindOfExpiryJob, endPastTermsJob],
  mails: jobPostingMails,
  personalData: jobPostingsPersonalData,
});

export const salariesSlice = defineSlice({ name: 'salaries', routes: salariesRoutes, reads: 'replica' });

export const sitemapSlice = defineSlice({ name: 'sitemap', routes: sitemapRoutes, reads: 'replica' });

export const socialSlice = defineSlice({ name: 'social', routes: socialRoutes, reads: 'replica' });

export const statisticsSlice = defineSlice({
  name: 'statistics',
  routes: statisticsRoutes,
  jobs: [computeBenchmarksJob, removeOldSearchesJob],
});

export const suggestionsSlice = defineSlice({ name: 'suggestions', routes: suggestionsRoutes, reads: 'replica' });
