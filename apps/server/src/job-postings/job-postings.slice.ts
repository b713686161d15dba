import { endPastTermsJob } from '@stellenvisite/core/job-postings/end-past-terms.job';
import { jobPostingsPersonalData } from '@stellenvisite/core/job-postings/job-postings.personal-data';
import { remindOfExpiryJob } from '@stellenvisite/core/job-postings/remind-of-expiry.job';
import { defineSlice } from '../define-slice.ts';
import { heldJobsRoutes } from './held-jobs.routes.ts';
import { jobPostingMails } from './job-posting-mails.ts';
import { jobPostingsRoutes } from './job-postings.routes.ts';

export const jobPostingsSlice = defineSlice({
  name: 'job-postings',
  routes: async (app) => {
    await app.register(jobPostingsRoutes);
    await app.register(heldJobsRoutes);
  },
  jobs: [remindOfExpiryJob, endPastTermsJob],
  mails: jobPostingMails,
  personalData: jobPostingsPersonalData,
});
