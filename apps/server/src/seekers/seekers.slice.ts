import { deleteOldAlertsJob } from '@stellenvisite/core/seekers/alerts/delete-old-alerts';
import { jobAlertMails } from '@stellenvisite/core/seekers/alerts/job-alerts.mails';
import { jobAlertsPersonalData } from '@stellenvisite/core/seekers/alerts/job-alerts.personal-data';
import { notifyOfNewJobsJob } from '@stellenvisite/core/seekers/alerts/notify-of-new-jobs';
import { sendDigestsJob } from '@stellenvisite/core/seekers/alerts/send-alerts';
import { bookmarkMails } from '@stellenvisite/core/seekers/bookmarks/bookmarks.mails';
import { bookmarksPersonalData } from '@stellenvisite/core/seekers/bookmarks/bookmarks.personal-data';
import { announceNewJobsJob, remindOfEndingJobsJob } from '@stellenvisite/core/seekers/bookmarks/notify-of-bookmarks';
import { cvAnalysesPersonalData } from '@stellenvisite/core/seekers/cv/cv-analyses.personal-data';
import { readCvJob } from '@stellenvisite/core/seekers/cv/run-analysis';
import { deleteExpiredAnalysesJob } from '@stellenvisite/core/seekers/cv/start-analysis';
import { deleteOldOpeningsJob } from '@stellenvisite/core/seekers/matching/list-recommendations';
import { matchingPersonalData } from '@stellenvisite/core/seekers/matching/matching.personal-data';
import { remindOfProofsJob } from '@stellenvisite/core/seekers/profiles/remind-of-proofs';
import { seekerProfileMails } from '@stellenvisite/core/seekers/profiles/seeker-profiles.mails';
import { seekerProfilesPersonalData } from '@stellenvisite/core/seekers/profiles/seeker-profiles.personal-data';
import { defineSlice } from '../define-slice.ts';
import { jobAlertsRoutes } from './alerts/job-alerts.routes.ts';
import { bookmarksRoutes } from './bookmarks/bookmarks.routes.ts';
import { cvAnalysesRoutes } from './cv/cv-analyses.routes.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { seekerProfilesRoutes } from './profiles/seeker-profiles.routes.ts';

export const jobAlertsSlice = defineSlice({
  name: 'job-alerts',
  routes: jobAlertsRoutes,
  jobs: [notifyOfNewJobsJob, sendDigestsJob, deleteOldAlertsJob],
  mails: jobAlertMails,
  personalData: jobAlertsPersonalData,
});

export const bookmarksSlice = defineSlice({
  name: 'bookmarks',
  routes: bookmarksRoutes,
  jobs: [announceNewJobsJob, remindOfEndingJobsJob],
  mails: bookmarkMails,
  personalData: bookmarksPersonalData,
});

export const cvAnalysesSlice = defineSlice({
  name: 'cv-analyses',
  routes: cvAnalysesRoutes,
  jobs: [readCvJob, deleteExpiredAnalysesJob],
  personalData: cvAnalysesPersonalData,
});

export const matchingSlice = defineSlice({
  name: 'matching',
  routes: matchingRoutes,
  jobs: [deleteOldOpeningsJob],
  personalData: matchingPersonalData,
});

export const seekerProfilesSlice = defineSlice({
  name: 'seeker-profiles',
  routes: seekerProfilesRoutes,
  jobs: [remindOfProofsJob],
  mails: seekerProfileMails,
  personalData: seekerProfilesPersonalData,
});
