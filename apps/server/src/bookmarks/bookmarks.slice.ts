import { announceNewJobsJob } from '@stellenvisite/core/bookmarks/announce-new-jobs.job';
import { bookmarksPersonalData } from '@stellenvisite/core/bookmarks/bookmarks.personal-data';
import { remindOfEndingJobsJob } from '@stellenvisite/core/bookmarks/remind-of-ending-jobs.job';
import { defineSlice } from '../define-slice.ts';
import { bookmarkMails } from './bookmark-mails.ts';
import { bookmarksRoutes } from './bookmarks.routes.ts';

export const bookmarksSlice = defineSlice({
  name: 'bookmarks',
  routes: bookmarksRoutes,
  jobs: [announceNewJobsJob, remindOfEndingJobsJob],
  mails: bookmarkMails,
  personalData: bookmarksPersonalData,
});
