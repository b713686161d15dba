import { accountsSlice } from './accounts/accounts.slice.ts';
import { adminsSlice } from './admins/admins.slice.ts';
import { applicationsSlice } from './applications/applications.slice.ts';
import { auditSlice } from './audit/audit.slice.ts';
import { authSlice } from './auth/auth.slice.ts';
import { bookmarksSlice } from './bookmarks/bookmarks.slice.ts';
import type { Slice } from './define-slice.ts';
import { employersSlice } from './employers/employers.slice.ts';
import { feedsSlice } from './feeds/feeds.slice.ts';
import { filesSlice } from './files/files.slice.ts';
import { healthSlice } from './health/health.slice.ts';
import { hiddenEmployersSlice } from './hidden-employers/hidden-employers.slice.ts';
import { jobAlertsSlice } from './job-alerts/job-alerts.slice.ts';
import { jobPostingsSlice } from './job-postings/job-postings.slice.ts';
import { jobsSlice } from './jobs/jobs.slice.ts';
import { mailsSlice } from './mails/mails.slice.ts';
import { marketSlice } from './market/market.slice.ts';
import { matchingSlice } from './matching/matching.slice.ts';
import { mediaSlice } from './media/media.slice.ts';
import { messagesSlice } from './messages/messages.slice.ts';
import { newsletterSlice } from './newsletter/newsletter.slice.ts';
import { notificationsSlice } from './notifications/notifications.slice.ts';
import { occupationsSlice } from './occupations/occupations.slice.ts';
import { ownEmployersSlice } from './own-employers/own-employers.slice.ts';
import { ownJobsSlice } from './own-jobs/own-jobs.slice.ts';
import { placesSlice } from './places/places.slice.ts';
import { preferencesSlice } from './preferences/preferences.slice.ts';
import { reportsSlice } from './reports/reports.slice.ts';
import { rpcSlice } from './rpc/rpc.slice.ts';
import { seekerProfilesSlice } from './seeker-profiles/seeker-profiles.slice.ts';
import { sitemapSlice } from './sitemap/sitemap.slice.ts';
import { socialSlice } from './social/social.slice.ts';
import { suggestionsSlice } from './suggestions/suggestions.slice.ts';

/** Everything the product is made of. App, worker, tests, export and erasure go through this list. */
export const SLICES: readonly Slice[] = [
  authSlice,
  auditSlice,
  healthSlice,
  preferencesSlice,
  sitemapSlice,
  feedsSlice,
  socialSlice,
  jobsSlice,
  occupationsSlice,
  employersSlice,
  marketSlice,
  placesSlice,
  suggestionsSlice,
  mediaSlice,
  newsletterSlice,
  accountsSlice,
  jobAlertsSlice,
  bookmarksSlice,
  hiddenEmployersSlice,
  filesSlice,
  seekerProfilesSlice,
  matchingSlice,
  applicationsSlice,
  messagesSlice,
  ownEmployersSlice,
  ownJobsSlice,
  jobPostingsSlice,
  notificationsSlice,
  reportsSlice,
  adminsSlice,
  rpcSlice,
  mailsSlice,
];

export const personalDataOf = (slices: readonly Slice[]) => slices.flatMap(({ personalData }) => personalData ?? []);

export const jobsOf = (slices: readonly Slice[]) => slices.flatMap(({ jobs = [] }) => jobs);
export const mailTemplatesOf = (slices: readonly Slice[]) => slices.flatMap(({ mails = [] }) => mails);
